import type {Phrases} from '../../../language/grammar';
import type {Message} from '../../../problem';

/** Words that were never meant for visitors. */
export interface Leftover extends Message {
  pattern: RegExp | Phrases;
  finding: string;
  /** Nor do they belong to a patient's words. */
  ofPatients?: true;
  severity?: 'warning';
}
