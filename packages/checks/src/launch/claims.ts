import {
  type Approvals,
  type Message,
  type Page,
  type Problem,
  type SignOff,
  signOffOf,
  type Site,
} from '@dental/content';
import {inFields} from '../each';

/** The claims for which nobody who exists has answered, word for word. */
export function unsignedClaims(site: Site, approvals: Approvals | undefined): Problem[] {
  return site.pages.flatMap((page) =>
    inFields(site, page.file, ['reviewed'], whatIsMissing(page, signOffOf(site, page, approvals))),
  );
}

/** What keeps a page from going live for want of a signature; undefined if nothing does. */
export function whatIsMissing(page: Pick<Page, 'reviewed'>, review: SignOff): Message | undefined {
  if (review.state === 'not-needed') return undefined;
  if (review.state === 'missing' || review.state === 'wrong-person') {
    const who = review.claims.includes('clinical') ? 'a dentist' : 'a dentist or the manager';
    const said = `what this page says about ${review.claims.map((claim) => SUBJECTS[claim]).join(' and ')}`;
    const message = page.reviewed
      ? `"${page.reviewed.by}" may not sign ${said}.`
      : `Not signed yet: ${said}.`;
    const remedy = `Write reviewed: with by: and on: below it, for ${who}, who then approves the pull request.`;
    return {message, remedy};
  }
  const {by, state} = review;
  if (state === 'signed' && !by.sample) return undefined;
  const messages = {
    'no-account': [
      `${by.name}, who is to sign this page, has no account with which to approve it.`,
      `Write github: and the name of their GitHub account in ${by.file}.`,
    ],
    unknown: [
      `Whether ${by.name} has approved these words could not be looked up.`,
      'The workflow on GitHub looks it up; elsewhere, set GITHUB_TOKEN and GITHUB_REPOSITORY, and run npm run approvals.',
    ],
    'not-approved': [
      `${by.name} has not approved these words.`,
      `They approve the pull request that brings them, as @${by.github} on GitHub. To have words approved that are there already, change on: below reviewed: in a new pull request.`,
    ],
    signed: [
      `${by.name}, who signs this page, is invented.`,
      'Write the name of somebody real under reviewed:.',
    ],
  } satisfies Record<typeof state, readonly [message: string, remedy: string]>;
  const [message, remedy] = messages[state];
  return {message, remedy};
}

const SUBJECTS = {clinical: 'treatments', money: 'money', legal: "patients' rights and data"};
