import type {Message} from '@dental/content';
import type {RuleData} from './schema';

/** Who speaks: a page, a before-and-after case, the practice's data, or a patient. */
export type Voice = 'page' | 'case' | 'facts' | 'patient';

/** The words of a sentence, with its speaker and its field. */
export interface Words {
  /** With straight apostrophes and on one line: every character keeps its place. */
  text: string;
  voice: Voice;
  field?: string | undefined;
  /** The next sentence of the same paragraph or value. */
  next?: string | undefined;
}

/** A sentence that visitors read. */
export interface Sentence extends Words {
  /** The same object whenever the same words recur, so that findings can be memoized by it. */
  words: Words;
  file: string;
  /** The paragraph or value that contains it, with the same characters replaced. */
  passage: string;
  /** The line of a position in `text`. */
  getLine(this: void, position: number): number;
}

/** A problem in a sentence. */
export interface Finding extends Message {
  source?: RuleData['source'];
  /** The position of the quoted words. */
  at: number;
  /** The words to write instead of the quoted ones, if that is certain. */
  by?: string;
}
