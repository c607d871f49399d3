import {longDate} from '@dental/practice';
import {whatIsMissing} from '../launch/claims';
import {type Check, type Message, type Page, type Problem, type SignOff, signOffOf, type Site} from '@dental/content';

/** Somebody is named for every claim about treatments, money and rights, once a year. */
export const checkSignOff: Check = ({site, today}) => (site ? signOffWarnings(site, today) : []);

/**
 * What is to be signed, as warnings: a visitor is not told of such a review, and nothing else changes. Whether the
 * person named has approved the words is not known here: the host says so (`npm run gate`).
 * @param today the day in Gilbert, as `2027-08-10`
 */
export function signOffWarnings(site: Site, today: string): Problem[] {
  return site.pages.flatMap((page): Problem[] => {
    const review = signOffOf(site, page);
    const message = explain(page, review, today);
    if (!message) return [];
    const line = site.lineOf(page.file, ['reviewed', 'on' in review ? 'on' : 'by']);
    return [{file: page.file, line, field: 'reviewed', severity: 'warning', ...message}];
  });
}

function explain(page: Page, review: SignOff, today: string): Message | undefined {
  if (!('on' in review)) return whatIsMissing(page, review);
  if (review.on > today)
    return {what: `${longDate(review.on)} has not come yet.`, fix: 'Write the day on which the page was read.'};
  if (yearLater(review.on) < today)
    return {
      what: `${review.by.name} answered for this page more than twelve months ago.`,
      fix: `Ask them to read it again: write the new day as on: below reviewed:, and they approve the pull request.`,
    };
  return undefined;
}

function yearLater(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}
