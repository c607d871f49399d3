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

/** Comparing more than so many pairs takes too long: then items of a gap are paired in their order. */
const LARGEST = 40_000;

/** In another place only what is at least so alike is the same item. */
const ALIKE_ELSEWHERE = 0.5;

/** An item that has no equal in its place: between which equal ones it stands, and as which of them. */
interface Open {
  at: number;
  gap: number;
  rank: number;
}

/**
 * Says which old item became which new one: the one alignment of paragraphs, sentences, items of lists and signed texts.
 * Equal items are found first; of the others those become each other that are most alike, in the same place before others.
 * @returns every item once, in the order of `after`; what is gone stands where it stood
 */
export function align<Item>(
  before: readonly Item[],
  after: readonly Item[],
  options: AlignOptions<Item>,
): Aligned[] {
  const {isSame, likeness = () => 1, canMove = false} = options;
  const gone: Open[] = [];
  const fresh: Open[] = [];
  const aligned: Aligned[] = [];
  /** For each new item the old place up to which what is gone comes before it. */
  const upTo: number[] = [];
  let [was, gap] = [0, 0];
  for (const {added, removed, count} of diffArrays([...before], [...after], {comparator: isSame})) {
    if (!added && !removed) gap++;
    for (let rank = 0; rank < count; rank++) {
      if (removed) gone.push({at: was++, gap, rank});
      else {
        const at = upTo.push(was) - 1;
        aligned.push(added ? {after: at, isSame: false} : {before: was++, after: at, isSame: true});
        if (added) fresh.push({at, gap, rank});
      }
    }
  }

  const isLarge = gone.length * fresh.length > LARGEST;
  const score = (old: Open, now: Open): number => {
    const isHere = old.gap === now.gap;
    if (isLarge) return isHere && old.rank === now.rank ? 1 : 0;
    if (!isHere && !canMove) return 0;
    const [one, other] = [before[old.at]!, after[now.at]!];
    if (canMove && isSame(one, other)) return Infinity;
    const like = likeness(one, other);
    if (isHere) return like > 0 ? 1 + like : 0;
    return like >= ALIKE_ELSEWHERE ? like : 0;
  };
  const pairs = gone
    .flatMap((old) => fresh.map((now) => ({old, now, score: score(old, now)})))
    .filter((pair) => pair.score > 0)
    .sort((a, b) => (a.score === b.score ? 0 : b.score - a.score));
  const taken = new Set<Open>();
  const crosses = (old: Open, now: Open) =>
    aligned.some(
      (pair) => pair.before !== undefined && (pair.before - old.at) * (pair.after! - now.at) < 0,
    );
  for (const {old, now, score: alike} of pairs) {
    if (taken.has(old) || taken.has(now) || (!canMove && crosses(old, now))) continue;
    taken.add(old).add(now);
    const isMoved = alike === Infinity;
    aligned[now.at] = {before: old.at, after: now.at, isSame: isMoved, ...(isMoved && {isMoved})};
    if (old.gap === now.gap && !isMoved) upTo[now.at] = old.at;
  }
  const left = gone
    .filter((old) => !taken.has(old))
    .map(({at}): Aligned => ({before: at, isSame: false}));
  const leftBefore = (place: number) =>
    left.splice(0, left.filter((item) => item.before! < place).length);
  return [...aligned.flatMap((item, at) => [...leftBefore(upTo[at]!), item]), ...left];
}

/** The share of words that two texts have in common (Dice's coefficient), from 0 to 1. */
export function sharedWords(one: string, other: string): number {
  const [words, left] = [wordsOf(one), wordsOf(other)];
  const total = words.length + left.length;
  const shared = words.filter(
    (word) => left.includes(word) && left.splice(left.indexOf(word), 1).length > 0,
  );
  return total === 0 ? 1 : (2 * shared.length) / total;
}

/** The words of a text in small letters, with figures. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$%']+/gu) ?? [];
}
