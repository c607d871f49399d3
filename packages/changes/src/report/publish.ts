import {appendFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileOfPage, SITE_FOLDER} from '@dental/practice';
import {REPORT_PATH} from './builtSite';
import {reportPage} from './page';
import {summarize, type QuotedPage, type Review} from './review';

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
  writeFileSync(join(root, SITE_FOLDER, fileOfPage(REPORT_PATH)), reportPage(root, review, {live: true}));
  const headers = join(root, SITE_FOLDER, '_headers');
  if (existsSync(headers)) appendFileSync(headers, rule(host));
  mkdirSync(join(root, '.cache/gate'), {recursive: true});
  const {pages, ...said} = summarize(review);
  const quoted = pages.map((page, index) => withPictures(root, page, index + 1));
  writeFileSync(join(root, SUMMARY), JSON.stringify({...said, pages: quoted}));
}

/** Puts pictures of a part that looks different beside the preview, for the comment to show. */
function withPictures(root: string, {band, ...page}: QuotedPage, number: number) {
  if (!band) return page;
  const put = (side: 'before' | 'after') => {
    const address = `${REPORT_PATH}-${number}-${side}.webp`;
    writeFileSync(join(root, SITE_FOLDER, address), Buffer.from(band[side].replace(/^.*,/, ''), 'base64'));
    return address;
  };
  return {...page, pictures: {before: put('before'), after: put('after')}};
}

/** Cloudflare Pages joins the values of all rules that match, unless a rule takes the earlier ones off first. */
function rule(host: string | undefined): string {
  const lines = [REPORT_PATH, ...(host === 'netlify' ? [] : ['  ! Content-Security-Policy'])];
  return `${[...lines, `  Content-Security-Policy: ${POLICY}`].join('\n')}\n`;
}
