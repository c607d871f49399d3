import type {Phrases} from '../../../language/grammar';
import type {Message, Problem} from '../../../problem';
import type {Voice, Words} from '../sayings';
import {likelyIn, matchesOf} from '../wordRule';
import {LAW} from './law';

/** What tells who a patient is. None of it can be let stand: such a rule has no name. */
export interface PrivacyRule extends Message {
  pattern: RegExp | Phrases;
  /** Whose words it is about; everybody's if this is left out. */
  voices?: readonly Voice[];
  /** Words with which it means something else. */
  unless?: RegExp | Phrases;
}

/** Who tells of one patient. */
export const OF_PATIENTS: readonly Voice[] = ['case', 'patient'];

/** Who speaks to all visitors. */
export const OF_ALL: readonly Voice[] = ['page', 'facts'];

/** What tells who a patient is, at a place of a sentence. */
export type Told = Message & Pick<Problem, 'severity' | 'finding' | 'quote'> & {at: number};

/** What the first rule that a sentence breaks says of it. */
export function firstTold(rules: readonly PrivacyRule[], {text, voice}: Words): Told | undefined {
  for (const {pattern, voices, unless, what, fix} of likelyIn(text, rules)) {
    if (voices?.includes(voice) === false) continue;
    const [found] = matchesOf(pattern, text);
    if (found && !(unless && matchesOf(unless, text).length > 0))
      return {at: found.index, what: `${what}: ${found.text.trim()} (${LAW}).`, fix};
  }
  return undefined;
}
