import {align, sharedWords} from '../model/align';
import type {Block} from './blocks';

/** What became of a block. */
export interface BlockChange {
  kind: 'changed' | 'new' | 'gone' | 'moved';
  before?: Block;
  after?: Block;
  /** The heading that it stands below; `''` above the first. */
  below: string;
}

/** Below this likeness (0 to 1), two blocks are not the same one with other words. */
const ALIKE = 0.35;

/** What became of the blocks of a page, in the order in which they are read now. */
export function blockChanges(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const keys = new Map([...before, ...after].map((block) => [block, keyOf(block)]));
  const isSame = (was: Block, is: Block) => keys.get(was) === keys.get(is);
  let below = '';
  return align(before, after, {isSame, likeness: alike, canMove: true}).flatMap(
    (pair): BlockChange[] => {
      const [was, is] = [before[pair.before ?? -1], after[pair.after ?? -1]];
      const kind = pair.isMoved ? 'moved' : was && is ? 'changed' : is ? 'new' : 'gone';
      const change = {kind, before: was, after: is, below} as const;
      if (is?.kind === 'heading') below = is.text;
      return pair.isSame && !pair.isMoved ? [] : [change];
    },
  );
}

/** All of a block that patients notice, as one text. */
function keyOf({kind, area, level, text, links, source}: Block): string {
  return JSON.stringify([kind, area, level, text, links.map(({to}) => to), source]);
}

/** How alike two blocks are, from 0 to 1: the words that they share, and whether they are of a kind. */
function alike(was: Block, is: Block): number {
  if (was.area !== is.area || (was.kind === 'picture') !== (is.kind === 'picture')) return 0;
  if (was.kind === 'picture') return was.text === is.text || was.source === is.source ? 1 : 0.4;
  const like = sharedWords(was.text, is.text) - (was.kind === is.kind ? 0 : 0.1);
  if (like >= ALIKE) return like;
  // Of two short lines in the same place, such as headings, the one has become the other.
  return was.kind === is.kind && [was, is].every(isShort) ? ALIKE : 0;
}

function isShort({kind, text}: Block): boolean {
  return kind === 'heading' || (kind === 'row' && text.length < 60);
}

/** What became of the links of a text: each in a sentence. */
export function linkSentences({before, after}: Pick<BlockChange, 'before' | 'after'>): string[] {
  const [was, is] = [before?.links ?? [], after?.links ?? []];
  return is.flatMap(({text, to}, at) => {
    if (was.some((old) => old.text === text && old.to === to)) return [];
    const old =
      was.find((link) => link.text === text || link.to === to) ??
      (was.length === is.length ? was[at] : undefined);
    if (!old) return `A new link, “${text}”, leads to ${to}`;
    if (old.to === to) return `The link to ${to} reads “${text}” instead of “${old.text}”`;
    return `The link “${text}” leads to ${to} instead of ${old.to}`;
  });
}
