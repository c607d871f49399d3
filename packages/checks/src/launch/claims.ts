import {
  type Approvals,
  type Message,
  type Page,
  type Problem,
  type SignOff,
  getSignOff,
  type Site,
} from '@dental/content';
import {reportFields} from '../each';

/** Lists the pages with claims that no real person has signed in their current wording. */
export function findUnsignedClaims(site: Site, approvals: Approvals | undefined): Problem[] {
  return site.pages.flatMap((page) =>
    reportFields(
      site,
      page.file,
      ['reviewed'],
      explainSignOff(page, getSignOff(site, page, approvals)),
    ),
  );
}

/** The topics of claims, as in "this page's claims about …". */
const TOPICS = {clinical: 'treatments', money: 'money', legal: "patients' rights and data"};

/** Returns why a page isn't signed, and how to sign it; undefined if it is signed. */
export function explainSignOff(page: Pick<Page, 'reviewed'>, review: SignOff): Message | undefined {
  switch (review.state) {
    case 'not-needed':
      return undefined;
    case 'missing':
    case 'wrong-person': {
      const topics = review.claims.map((claim) => TOPICS[claim]).join(' and ');
      const signer = review.claims.includes('clinical') ? 'a dentist' : 'a dentist or the manager';
      return {
        message: page.reviewed
          ? `"${page.reviewed.by}" can't sign off on this page's claims about ${topics}.`
          : `No one has signed off on this page's claims about ${topics}.`,
        remedy:
          `Add reviewed: with by: and on:, for ${signer}. ` +
          'That person then approves the pull request.',
      };
    }
    case 'signed':
      if (!review.by.sample) return undefined;
      return {
        message: `${review.by.name}, who signs this page, is an invented person.`,
        remedy: 'Change by: under reviewed: to a real person.',
      };
    case 'no-account':
      return {
        message: `${review.by.name} has no GitHub account to sign this page with.`,
        remedy:
          'Have them create one at github.com/signup. ' +
          `Then add its name as github: in ${review.by.file}, such as github: first-l.`,
      };
    case 'unknown':
      return {
        message: `Can't look up if ${review.by.name} has approved this text.`,
        remedy:
          'GitHub looks it up for each pull request. On your computer, set GITHUB_TOKEN ' +
          'and GITHUB_REPOSITORY, and run npm run approvals.',
      };
    case 'not-approved':
      return {
        message: `${review.by.name} hasn't approved this text.`,
        remedy:
          `Ask @${review.by.github} to approve the pull request that changes the text. ` +
          'If the text is on the site already, change on: under reviewed: in a new pull request.',
      };
  }
}
