import type {Build, BuiltPage} from '../build';
import {
  EDITOR_FRAME_PATH,
  escapeHtml,
  NEW_PATIENT_FORMS_PATH,
  NOT_FOUND,
  SPANISH_NOT_FOUND,
  THANK_YOU_PATH,
  usesLiveVendors,
} from '@dental/practice';
import {isFramed, getEmbedSite, getPageSources, listVendorsInUse} from '@dental/vendors';
import {writeEmbeds} from './embeds';
import {getReportUrl, makeCommonHeaders, type SiteHeaders} from '../hosting/headers';
import {type InlineCode, findInlineCode} from './inlineCode';
import {joinCode, makePolicies} from './csp';

/**
 * Writes the pages that run vendors, and makes the Content-Security-Policy of every page. In a
 * preview, placeholders replace vendors.
 * @param rendered the pages with all their inline code
 * @param css the style sheets that pages link to
 * @returns the pages, with those policies that are not in headers, and the headers of all answers
 */
export async function addPolicies(
  {site, mode, root, folder}: Pick<Build, 'site' | 'mode' | 'root' | 'folder'>,
  rendered: readonly BuiltPage[],
  css: string,
): Promise<{pages: BuiltPage[]; headers: SiteHeaders}> {
  const vendors = usesLiveVendors(mode) ? listVendorsInUse(site) : [];
  const embedSite = getEmbedSite(site.practice, mode);
  const embeds = await writeEmbeds(root, folder, site.practice, vendors, embedSite);
  const reportTo = getReportUrl(mode, site.practice);
  const {pages, notFound} = readInlineCode(rendered, css);
  const hasFramedForm = vendors.some(({kind, vendor}) => kind === 'forms' && isFramed(vendor));
  const {inPages = {}, ...policies} = makePolicies({
    pages,
    notFound,
    sources: getPageSources(vendors, embedSite),
    separatePages: [NEW_PATIENT_FORMS_PATH],
    editorPages: mode === 'preview' ? [EDITOR_FRAME_PATH] : [],
    thankYouPages: hasFramedForm ? [THANK_YOU_PATH] : [],
    embeds,
    reportTo,
  });
  return {
    pages: rendered.map(({path, html}) => ({path, html: addPolicy(html, inPages[path])})),
    headers: {common: makeCommonHeaders(mode, site.practice), policies},
  };
}

function readInlineCode(builtPages: readonly BuiltPage[], css: string) {
  const stylesHaveData = css.includes('data:image/');
  const pages = new Map<string, InlineCode>();
  for (const {path, html} of builtPages) {
    const code = findInlineCode(html);
    pages.set(path, {...code, hasDataPictures: code.hasDataPictures || stylesHaveData});
  }
  const english = pages.get(NOT_FOUND);
  const spanish = pages.get(SPANISH_NOT_FOUND);
  if (!english) throw new Error('The 404 page was not built.');
  // Both answer at addresses that no rule of a host can name.
  const notFound = spanish ? joinCode([english, spanish]) : english;
  pages.delete(NOT_FOUND);
  return {pages, notFound};
}

/** Adds a policy after the encoding, which comes first, and before everything else. */
function addPolicy(html: string, policy: string | undefined): string {
  if (policy === undefined) return html;
  const content = escapeHtml(policy);
  const [encoding = ''] = /<meta charset=[^>]*>/i.exec(html) ?? [];
  const tag = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  return html.replace(encoding, '').replace(/<head>/i, (start) => start + encoding + tag);
}
