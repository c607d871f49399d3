/**
 * An alternative of words and phrases, as the source of a regular expression without groups.
 * A word may be a short pattern itself, such as `schools?` or `closed (?!on)`.
 */
export const matchAny = (words: readonly string[]): string => `(?:${words.join('|')})`;

/** Compiles words and phrases to a regular expression that finds each of them as a whole. */
export const compileWords = (words: readonly string[], flags = 'i'): RegExp =>
  new RegExp(String.raw`\b${matchAny(words)}\b`, flags);
