import {appendFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileOfPage, SITE_FOLDER} from '@dental/practice';
import {REPORT_PATH} from './builtSite';
import {reportPage} from './page';
import {summarize, type Review} from './review';

/** Where the gate leaves its report; the workflow that writes comments reads both. */
const SUMMARY = '.cache/gate/review.json';

/** The report holds all that it shows, so it needs nothing from anywhere, and no script. */
const POLICY =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Puts the report beside a preview that is built, and leaves what the comment quotes.
 * @param host the host that the preview is built for, if it is one that reads `_headers`
 */
export function publishReport(root: string, review: Review, host: string | undefined): void {
  writeFileSync(
    join(root, SITE_FOLDER, fileOfPage(REPORT_PATH)),
    reportPage(root, review, {live: true}),
  );
  const headers = join(root, SITE_FOLDER, '_headers');
  if (existsSync(headers)) appendFileSync(headers, rule(host));
  mkdirSync(join(root, '.cache/gate'), {recursive: true});
  writeFileSync(join(root, SUMMARY), JSON.stringify(summarize(review)));
}

/** Cloudflare Pages joins the values of all rules that match, unless a rule takes the earlier ones off first. */
function rule(host: string | undefined): string {
  const lines = [REPORT_PATH, ...(host === 'netlify' ? [] : ['  ! Content-Security-Policy'])];
  return `${[...lines, `  Content-Security-Policy: ${POLICY}`].join('\n')}\n`;
}
