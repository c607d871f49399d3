import {containsInvisible, findSiteFile} from '@dental/checks';
import type {Content, Problem} from '@dental/content';
import {readEarlierUrls} from '../monitor/earlierUrls';
import {
  type AddressBook,
  createAddressBook,
  findRemovedAddresses,
  groupBy,
  listExtraPaths,
  normalizeOldUrl,
  resolveAddress,
  truncateList,
} from '@dental/practice';

/**
 * The URLs that worked in an earlier version and would answer 404 now.
 * @param base the git revision of that version, or the file or folder of its sitemaps
 * @param known problems that are reported already: their URLs are left out
 * @throws {UserError} if the base is neither
 */
export function findLostUrls(
  root: string,
  base: string,
  content: Content,
  known: readonly Problem[] = [],
): Problem[] {
  const {site, findLine} = content;
  if (!site) return [];
  const book = createAddressBook(site.pages, listExtraPaths(site, 'production'));
  const lostUrls = findRemovedAddresses(
    readEarlierUrls(root, base),
    book,
    createAddressBook(site.pages),
  )
    .filter(({path}) => !known.some((problem) => problem.lost?.includes(path)))
    .map((address) => ({
      ...address,
      end: findEnd(book, address.path),
      siteFile: findSiteFile(content, address.path),
    }))
    // A file of the site, such as /robots.txt, answers there.
    .filter(({path, siteFile}) => siteFile === undefined || !isSamePath(siteFile, path));
  // URLs that differ only in their query end at the same page: one problem for all of them.
  const groups = groupBy(lostUrls, ({path, end}) => (end === undefined ? path : `?${end}`));
  return [...groups.values()].map((group): Problem => {
    const [{path, replacement, end, siteFile} = {path: '', replacement: '/'}] = group;
    const file =
      site.pages.find((page) => page.path === (end ?? replacement))?.file ??
      'pages-content/index.mdx';
    const paths = group.map((address) => address.path);
    return {
      file,
      line: findLine(file, ['redirectFrom']),
      field: 'redirectFrom',
      lost: paths,
      ...(end === undefined ? describeLost(path, replacement, siteFile) : describeEnd(paths, end)),
    };
  });
}

/** @param siteFile a URL, or a file under `static` */
function isSamePath(siteFile: string, url: string): boolean {
  return siteFile.replace(/^static/, '').toLowerCase() === url.toLowerCase();
}

/** The page that shows for a URL because its query counts for nothing. */
function findEnd(book: AddressBook, url: string): string | undefined {
  const [path = '', query] = url.split('?');
  const answer = resolveAddress(book, encodeURI(path));
  if (query === undefined || answer.kind === 'not-found') return undefined;
  return answer.kind === 'page' ? answer.path : answer.to;
}

function describeEnd(urls: readonly string[], end: string) {
  const verb = urls.length === 1 ? 'ends' : 'all end';
  return {
    message: `Links to ${truncateList(urls, 10)} ${verb} at ${end}.`,
    remedy:
      `Under \`redirectFrom:\` of the page that replaces each, add its line, ` +
      `such as \`- ${toYaml(urls[0]!)}\`.`,
  };
}

function describeLost(url: string, replacement: string, siteFile: string | undefined) {
  if (url === '')
    return {
      message: 'The sitemap has an entry without an address.',
      remedy: 'Look at the old website for pages that the sitemap lacks.',
    };
  if (normalizeOldUrl(url) === undefined)
    return {
      message: `The sitemap has an entry that can't redirect: ${url}`,
      remedy: 'Open it on the old website, and check by hand if a page replaces it.',
    };
  if (siteFile !== undefined)
    return {
      message: `Links to ${url} stop working and can't redirect: ${siteFile} belongs to this site.`,
      remedy: 'Tell the websites that link there what replaces it.',
    };
  return {
    message: `Links to ${url} stop working.`,
    remedy: `If ${replacement} replaces it, add \`- ${toYaml(url)}\` under \`redirectFrom:\`.`,
  };
}

/**
 * The checks read braces as a placeholder, and refuse invisible characters and what looks like
 * damaged text.
 */
const REFUSED = /[{}\u0000\ufffd]|[ÃÂ][\u0080-\u00bf]|â€/;

/** A URL as an entry of a list in YAML. */
function toYaml(url: string): string {
  const encoded = REFUSED.test(url) || containsInvisible(url) ? encodeURI(url) : url;
  return /: | #|[:\s]$/.test(encoded) ? JSON.stringify(encoded) : encoded;
}
