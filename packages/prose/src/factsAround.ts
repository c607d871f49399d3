import {type Content, memoize} from '@dental/content';
import {teamOf} from './people/team';
import {offeredHere} from './records';

/**
 * Everything that a sentence is compared with, as a text: some of the practice's facts, the day, who has a page, which treatments do, and
 * whether there is a site, without which figures are not compared.
 */
export const factsAround = memoize((content: Content): string => {
  const {
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
    site,
    cases,
    reviews,
  } = content;
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
    cases.length,
    reviews.length,
  ]);
});
