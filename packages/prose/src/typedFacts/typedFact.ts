import type {Content, Message, Sentence} from '@dental/content';

/** A fact of the practice where it was typed into a text, in which it would grow old. */
export interface TypedFact extends Message {
  /** Where it is in the sentence. */
  at: number;
  /** What to do in a field, where no tag works, if there is something better than to say it without. */
  inField?: string;
  /** What to write in its place, where it says exactly the same. */
  tag?: string;
  /** The words that it takes the place of. */
  found?: string;
}

/** Looks for one kind of fact in a sentence, which may go on from the one before it. */
export type FactFinder = (
  sentence: Sentence['text'],
  content: Content,
  before?: string,
) => TypedFact[];

/** A fact for every match of a pattern that `explain` has a word on. */
export function factsIn(
  text: string,
  pattern: RegExp,
  explain: (found: string, match: RegExpExecArray) => Omit<TypedFact, 'at'> | undefined,
): TypedFact[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const message = explain(match[0], match);
    return message ? [{at: match.index, ...message}] : [];
  });
}
