import {
  type Check,
  type Message,
  type Page,
  type Problem,
  type SignOff,
  getSignOff,
  type Site,
} from '@dental/content';
import {reportLine} from '../each';
import {explainSignOff} from '../launch/claims';

/** Someone signs off on each page with claims about treatments, money, or rights, once a year. */
export const checkSignOff: Check = ({site, today}) =>
  site ? findSignOffWarnings(site, today) : [];

/**
 * Lists the pages that need a signature, as warnings. Visitors don't see an unsigned review;
 * nothing else changes. Approvals are on the host, so only `npm run gate` can look them up.
 * @param today the date where the practice is, such as `2027-08-10`
 */
export function findSignOffWarnings(site: Site, today: string): Problem[] {
  return site.pages.flatMap((page) => {
    const review = getSignOff(site, page);
    const message = judgeSignOff(page, review, today);
    if (!message) return [];
    const line = site.findLine(page.file, ['reviewed', 'on' in review ? 'on' : 'by']);
    return reportLine(page.file, line, {field: 'reviewed', severity: 'warning', ...message});
  });
}

function judgeSignOff(page: Page, review: SignOff, today: string): Message | undefined {
  return 'on' in review ? judgeDay(review.on, review.by.name, today) : explainSignOff(page, review);
}

function judgeDay(day: string, name: string, today: string): Message | undefined {
  const yearLater = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  if (yearLater >= today) return undefined;
  return {
    message: `${name} signed this page more than a year ago.`,
    remedy:
      'Ask them to read it again. Then change on: under reviewed: to that day, ' +
      'and have them approve the pull request.',
  };
}
