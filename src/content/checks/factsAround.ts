import type {Content} from '../content';
import {memoize} from '../memoize';
import {teamOf} from './meaning/people';

/**
 * Everything that a sentence is compared with, as a text: some of the practice's facts, the day, who has a page, and
 * whether there is a site, without which figures are not compared.
 */
export const factsAround = memoize((content: Content): string => {
  const {today, practice, policies, claims, paymentPartners, insurance, hours, costs, site} = content;
  const hasSite = site !== undefined;
  return JSON.stringify([
    today,
    practice,
    policies,
    claims,
    paymentPartners,
    insurance,
    hours,
    costs,
    teamOf(content),
    hasSite,
  ]);
});
