import {joinPatterns} from '@dental/content';

/**
 * Compiles words and phrases to a regular expression that finds each of them as a whole. A word may
 * be a short pattern itself, such as `schools?` or `closed (?!on)`.
 */
export const compileWords = (words: readonly string[], flags = 'i'): RegExp =>
  new RegExp(String.raw`\b${joinPatterns(words)}\b`, flags);
