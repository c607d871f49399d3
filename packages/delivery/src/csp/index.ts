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
import {commonHeaders} from '../hosting/headers';
import {inlineCodeOf} from '@dental/content/output';
import {policiesOf} from './csp';

/** Where patients' browsers report, if the practice has said so; a preview reports nothing. */
export function reportAddress({site, mode}: Pick<Build, 'site' | 'mode'>): string | undefined {
  return mode === 'production' ? site.practice.browserReports : undefined;
}

/**
 * Writes the pages in which vendors run, and makes the Content-Security-Policy of every page. In a preview, placeholders
 * take the place of vendors.
 */
export async function csp(build: Build): Promise<void> {
  const {site, mode, css, root, folder} = build;
  const used = vendorsAreLive(mode) ? vendorsInUse(site) : [];
  const embeds = await writeEmbeds(root, folder, site.practice, used);
  const reportTo = reportAddress(build);
  const pages = new Map(
    build.pages.map(({path, html}) => {
      const inline = inlineCodeOf(html);
      return [
        path,
        {...inline, hasDataPictures: inline.hasDataPictures || css.includes('data:image/')},
      ];
    }),
  );
  const notFound = pages.get(NOT_FOUND);
  if (!notFound) throw new Error('The 404 page was not built.');
  pages.delete(NOT_FOUND);
  const {inPages = {}, ...policies} = policiesOf({
    pages,
    notFound,
    sources: sourcesOfPages(used),
    alone: [NEW_PATIENT_FORMS],
    inEditor: mode === 'preview' ? [EDITOR_FRAME_PATH] : [],
    inForms: used.some(({kind, vendor}) => kind === 'forms' && isFramed(vendor)) ? [THANK_YOU] : [],
    embeds,
    reportTo,
  });
  for (const page of build.pages) page.html = withPolicy(page.html, inPages[page.path]);
  build.headers = {common: commonHeaders(mode, reportTo), policies};
}

/** Puts a policy before all that it is about. */
function withPolicy(html: string, policy: string | undefined): string {
  if (policy === undefined) return html;
  return html.replace(
    /<head>(<meta charset=[^>]*>)?/i,
    (start) =>
      `${start}<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
  );
}
