import type {Change} from '../diff/facts/compare';
import type {LookResult} from '../pictures';
import type {ChangeGroup} from './changeGroups';

/** The part of a review that comes from the content and git, not from the built pages. */
export interface Records {
  /** A sentence that names who has to approve the change. */
  approval: string;
  /** The changes to facts, people, cases…; undefined if they are not known. */
  facts: readonly Change[] | undefined;
  /** Words that aren't in the dictionary. */
  words: readonly string[];
  /** The warnings of the check about the change, in sentences. */
  warnings: readonly string[];
  toSign: readonly PageToSign[];
}

/** A page whose words need a signature. */
export interface PageToSign {
  name: string;
  /** A sentence that names who has to sign. */
  signature: string;
}

/** Everything that a report shows. */
export interface Review extends Records {
  /** One sentence about how much patients will notice, and the most important changes. */
  sentence: string;
  points: readonly string[];
  /** Sentences about parts that couldn't be compared. */
  notes: readonly string[];
  groups: readonly ChangeGroup[];
  /** The results of the photographed pages, by path. */
  looks: ReadonlyMap<string, LookResult>;
  /** The number of pages of the site. */
  total: number;
  /** The name and commit of the base, and the day that both sites show. */
  made: {base: string; commit: string; day: string};
}
