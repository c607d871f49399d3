import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import * as z from 'zod';
import {findPerson} from './claims';
import {signedDigest} from './digest';
import {pagesOfKind, type Site} from '../site';

const approval = z.strictObject({
  /** Whose account approved. */
  account: z.string(),
  file: z.string(),
  /** What the page said in the commit that was approved; see `signedDigest`. */
  digest: z.string(),
  pull: z.number(),
  commit: z.string(),
});

/** What was approved by whom, as the host of the repository says. */
export type Approvals = z.infer<typeof approval>[];

/** Somebody's approval of a pull request, for one commit. */
export type PullRequestReview = Pick<Approvals[number], 'account' | 'pull' | 'commit'>;

/**
 * Where the answer of the host is kept. It is made by `npm run approvals`, before a build, and never committed: the
 * host's own record of who approved what is the only one.
 */
const FILE = '.cache/approvals.json';

const hostRecord = z.strictObject({approvals: z.array(approval), approvers: z.array(z.string())});

/** What the host said: the pages that were approved at any time, and whose account has approved this very change. */
export type HostRecord = z.infer<typeof hostRecord>;

/** @returns undefined if the host was not asked */
export function readApprovals(root: string): Approvals | undefined {
  return readHostRecord(root)?.approvals;
}

/** The accounts that have approved the last commit of this change; none if the host was not asked. */
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

export function writeApprovals(root: string, {approvals, approvers}: HostRecord): void {
  mkdirSync(dirname(join(root, FILE)), {recursive: true});
  writeFileSync(join(root, FILE), `${JSON.stringify({approvals, approvers}, null, 1)}\n`);
}

/** What an approval of a version of the content signs: every page below which its account's person is named. */
export function signedBy(site: Site, review: PullRequestReview): Approvals {
  return site.pages.flatMap((page) => {
    const by = page.reviewed && findPerson(site, page.reviewed.by);
    if (by?.github?.toLowerCase() !== review.account.toLowerCase()) return [];
    return [{...review, file: page.file, digest: signedDigest(site, page)}];
  });
}

/** The accounts with which people can sign. */
export function accountsOf(site: Pick<Site, 'pages'>): string[] {
  return pagesOfKind(site, 'dentist', 'staff').flatMap(({github}) => github ?? []);
}
