import {diffArrays} from 'diff';

/** An item by its index in each version; only one index if it was removed or added. */
export interface Aligned {
  before?: number;
  after?: number;
  /** True if it is the same in both versions. */
  isSame: boolean;
  /** True if it is the same, in a different place. */
  isMoved?: boolean;
}

export interface AlignOptions<Item> {
  isSame(this: void, before: Item, after: Item): boolean;
  /** From 0 to 1; 0 for unrelated items. By default, pairs items at the same place. */
  likeness?(this: void, before: Item, after: Item): number;
  /** True if items may move past others; otherwise the pairs are in order. */
  canMove?: boolean | undefined;
}

/** Scoring more pairs takes too long: beyond this, items of a gap are paired in order. */
const MAX_SCORED_PAIRS = 40_000;

/** An item in a different place counts as the same item only from this likeness. */
const MIN_LIKENESS_ELSEWHERE = 0.5;

/** An item without an equal in its place. */
interface Unmatched {
  index: number;
  /** The number of runs of equal items before it. */
  gap: number;
  rank: number;
}

interface Comparison {
  removed: Unmatched[];
  added: Unmatched[];
  /** Each new item. */
  aligned: Aligned[];
  /** For each new item: removed items with a lower old index come before it. */
  oldLimits: number[];
}

/**
 * Pairs the old items with the new ones. Paragraphs, sentences, list items, and signed texts all
 * use it. Equal items come first; then the most similar ones, with those in the same place first.
 * @returns each item once, in the order of `after`; a removed item keeps its old place
 */
export function align<Item>(
  before: readonly Item[],
  after: readonly Item[],
  options: AlignOptions<Item>,
): Aligned[] {
  const {canMove = false} = options;
  const {removed, added, aligned, oldLimits} = compareInOrder(before, after, options);
  const isTooLarge = removed.length * added.length > MAX_SCORED_PAIRS;
  const score = (old: Unmatched, now: Unmatched): number => {
    if (isTooLarge) return old.gap === now.gap && old.rank === now.rank ? 1 : 0;
    return scorePair(before[old.index]!, after[now.index]!, old.gap === now.gap, options);
  };
  const pairs = removed
    .flatMap((old) => added.map((now) => ({old, now, score: score(old, now)})))
    .filter((pair) => pair.score > 0)
    .sort((a, b) => (a.score === b.score ? 0 : b.score - a.score));

  const paired = new Set<Unmatched>();
  for (const {old, now, score: pairScore} of pairs) {
    if (paired.has(old) || paired.has(now)) continue;
    if (!canMove && crossesPair(aligned, old.index, now.index)) continue;
    paired.add(old).add(now);
    const pair = {before: old.index, after: now.index};
    const isMoved = pairScore === Infinity;
    aligned[now.index] = isMoved ? {...pair, isSame: true, isMoved} : {...pair, isSame: false};
    if (old.gap === now.gap && !isMoved) oldLimits[now.index] = old.index;
  }
  const unpaired = removed.filter((old) => !paired.has(old)).map(({index}) => index);
  return insertRemoved(aligned, oldLimits, unpaired);
}

/** Finds the items that are equal in both versions, in the same order. */
function compareInOrder<Item>(
  before: readonly Item[],
  after: readonly Item[],
  {isSame}: AlignOptions<Item>,
): Comparison {
  const removed: Unmatched[] = [];
  const added: Unmatched[] = [];
  const aligned: Aligned[] = [];
  const oldLimits: number[] = [];
  let oldIndex = 0;
  let gap = 0;
  for (const run of diffArrays([...before], [...after], {comparator: isSame})) {
    if (!run.added && !run.removed) gap++;
    for (let rank = 0; rank < run.count; rank++) {
      if (run.removed) {
        removed.push({index: oldIndex++, gap, rank});
        continue;
      }
      const index = aligned.length;
      oldLimits.push(oldIndex);
      if (run.added) {
        aligned.push({after: index, isSame: false});
        added.push({index, gap, rank});
      } else {
        aligned.push({before: oldIndex++, after: index, isSame: true});
      }
    }
  }
  return {removed, added, aligned, oldLimits};
}

/** Scores a pair: 0 for unrelated items, and `Infinity` for the same item in a different place. */
function scorePair<Item>(
  before: Item,
  after: Item,
  isSamePlace: boolean,
  {isSame, likeness = () => 1, canMove = false}: AlignOptions<Item>,
): number {
  if (!isSamePlace && !canMove) return 0;
  if (canMove && isSame(before, after)) return Infinity;
  const like = likeness(before, after);
  if (isSamePlace) return like > 0 ? 1 + like : 0;
  return like >= MIN_LIKENESS_ELSEWHERE ? like : 0;
}

/** Returns true if an earlier pair is before one item of this pair, and after the other one. */
function crossesPair(aligned: readonly Aligned[], before: number, after: number): boolean {
  return aligned.some(
    (pair) => pair.before !== undefined && (pair.before - before) * (pair.after! - after) < 0,
  );
}

function insertRemoved(
  aligned: readonly Aligned[],
  oldLimits: readonly number[],
  removed: readonly number[],
): Aligned[] {
  const remaining = [...removed];
  const takeRemovedBefore = (limit: number) =>
    remaining
      .splice(0, remaining.filter((index) => index < limit).length)
      .map((index): Aligned => ({before: index, isSame: false}));
  return [
    ...aligned.flatMap((item, index) => [...takeRemovedBefore(oldLimits[index]!), item]),
    ...takeRemovedBefore(Infinity),
  ];
}

/** The share of words that two texts have in common (Dice's coefficient), from 0 to 1. */
export function measureWordOverlap(one: string, other: string): number {
  const words = splitWords(one);
  const otherWords = splitWords(other);
  const total = words.length + otherWords.length;
  if (total === 0) return 1;
  let shared = 0;
  for (const word of words) {
    const index = otherWords.indexOf(word);
    if (index === -1) continue;
    otherWords.splice(index, 1);
    shared++;
  }
  return (2 * shared) / total;
}

/** The words of a text in lowercase, with figures. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$%']+/gu) ?? [];
}
