import {type Content, memoize, memoizeTexts, type Message, type Sentence} from '@dental/content';

/** A fact of the practice that is typed into a text, where it gets out of date. */
export interface TypedFact extends Message {
  /** Its position in the sentence. */
  at: number;
  /** The remedy in a field, where no tag works, if leaving the fact out is not the best one. */
  inField?: string;
  /** The tag that shows exactly the same text. */
  tag?: string;
  /** The words that the tag replaces. */
  found?: string;
}

/** Finds one kind of fact in a sentence. `before` is the previous sentence. */
export type FactFinder = (
  sentence: Sentence['text'],
  content: Content,
  before?: string,
) => TypedFact[];

/** A fact for every match of a pattern that `explain` has a message for. */
export function findFacts(
  text: string,
  pattern: RegExp,
  explain: (found: string, match: RegExpExecArray) => Omit<TypedFact, 'at'> | undefined,
): TypedFact[] {
  return matchesOf(pattern)(text).flatMap((match) => {
    const message = explain(match[0], match);
    return message ? [{at: match.index, ...message}] : [];
  });
}

/** The function that finds all matches of a pattern in a text, once per text. */
const matchesOf = memoize((pattern: RegExp) =>
  memoizeTexts((text): readonly RegExpExecArray[] => [...text.matchAll(pattern)]),
);
