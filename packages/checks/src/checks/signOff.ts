import {longDate} from '@dental/practice';
import {type Check, type Message, type Problem, signOffOf, type Site} from '@dental/content';
import {onLine} from '../each';
import {whatIsMissing} from '../launch/claims';

/** Somebody is named for every claim about treatments, money and rights, once a year. */
export const checkSignOff: Check = ({site, today}) => (site ? signOffWarnings(site, today) : []);

/**
 * What is to be signed, as warnings: a visitor is not told of such a review, and nothing else changes. Whether the
 * person named has approved the words is not known here: the host says so (`npm run gate`).
 * @param today the day where the practice is, as `2027-08-10`
 */
export function signOffWarnings(site: Site, today: string): Problem[] {
  return site.pages.flatMap((page) => {
    const review = signOffOf(site, page);
    const message =
      'on' in review ? wrongDay(review.on, review.by.name, today) : whatIsMissing(page, review);
    const line = site.lineOf(page.file, ['reviewed', 'on' in review ? 'on' : 'by']);
    return message
      ? onLine(page.file, line, {field: 'reviewed', severity: 'warning', ...message})
      : [];
  });
}

function wrongDay(on: string, name: string, today: string): Message | undefined {
  if (on > today)
    return {
      message: `${longDate(on)} has not come yet.`,
      remedy: 'Write the day on which the page was read.',
    };
  const yearLater = `${Number(on.slice(0, 4)) + 1}${on.slice(4)}`;
  if (yearLater >= today) return undefined;
  const remedy =
    'Ask them to read it again: write the new day as on: below reviewed:, and they approve the pull request.';
  return {message: `${name} answered for this page more than twelve months ago.`, remedy};
}
