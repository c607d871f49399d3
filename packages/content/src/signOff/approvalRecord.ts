import * as z from 'zod';

const approval = z.strictObject({
  /** The account that approved. */
  account: z.string(),
  file: z.string(),
  /** The digest of the page in the approved commit; see `signedDigest`. */
  digest: z.string(),
  pull: z.number(),
  commit: z.string(),
});

/** The shape of the file that keeps the host's answer. */
export const hostRecord = z.strictObject({
  approvals: z.array(approval),
  approvers: z.array(z.string()),
});

/** The approvals of pages that the host of the repository reported. */
export type Approvals = z.infer<typeof approval>[];

/** The host's answer: all approvals of pages, and the accounts that approved this change. */
export type HostRecord = z.infer<typeof hostRecord>;
