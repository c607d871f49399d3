import {diffArrays} from 'diff';
import type {Block} from './blocks';

/** Something that has become of a block. */
export interface BlockChange {
  kind: 'changed' | 'new' | 'gone' | 'moved';
  before?: Block;
  after?: Block;
  /** The heading that it stands below; `''` above the first. */
  below: string;
}

/** Below this likeness (0 to 1), two blocks are not the same one with other words. */
const ALIKE = 0.35;

/** Tables of likeness larger than this take too long: then blocks are paired in their order. */
const LARGEST = 40_000;

/** What has become of the blocks of a page, in the order in which they are read now. */
export function alignBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const changes: BlockChange[] = [];
  const parts = diffArrays(before.map(keyOf), after.map(keyOf));
  let [was, is] = [0, 0];
  let below = '';
  let gone: Block[] = [];
  let fresh: Block[] = [];
  const settle = () => {
    for (const [old, now] of pairs(gone, fresh)) {
      changes.push({kind: old && now ? 'changed' : now ? 'new' : 'gone', before: old, after: now, below});
      if (now?.kind === 'heading') below = now.text;
    }
    [gone, fresh] = [[], []];
  };
  for (const {added, removed, count} of parts) {
    if (removed) {
      gone.push(...before.slice(was, was + count));
      was += count;
    } else if (added) {
      fresh.push(...after.slice(is, is + count));
      is += count;
    } else {
      settle();
      for (const block of after.slice(is, is + count)) if (block.kind === 'heading') below = block.text;
      was += count;
      is += count;
    }
  }
  settle();
  return withMoves(changes);
}

/** All of a block that patients notice, as one text. A picture's address may change while it shows the same. */
export function keyOf({kind, level, text, links, source, hash}: Block): string {
  return JSON.stringify([kind, level ?? 0, text, links.map(({to}) => to), hash ?? source ?? '']);
}

/** A block that is gone here and new there has only moved. */
function withMoves(changes: readonly BlockChange[]): BlockChange[] {
  const left = new Map<string, BlockChange[]>();
  for (const change of changes)
    if (change.kind === 'gone' && change.before) {
      const key = keyOf(change.before);
      left.set(key, [...(left.get(key) ?? []), change]);
    }
  const moved = new Set<BlockChange>();
  return changes
    .map((change): BlockChange => {
      const from = change.kind === 'new' && change.after ? left.get(keyOf(change.after))?.shift() : undefined;
      if (!from) return change;
      moved.add(from);
      return {...change, kind: 'moved', before: from.before};
    })
    .filter((change) => !moved.has(change));
}

type Pair = [old: Block | undefined, now: Block | undefined];

/** Pairs what is gone with what has taken its place, in their order, so that the pairs are as alike as can be. */
function pairs(gone: readonly Block[], fresh: readonly Block[]): Pair[] {
  if (gone.length * fresh.length > LARGEST) return inOrder(gone, fresh);
  const best: number[][] = Array.from({length: gone.length + 1}, () => Array<number>(fresh.length + 1).fill(0));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  const likeness = gone.map((old) => fresh.map((now) => alike(old, now)));
  for (let row = gone.length - 1; row >= 0; row--) {
    for (let column = fresh.length - 1; column >= 0; column--) {
      const like = likeness[row]?.[column] ?? 0;
      const together = like >= ALIKE ? like + at(row + 1, column + 1) : 0;
      (best[row] ?? [])[column] = Math.max(together, at(row + 1, column), at(row, column + 1));
    }
  }
  const found: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < gone.length && column < fresh.length) {
    const like = likeness[row]?.[column] ?? 0;
    if (like >= ALIKE && at(row, column) === like + at(row + 1, column + 1)) found.push([gone[row++], fresh[column++]]);
    else if (at(row + 1, column) >= at(row, column + 1)) found.push([gone[row++], undefined]);
    else found.push([undefined, fresh[column++]]);
  }
  while (row < gone.length) found.push([gone[row++], undefined]);
  while (column < fresh.length) found.push([undefined, fresh[column++]]);
  return found;
}

function inOrder(gone: readonly Block[], fresh: readonly Block[]): Pair[] {
  return Array.from({length: Math.max(gone.length, fresh.length)}, (_, index) => [gone[index], fresh[index]]);
}

/** How alike two blocks are, from 0 to 1: the words that they share (Dice's coefficient), and whether they are of a kind. */
function alike(a: Block, b: Block): number {
  if ((a.kind === 'picture') !== (b.kind === 'picture')) return 0;
  if (a.kind === 'picture') return a.text === b.text || a.source === b.source ? 1 : 0.5;
  const words = wordsOf(a.text);
  const left = wordsOf(b.text);
  const total = words.length + left.length;
  const shared = words.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  const like = total === 0 ? 1 : (2 * shared.length) / total;
  return a.kind === b.kind ? Math.max(like, isShort(a, b) ? ALIKE : 0) : like - 0.1;
}

/** Of two short lines in the same place, such as a heading that is another one now, the one has become the other. */
function isShort(a: Block, b: Block): boolean {
  return [a, b].every(({kind, text}) => kind === 'heading' || (kind === 'row' && text.length < 60));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$%]+/gu) ?? [];
}
