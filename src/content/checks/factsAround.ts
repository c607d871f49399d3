import type {Content} from '../content';
import {memoize} from '../memoize';
import {teamOf} from '../../../packages/prose/src/people/team';
import {offeredHere} from './meaning/records/notOffered';

/**
 * Everything that a sentence is compared with, as a text: some of the practice's facts, the day, who has a page, which treatments do, and
 * whether there is a site, without which figures are not compared.
 */
export const factsAround = memoize((content: Content): string => {
  const {today, practice, policies, claims, paymentPartners, insurance, hours, costs, integrations, promotions, site} =
    content;
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
    integrations,
    promotions,
    teamOf(content),
    offeredHere(content),
    hasSite,
  ]);
});
