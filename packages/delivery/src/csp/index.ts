import type {Build} from '../build';
import {
  EDITOR_FRAME_PATH,
  escapeHtml,
  isFramed,
  NEW_PATIENT_FORMS,
  NOT_FOUND,
  sourcesOfPages,
  THANK_YOU,
  vendorsAreLive,
  vendorsInUse,
} from '@dental/practice';
import {writeEmbeds} from './embeds';
import {makeCommonHeaders} from '../hosting/headers';
import {type InlineCode, inlineCodeOf} from '@dental/content/output';
import {makePolicies} from './csp';

/** The URL where patients' browsers send reports, if the practice has one; none in a preview. */
export function reportAddress({site, mode}: Pick<Build, 'site' | 'mode'>): string | undefined {
  return mode === 'production' ? site.practice.browserReports : undefined;
}

/**
 * Writes the pages that run vendors, and makes the Content-Security-Policy of every page. In a
 * preview, placeholders replace vendors.
 */
export async function csp(build: Build): Promise<void> {
  const {site, mode, root, folder} = build;
  const vendors = vendorsAreLive(mode) ? vendorsInUse(site) : [];
  const embeds = await writeEmbeds(root, folder, site.practice, vendors);
  const reportTo = reportAddress(build);
  const {pages, notFound} = readInlineCode(build);
  const hasFramedForm = vendors.some(({kind, vendor}) => kind === 'forms' && isFramed(vendor));
  const {inPages = {}, ...policies} = makePolicies({
    pages,
    notFound,
    sources: sourcesOfPages(vendors),
    separatePages: [NEW_PATIENT_FORMS],
    editorPages: mode === 'preview' ? [EDITOR_FRAME_PATH] : [],
    thankYouPages: hasFramedForm ? [THANK_YOU] : [],
    embeds,
    reportTo,
  });
  for (const page of build.pages) page.html = addPolicy(page.html, inPages[page.path]);
  build.headers = {common: makeCommonHeaders(mode, reportTo), policies};
}

function readInlineCode({pages: builtPages, css}: Build) {
  const stylesHaveData = css.includes('data:image/');
  const pages = new Map<string, InlineCode>();
  for (const {path, html} of builtPages) {
    const code = inlineCodeOf(html);
    pages.set(path, {...code, hasDataPictures: code.hasDataPictures || stylesHaveData});
  }
  const notFound = pages.get(NOT_FOUND);
  if (!notFound) throw new Error('The 404 page was not built.');
  pages.delete(NOT_FOUND);
  return {pages, notFound};
}

/** Adds a policy before everything that it applies to. */
function addPolicy(html: string, policy: string | undefined): string {
  if (policy === undefined) return html;
  const content = escapeHtml(policy);
  return html.replace(
    /<head>(<meta charset=[^>]*>)?/i,
    (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
}
