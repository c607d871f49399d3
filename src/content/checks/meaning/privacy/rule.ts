import type {Message, Problem} from '../../../problem';
import type {Voice} from '../sayings';
import type {RuleTable, WordRule} from '../wordRule';
import {LAW} from './law';

/** What tells who a patient is: its message goes on with the words and the law, and it holds of a denial too. */
export type PrivacyRule = Omit<WordRule, 'finding' | 'what'> & Message;

/** Who tells of one patient. */
export const OF_PATIENTS: readonly Voice[] = ['case', 'patient'];

/** Who speaks to all visitors. */
export const OF_ALL: readonly Voice[] = ['page', 'facts'];

/** What tells who a patient is, at a place of a sentence. */
export type Told = Message & Pick<Problem, 'severity' | 'finding' | 'quote'> & {at: number};

/** Rules on privacy as a table: of each sentence, the first that it breaks is said. */
export function tableOf(finding: string, rules: readonly PrivacyRule[], more: Partial<RuleTable> = {}): RuleTable {
  return {
    rules: rules.map((rule) => ({
      deniedPasses: false,
      ...rule,
      finding: `privacy/${finding}`,
      what: (found) => `${rule.what}: ${found} (${LAW}).`,
    })),
    ...more,
  };
}
