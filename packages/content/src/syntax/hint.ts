import type {Message} from '../problem';

/** What fills the gaps of a sentence: `{name}` in it becomes the value of `name`. */
export type Words = Readonly<Record<string, string>>;

/** What to do, and something badly written to which the hint is the answer: a test writes it and expects the hint. */
export interface Remedy {
  fix: string;
  example: string;
}

/**
 * A row of the tables of hints: how people write something wrong, and what to tell them. `finds` looks for it; where
 * the remedy depends on what was found, it names one of `either`.
 */
export type Hint<Find> = {what: string; finds: Find} & (Remedy | {either: Readonly<Record<string, Remedy>>});

/** The sentences of a hint with their gaps filled. */
export function messageOf(hint: Hint<unknown>, words: Words = {}, remedy = ''): Message {
  const fix = 'either' in hint ? hint.either[remedy]?.fix : hint.fix;
  return {what: fill(hint.what, words), fix: fill(fix ?? 'Correct it.', words)};
}

/** The remedies of a hint. */
export function remediesOf(hint: Hint<unknown>): Remedy[] {
  return 'either' in hint ? Object.values(hint.either) : [hint];
}

function fill(sentence: string, words: Words): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (gap, name: string) => words[name] ?? gap);
}

/** The lines that git leaves where two people changed the same words, and what to say of them anywhere. */
export const MERGE_MARKER = /^(<{7}( .*)?|={7}|>{7}( .*)?)$/;
export const MERGE_HINT = {
  what: 'Two versions of this part stand here, from two people who changed it.',
  fix: 'Keep one version, and delete the other with the lines of <<<, === and >>>.',
  example: '<<<<<<< HEAD\nOur words\n=======\nTheir words\n>>>>>>> theirs',
};
