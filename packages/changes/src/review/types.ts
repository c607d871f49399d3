import type {Site} from '@dental/content';
import type {Change} from '../diff/facts/compare';
import type {LookResult} from '../pictures';
import type {ChangeGroup} from './changeGroups';

/** The part of a review that comes from the content and git, not from the built pages. */
export interface Records {
  /** A sentence that names who has to approve the change. */
  approval: string;
  /** The changes to facts, people, cases…; undefined if they are not known. */
  facts: readonly Change[] | undefined;
  words: readonly string[];
  /** The warnings of the check about the change, in sentences. */
  warnings: readonly string[];
  /** Required statements that a page no longer makes, and changed photographs of people. */
  firstPoints: readonly string[];
  /** The paths of the pages about treatments: words removed from them come first. */
  treatmentPaths: readonly string[];
  /** The closures of the new version; a page lists only the next few. */
  closures: readonly {name: string; day: string}[];
  /** New and changed offers, as on their first day. */
  offers: readonly Offer[];
}

/** An offer as `promotions.yml` has it. */
export type Offer = Site['promotions']['promotions'][number];

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
  total: number;
  /** The name and commit of the base, and the day that both sites show. */
  made: {base: string; commit: string; day: string};
}
