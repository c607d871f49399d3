import type {Build, BuiltPage} from '../build';
import {
  EDITOR_FRAME_PATH,
  escapeHtml,
  NEW_PATIENT_FORMS,
  NOT_FOUND,
  THANK_YOU,
  vendorsAreLive,
} from '@dental/practice';
import {isFramed, sourcesOfPages, vendorsInUse} from '@dental/vendors';
import {writeEmbeds} from './embeds';
import {commonHeaders, type SiteHeaders} from '../hosts/headers';
import {inlineCodeOf} from '@dental/content/output';
import {policiesOf} from './csp';

/** Where patients' browsers report, if the practice has said so; a preview reports nothing. */
export function reportAddress({site, mode}: Pick<Build, 'site' | 'mode'>): string | undefined {
  return mode === 'production' ? site.practice.browserReports : undefined;
}

/**
 * Writes the pages in which vendors run, and makes the Content-Security-Policy of every page. In a preview, placeholders
 * take the place of vendors.
 * @param rendered the pages with all their inline code
 * @param css the style sheets that pages link to
 * @returns the pages, each with its own policy if that is not a header, and the headers of all answers
 */
export async function csp(
  {site, mode, root, folder}: Pick<Build, 'site' | 'mode' | 'root' | 'folder'>,
  rendered: readonly BuiltPage[],
  css: string,
): Promise<{pages: BuiltPage[]; headers: SiteHeaders}> {
  const used = vendorsAreLive(mode) ? vendorsInUse(site) : [];
  const embeds = await writeEmbeds(root, folder, site.practice, used);
  const reportTo = reportAddress({site, mode});
  const pages = new Map(
    rendered.map(({path, html}) => {
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
  return {
    pages: rendered.map(({path, html}) => ({path, html: withPolicy(html, inPages[path])})),
    headers: {common: commonHeaders(mode, reportTo), policies},
  };
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
