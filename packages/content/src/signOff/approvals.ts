import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import * as z from 'zod';
import {findPerson} from './claims';
import {computeSignedDigest} from './digest';
import {getPagesOfKind, type Site} from '../site';

const approval = z.strictObject({
  /** The account that approved. */
  account: z.string(),
  file: z.string(),
  /** The digest of the page in the approved commit; see `computeSignedDigest`. */
  digest: z.string(),
  pull: z.number(),
  commit: z.string(),
});

/** The shape of the file that keeps the host's answer. */
const hostRecord = z.strictObject({
  approvals: z.array(approval),
  approvers: z.array(z.string()),
});

/** The approvals of pages that the host of the repository reported. */
export type Approvals = z.infer<typeof approval>[];

/** The host's answer: all approvals of pages, and the accounts that approved this change. */
export type HostRecord = z.infer<typeof hostRecord>;

/** A person's approval of a pull request, for one commit. */
export type PullRequestReview = Pick<Approvals[number], 'account' | 'pull' | 'commit'>;

/**
 * The file with the host's answer. `npm run approvals` writes it before a build. It is never
 * committed: only the host's own record of approvals counts.
 */
const FILE = '.cache/approvals.json';

/** Reads the approvals; undefined if the host wasn't asked. */
export function readApprovals(root: string): Approvals | undefined {
  return readHostRecord(root)?.approvals;
}

/** Reads the accounts that approved the last commit of this change; empty if no host was asked. */
export function readApprovers(root: string): string[] {
  return readHostRecord(root)?.approvers ?? [];
}

function readHostRecord(root: string): HostRecord | undefined {
  try {
    return hostRecord.parse(JSON.parse(readFileSync(join(root, FILE), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Writes the host's answer for the next build. */
export function writeApprovals(root: string, {approvals, approvers}: HostRecord): void {
  mkdirSync(dirname(join(root, FILE)), {recursive: true});
  writeFileSync(join(root, FILE), `${JSON.stringify({approvals, approvers}, null, 1)}\n`);
}

/** Returns an approval for each page that names the account's person as its reviewer. */
export function createApprovals(site: Site, review: PullRequestReview): Approvals {
  return site.pages.flatMap((page) => {
    const person = page.reviewed && findPerson(site, page.reviewed.by);
    if (person?.github?.toLowerCase() !== review.account.toLowerCase()) return [];
    return [{...review, file: page.file, digest: computeSignedDigest(site, page)}];
  });
}

/** Lists the accounts of people who can sign. */
export function listAccounts(site: Pick<Site, 'pages'>): string[] {
  return getPagesOfKind(site, 'dentist', 'staff').flatMap(({github}) => github ?? []);
}
