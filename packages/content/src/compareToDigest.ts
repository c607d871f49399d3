/** The differences between the sentences of a page and those that its translation is based on. */
export interface SentenceChanges<Sentence> {
  /** The sentences that are new or have other words. */
  changed: readonly Sentence[];
  /** The sentences that are in a different order, from the first one to the last. */
  moved: readonly Sentence[];
  /** The number of sentences that were deleted or have other words. */
  removed: number;
}

/**
 * Compares the sentences of an English page with the digest in its translation. The editor does so
 * at every change of a form.
 * @param englishDigest the digests of the sentences then, with spaces between them
 */
export function compareToDigest<Sentence extends {digest: string}>(
  englishDigest: string,
  sentences: readonly Sentence[],
): SentenceChanges<Sentence> {
  const before = englishDigest.split(/\s+/).filter(Boolean);
  const now = sentences.map(({digest}) => digest);
  const [start, end] = countEqualEnds(before, now);
  const oldDigests = before.slice(start, before.length - end);
  const newSentences = sentences.slice(start, sentences.length - end);

  // A sentence can occur twice, so each old one is the same as only one of the new ones.
  const unmatched = new Set(oldDigests.keys());
  const changed: Sentence[] = [];
  const kept: Sentence[] = [];
  for (const sentence of newSentences) {
    const match = [...unmatched].find((index) => oldDigests[index] === sentence.digest);
    if (match === undefined) {
      changed.push(sentence);
    } else {
      kept.push(sentence);
      unmatched.delete(match);
    }
  }
  const oldOrder = oldDigests.filter((_, index) => !unmatched.has(index));
  const [first, last] = countEqualEnds(
    oldOrder,
    kept.map(({digest}) => digest),
  );
  return {changed, moved: kept.slice(first, kept.length - last), removed: unmatched.size};
}

/**
 * Counts the equal entries at the start of two lists, and those at their end after these; of two
 * texts, the characters.
 */
export function countEqualEnds<Sequence extends string | readonly string[]>(
  one: Sequence,
  other: Sequence,
): [start: number, end: number] {
  const length = Math.min(one.length, other.length);
  let start = 0;
  while (start < length && one[start] === other[start]) start++;
  let end = 0;
  while (end < length - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return [start, end];
}
