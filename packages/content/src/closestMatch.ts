import leven from 'leven';

/**
 * The candidate that is most like a word with a typing error.
 * @returns undefined when none is near
 */
export function closestMatch(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({candidate, far: leven(word.toLowerCase(), candidate.toLowerCase())}))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined;
}
