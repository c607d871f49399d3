import {appendFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {getPageFile, REVIEW_PATH, SITE_FOLDER} from '@dental/practice';
import {summarize} from './comment';
import {renderReport} from './renderReport';
import type {Review} from './types';

/** The workflow that writes comments reads this file and the gate's report next to it. */
const SUMMARY_FILE = '.cache/gate/review.json';

/** The report contains everything it shows and has no script, so it loads nothing. */
const POLICY = [
  "default-src 'none'",
  'img-src data:',
  'font-src data:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Adds the report to a built preview, and writes the summary for the comment.
 * @param host the host that the preview is built for, if it reads `_headers`
 */
export function publishReport(root: string, review: Review, host: string | undefined): void {
  const report = renderReport(root, review, {live: true});
  writeFileSync(join(root, SITE_FOLDER, getPageFile(REVIEW_PATH)), report);
  const headers = join(root, SITE_FOLDER, '_headers');
  if (existsSync(headers)) appendFileSync(headers, formatHeaderRule(host));
  mkdirSync(join(root, '.cache/gate'), {recursive: true});
  writeFileSync(join(root, SUMMARY_FILE), JSON.stringify(summarize(review)));
}

/** Cloudflare Pages joins the values of all matching rules, unless a rule removes them first. */
function formatHeaderRule(host: string | undefined): string {
  const lines = [REVIEW_PATH];
  if (host !== 'netlify') lines.push('  ! Content-Security-Policy');
  lines.push(`  Content-Security-Policy: ${POLICY}`);
  return `${lines.join('\n')}\n`;
}
