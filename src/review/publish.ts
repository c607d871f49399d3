import {createHash} from 'node:crypto';
import {appendFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {hostOfBuild} from '../build/hosts/hostFiles';
import {fileOfPage, SITE_FOLDER} from '../build/outputPaths';
import {REVIEWED_PAGES} from '../site/previewSettings';
import {REPORT_PATH} from './builtSite';
import {reportPage, script} from './report/page';
import {reviewedPages, summaryOf, type Review} from './review';

/** Where the gate leaves its report; the workflow that writes comments reads both. */
const SUMMARY = '.cache/gate/review.json';

/** The report holds all that it shows, so it needs nothing from anywhere. */
export const POLICY = [
  "default-src 'none'",
  'img-src data:',
  'font-src data:',
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${createHash('sha256').update(script()).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Puts the report beside a preview that is built, and leaves what the comment quotes. */
export function publishReport(root: string, review: Review): void {
  writeFileSync(join(root, SITE_FOLDER, fileOfPage(REPORT_PATH)), reportPage(root, review, {live: true}));
  writeFileSync(join(root, SITE_FOLDER, REVIEWED_PAGES), JSON.stringify(reviewedPages(review)));
  const headers = join(root, SITE_FOLDER, '_headers');
  if (existsSync(headers)) appendFileSync(headers, rule());
  mkdirSync(join(root, '.cache/gate'), {recursive: true});
  writeFileSync(join(root, SUMMARY), JSON.stringify(summaryOf(review)));
}

/** Cloudflare Pages joins the values of all rules that match, unless a rule takes the earlier ones off first. */
function rule(): string {
  const lines = [REPORT_PATH, ...(hostOfBuild(process.env) === 'netlify' ? [] : ['  ! Content-Security-Policy'])];
  return `${[...lines, `  Content-Security-Policy: ${POLICY}`].join('\n')}\n`;
}
