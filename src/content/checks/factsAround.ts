import type {Content} from '../content';
import {memoize} from '../memoize';
import {teamOf} from './meaning/people';

/** Everything that a sentence is compared with, as a text: some of the practice's facts, the day, and who has a page. */
export const factsAround = memoize((content: Content): string => {
  const {today, practice, policies, claims, paymentPartners, hours} = content;
  return JSON.stringify([today, practice, policies, claims, paymentPartners, hours, teamOf(content)]);
});
