import {
  type Approvals,
  atField,
  type Message,
  type Page,
  type Problem,
  type SignOff,
  signOffOf,
  type Site,
} from '@dental/content';

/** The claims for which nobody who exists has answered, word for word. */
export function unsignedClaims(site: Site, approvals: Approvals | undefined): Problem[] {
  return site.pages.flatMap((page) => {
    const message = whatIsMissing(page, signOffOf(site, page, approvals));
    return message ? [atField(site, page.file, ['reviewed'], message)] : [];
  });
}

/** What keeps a page from going live for want of a signature; undefined if nothing does. */
export function whatIsMissing(page: Pick<Page, 'reviewed'>, review: SignOff): Message | undefined {
  switch (review.state) {
    case 'not-needed':
      return undefined;
    case 'missing':
      return {what: `Nobody answers for what this page says about ${subjectOf(review)}.`, fix: howToName(review)};
    case 'wrong-person':
      return {
        what: `"${page.reviewed?.by}" is nobody who may answer for what this page says about ${subjectOf(review)}.`,
        fix: howToName(review),
      };
    case 'no-account':
      return {
        what: `${review.by.name}, who is to answer for this page, has no account with which to approve it.`,
        fix: `Write github: and the name of their GitHub account in ${review.by.file}.`,
      };
    case 'unknown':
      return {
        what: `Whether ${review.by.name} has approved these words could not be looked up.`,
        fix: 'The workflow on GitHub looks it up; elsewhere, set GITHUB_TOKEN and GITHUB_REPOSITORY, and run npm run approvals.',
      };
    case 'not-approved':
      return {
        what: `${review.by.name} has not approved these words.`,
        fix: `They approve the pull request that brings them, as @${review.by.github} on GitHub. To have words approved that are there already, change on: below reviewed: in a new pull request.`,
      };
    case 'signed':
      return review.by.sample
        ? {
            what: `${review.by.name}, who answers for this page, is invented.`,
            fix: 'Write the name of somebody real under reviewed:.',
          }
        : undefined;
  }
}

const SUBJECTS = {clinical: 'treatments', money: 'money', legal: "patients' rights and data"};

function subjectOf({claims}: {claims: readonly (keyof typeof SUBJECTS)[]}): string {
  return claims.map((claim) => SUBJECTS[claim]).join(' and ');
}

function howToName({claims}: {claims: readonly string[]}): string {
  const who = claims.includes('clinical') ? 'a dentist' : 'a dentist or the manager';
  return `Write reviewed: with by: and on: below it, for ${who}, who then approves the pull request.`;
}
