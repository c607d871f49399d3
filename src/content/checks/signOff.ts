import {longDate} from '../../site/longDate';
import type {Message, Problem} from '../problem';
import {signOffOf} from '../signOff/state';
import type {Page, Site} from '../site';
import type {Check} from './check';

/** Somebody answers for every claim about treatments and money, for the words as they are, once a year. */
export const checkSignOff: Check = ({site, today}) => (site ? signOffWarnings(site, today) : []);

/**
 * What is to be signed, as warnings: a visitor is not told of such a review, and nothing else changes.
 * @param today the day in Gilbert, as `2027-08-10`
 */
export function signOffWarnings(site: Site, today: string): Problem[] {
  return site.pages.flatMap((page): Problem[] => {
    const message = explain(site, page, today);
    if (!message) return [];
    const line = site.lineOf(page.file, ['reviewed']);
    return [{file: page.file, line, field: 'reviewed', severity: 'warning', ...message}];
  });
}

function explain(site: Site, page: Page, today: string): Message | undefined {
  const review = signOffOf(site, page);
  switch (review.state) {
    case 'not-needed':
      return undefined;
    case 'missing':
      return {what: `Nobody has signed what this page says about ${subjectOf(review)}.`, fix: howToSign(page, review)};
    case 'wrong-person':
      return {
        what: `The reviewer "${page.reviewed?.by}" is nobody who may sign what this page says about ${subjectOf(review)}.`,
        fix: howToSign(page, review),
      };
    case 'changed':
      return {
        what: `The words have changed since ${review.by.name} signed them, so visitors are not told of the review.`,
        fix: howToSign(page, review),
      };
    case 'signed':
      if (review.on > today)
        return {what: `${longDate(review.on)} has not come yet.`, fix: 'Write the day on which the page was read.'};
      return yearLater(review.on) < today
        ? {what: `${review.by.name} signed this page more than twelve months ago.`, fix: howToSign(page, review)}
        : undefined;
  }
}

function subjectOf({claims}: {claims: readonly string[]}): string {
  return claims.map((claim) => (claim === 'clinical' ? 'treatments' : 'money')).join(' and ');
}

/** The command, and what it writes, for who reviews the change in the browser. */
function howToSign({file}: Page, {claims, hash}: {claims: readonly string[]; hash: string}): string {
  const who = claims.includes('clinical') ? 'a dentist' : 'a dentist or the manager';
  return `Ask ${who} to read it and to run npm run sign -- ${file} --by "their name", or to write the day and hash: "${hash}" under reviewed.`;
}

function yearLater(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}
