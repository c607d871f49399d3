import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {findPerson} from './claims';
import {computeSignedDigest} from './digest';
import {hostRecord, type Approvals, type HostRecord} from './approvalRecord';
import {getPagesOfKind, type Site} from '../site';

export type {Approvals, HostRecord} from './approvalRecord';

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
