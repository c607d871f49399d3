import {getNavTitle, getSiteFor, findPageAt, type Site, makeStructuredData} from '@dental/content';
import {addTo, type Change, dropCharset, dropOwnAddress, dropThemeParts} from './html';
import {
  escapeHtml,
  getLanguage,
  isPageAt,
  listNotFoundPages,
  stripPageNumber,
} from '@dental/practice';
import {makeNotFoundScript} from './not-found/script';
import {getCurrentPhone} from './notices';
import type {PageChanges, SiteBuild} from './types';

/** A browser looks for it only among the first 1,024 bytes, and a 404 page's script is longer. */
const CHARSET = '<meta charset="utf-8">';

/** Adds structured data and the scripts of the 404 pages, and removes unused parts of the theme. */
export async function addHeadData({root, site, book}: SiteBuild): Promise<PageChanges> {
  const scripts = new Map<string, string>();
  for (const notFoundPage of listNotFoundPages(book)) {
    const script = await makeNotFoundScript(root, book, (path) =>
      getLanguage(path) === getLanguage(notFoundPage) ? getSuggestedName(site, path) : '',
    );
    scripts.set(notFoundPage, script);
  }
  const current = {...site, practice: {...site.practice, phone: getCurrentPhone(site)}};
  return (path) => [
    ...addNotFoundScript(scripts.get(path)),
    dropThemeParts,
    addTo('head', 'last', renderStructuredData(current, path)),
    ...(path === '/' ? [addTo('head', 'last', renderVerification(site))] : []),
  ];
}

function addNotFoundScript(script: string | undefined): Change[] {
  if (script === undefined) return [];
  return [dropOwnAddress, dropCharset, addTo('head', 'first', CHARSET + script)];
}

/** Only pages with an MDX file of their own have a name. */
function getSuggestedName(site: Site, path: string): string {
  const page = findPageAt(site, path);
  // Home pages are never suggested, nor pages that only a form opens.
  return page && !page.unlisted && !isPageAt(path, '/') ? getNavTitle(page) : '';
}

/** The names of the meta tags that prove to a search engine who owns the site. */
const VERIFICATION_NAMES = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  pinterest: 'p:domain_verify',
  apple: 'apple-domain-verification',
} as const;

function renderVerification({practice: {verification = {}}}: Site): string {
  return Object.entries(VERIFICATION_NAMES)
    .map(([name, tag]) => [tag, verification[name as keyof typeof VERIFICATION_NAMES]])
    .map(([tag, code]) => (code ? `<meta name="${tag}" content="${escapeHtml(code)}">` : ''))
    .join('');
}

/** The structured data of a page as HTML. Further pages of the gallery have those of the first. */
function renderStructuredData(site: Site, path: string): string {
  const page = findPageAt(site, stripPageNumber(path));
  const items = page ? makeStructuredData(getSiteFor(site, path), page) : [];
  return items
    .map((item) => JSON.stringify(item).replaceAll('<', String.raw`\u003c`))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
}
