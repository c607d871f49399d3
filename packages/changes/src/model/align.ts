import {diffArrays} from 'diff';

/** An item before and after, by their places: both if the one has become the other, one if it is gone or new. */
export interface Aligned {
  before?: number;
  after?: number;
  /** Whether it is the same in both versions. */
  isSame: boolean;
  /** Whether it is the same, in another place. */
  isMoved?: boolean;
}

export interface AlignOptions<Item> {
  isSame(this: void, before: Item, after: Item): boolean;
  /** From 0 to 1, 0 for items that have nothing to do with each other. Without it, items at the same place are paired. */
  likeness?(this: void, before: Item, after: Item): number;
  /** Whether items may have moved past others; if not, the pairs are in order. */
  canMove?: boolean;
}

/** Tables of likeness larger than this take too long: then items are paired in their order. */
const LARGEST = 40_000;

/** In another place only what is at least so alike is the same item. */
const ALIKE_ELSEWHERE = 0.5;

type Gap = Record<'gone' | 'fresh', number[]>;

/**
 * Says which old item became which new one: the one alignment of paragraphs, sentences, items of lists and signed texts.
 * Equal items are found first, then those that have moved, then, between the equal ones, those that are most alike.
 * @returns every item once, in the order of `after`; what is gone stands where it stood
 */
export function align<Item>(before: readonly Item[], after: readonly Item[], options: AlignOptions<Item>): Aligned[] {
  const {isSame, likeness = () => 1, canMove = false} = options;
  const segments: (Gap | Aligned)[] = [];
  let [was, is] = [0, 0];
  for (const {added, removed, count} of diffArrays([...before], [...after], {comparator: isSame})) {
    let gap = segments.at(-1);
    if ((added || removed) && (!gap || !('gone' in gap))) segments.push((gap = {gone: [], fresh: []}));
    for (let step = 0; step < count; step++) {
      if (removed) (gap as Gap).gone.push(was++);
      else if (added) (gap as Gap).fresh.push(is++);
      else segments.push({before: was++, after: is++, isSame: true});
    }
  }
  const gaps = segments.filter((segment): segment is Gap => 'gone' in segment);
  const moved = canMove ? takeMoved(gaps, (old, now) => (isSame(before[old]!, after[now]!) ? 1 : 0)) : [];
  const like = (old: number, now: number) => likeness(before[old]!, after[now]!);
  const found = new Map(gaps.map((gap) => [gap, pairUp(gap, like)]));
  if (canMove) {
    // What is left over in one place may have become what is new in another.
    const left = gaps.map((gap) => leftIn(found.get(gap) ?? []));
    const likeEnough = (old: number, now: number) => (like(old, now) >= ALIKE_ELSEWHERE ? like(old, now) : 0);
    for (const {before: old, after: now} of takeMoved(left, likeEnough))
      for (const [gap, pairs] of found) {
        const kept = pairs.filter((pair) => pair.before !== old || pair.after !== undefined);
        found.set(
          gap,
          kept.map((pair) => (pair.after === now ? {...pair, before: old} : pair)),
        );
      }
  }
  const settled = segments.flatMap((segment) => ('gone' in segment ? (found.get(segment) ?? []) : [segment]));
  for (const pair of moved) {
    const at = settled.findIndex(({after: place}) => place !== undefined && place > pair.after!);
    settled.splice(at === -1 ? settled.length : at, 0, {...pair, isSame: true, isMoved: true});
  }
  return settled;
}

/** Takes pairs out of some gaps, wherever they are: for each new item the old one that is most like it. */
function takeMoved(gaps: readonly Gap[], like: (old: number, now: number) => number): Omit<Aligned, 'isSame'>[] {
  return gaps.flatMap((gap) =>
    [...gap.fresh].flatMap((now) => {
      const best = bestMatch(
        gaps.flatMap(({gone}) => gone),
        (old) => like(old, now),
      );
      if (best === undefined) return [];
      for (const {gone} of gaps) if (gone.includes(best)) gone.splice(gone.indexOf(best), 1);
      gap.fresh.splice(gap.fresh.indexOf(now), 1);
      return [{before: best, after: now}];
    }),
  );
}

/** The candidate that is most like something; undefined if none is at all. */
function bestMatch<Item>(candidates: readonly Item[], like: (candidate: Item) => number): Item | undefined {
  let [best, most]: [Item | undefined, number] = [undefined, 0];
  for (const candidate of candidates) {
    const likeness = like(candidate);
    if (likeness > most) [best, most] = [candidate, likeness];
  }
  return best;
}

function leftIn(pairs: readonly Aligned[]): Gap {
  return {
    gone: pairs.flatMap(({before, after}) => (after === undefined ? [before!] : [])),
    fresh: pairs.flatMap(({before, after}) => (before === undefined ? [after!] : [])),
  };
}

/** Pairs the items of a gap in their order, so that the pairs are as alike as can be. */
function pairUp({gone, fresh}: Gap, like: (old: number, now: number) => number): Aligned[] {
  const pair = (before: number | undefined, after: number | undefined): Aligned => ({before, after, isSame: false});
  if (gone.length * fresh.length > LARGEST)
    return Array.from({length: Math.max(gone.length, fresh.length)}, (_, at) => pair(gone[at], fresh[at]));
  const likeness = gone.map((old) => fresh.map((now) => like(old, now)));
  const best = Array.from({length: gone.length + 1}, () => Array<number>(fresh.length + 1).fill(0));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  const together = (row: number, column: number) => {
    const alike = likeness[row]?.[column] ?? 0;
    return alike > 0 ? alike + at(row + 1, column + 1) : 0;
  };
  for (let row = gone.length - 1; row >= 0; row--)
    for (let column = fresh.length - 1; column >= 0; column--)
      best[row]![column] = Math.max(together(row, column), at(row + 1, column), at(row, column + 1));
  const pairs: Aligned[] = [];
  let [row, column] = [0, 0];
  while (row < gone.length && column < fresh.length) {
    const most = at(row, column);
    if (most > 0 && together(row, column) === most) pairs.push(pair(gone[row++], fresh[column++]));
    else if (at(row + 1, column) >= at(row, column + 1)) pairs.push(pair(gone[row++], undefined));
    else pairs.push(pair(undefined, fresh[column++]));
  }
  while (row < gone.length) pairs.push(pair(gone[row++], undefined));
  while (column < fresh.length) pairs.push(pair(undefined, fresh[column++]));
  return pairs;
}

/** The share of words that two texts have in common (Dice's coefficient), from 0 to 1. */
export function sharedWords(one: string, other: string): number {
  const [words, left] = [wordsOf(one), wordsOf(other)];
  const total = words.length + left.length;
  const shared = words.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return total === 0 ? 1 : (2 * shared.length) / total;
}

/** The words of a text in small letters, with figures. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$%']+/gu) ?? [];
}
