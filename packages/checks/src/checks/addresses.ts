import {
  type AddressBook,
  BUILD_ID,
  createAddressBook,
  EDITOR_PATH,
  FORMER_WORKERS,
  getPageFile,
  listFurtherGalleryPaths,
  NOT_FOUND,
  normalizeOldUrl,
  type PageAddresses,
  PREVIEW_PATHS,
  REVIEW_PATH,
  REFERRAL_FORM_PATH,
  resolveAddress,
  RULES_PATH,
  SEARCH_PATH,
  SPANISH_NOT_FOUND,
  stripPageNumber,
  toSpanishPath,
} from '@dental/practice';
import {type Check, type Content, type Document, memoize} from '@dental/content';
import {type Finding, reportFields} from '../each';

/** Every URL of the content, including the URLs of pages whose fields still have errors. */
export const getAddressBook = memoize(({allDocuments, documents: own}: Content): AddressBook => {
  const documents = allDocuments ?? own;
  const caseCount = documents.filter(({kind}) => kind === 'case').length;
  return createAddressBook(documents.flatMap(toAddressedPage), listFurtherGalleryPaths(caseCount));
});

function toAddressedPage({path, fields}: Document): PageAddresses[] {
  if (path === undefined) return [];
  const oldUrls = fields?.redirectFrom;
  const redirectFrom = Array.isArray(oldUrls)
    ? oldUrls.filter((entry) => typeof entry === 'string')
    : [];
  return [{path, redirectFrom}];
}

type Page = Content['pages'][number];

/** One line of a page's `redirectFrom`. */
interface OldUrl {
  page: Page;
  /** In the form of the address book. */
  url: string;
  index: number;
}

/** The files that the build makes, or that hosts read. */
const BUILT_FILES = [
  BUILD_ID,
  NOT_FOUND,
  SPANISH_NOT_FOUND,
  getPageFile(SPANISH_NOT_FOUND),
  REFERRAL_FORM_PATH,
  '/404',
  '/.well-known/security.txt',
  '/_headers',
  '/_redirects',
  '/_routes.json',
  '/_worker.js',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  ...[RULES_PATH, REVIEW_PATH, EDITOR_PATH, ...PREVIEW_PATHS].flatMap((path) => [
    path,
    getPageFile(path),
  ]),
  ...FORMER_WORKERS,
];

/** The folders that belong to the build or the editor as a whole. */
export const BUILT_FOLDERS = ['/assets', '/count', '/embed', '/img/made', EDITOR_PATH];

const STATIC_FOLDER = 'static';

/** The files of the site by their URL in lower case, since hosts compare old URLs that way. */
const listSiteFiles = memoize(({files, practice}: Content): ReadonlyMap<string, string> => {
  const built = [...BUILT_FILES, ...(practice ? [practice.newPatientForms] : [])];
  const own = [...(files ?? [])].filter((file) => file.startsWith(`${STATIC_FOLDER}/`));
  return new Map([
    ...built.map((path) => [path.toLowerCase(), path] as const),
    ...own.map((file) => [file.slice(STATIC_FOLDER.length).toLowerCase(), file] as const),
  ]);
});

/** Finds the file or folder of the site that an old URL would take, or that it is inside. */
export function findSiteFile(content: Content, url: string): string | undefined {
  const siteFiles = listSiteFiles(content);
  const steps = url.replace(/\?.*/, '').split('/');
  const paths = steps.map((_, index) => steps.slice(0, index + 1).join('/'));
  const folder = BUILT_FOLDERS.find((path) => paths.includes(path));
  return folder ?? paths.map((path) => siteFiles.get(path)).find((file) => file !== undefined);
}

/**
 * Every old URL redirects to exactly one page in any language. If a page lists one twice, the last
 * line is wrong.
 */
export const checkAddresses: Check = (content) => {
  const oldUrls = (content.allPages ?? content.pages).flatMap((page) =>
    (page.redirectFrom ?? []).map((url, index): OldUrl => ({
      page,
      url: normalizeOldUrl(url) ?? url,
      index,
    })),
  );
  return oldUrls.flatMap((oldUrl) =>
    reportFields(
      content,
      oldUrl.page.file,
      ['redirectFrom', oldUrl.index],
      judgePlace(oldUrl, content) ?? judgeRepeat(oldUrl, oldUrls),
    ),
  );
};

const getBookWithoutOldUrls = memoize((content: Content): AddressBook => ({
  ...getAddressBook(content),
  redirects: new Map(),
}));

const SEARCH_PATHS = [SEARCH_PATH, toSpanishPath(SEARCH_PATH)];

/** Reports an old URL that takes the place of a page or file of the site. */
function judgePlace({page, url}: OldUrl, content: Content): Finding | undefined {
  const report = (problem: string): Finding => ({
    message: `The old URL ${url} ${problem}.`,
    remedy: 'Delete it from redirectFrom.',
  });
  if (url === page.path) return report('is this page itself, so visitors would go in a circle');
  const book = getBookWithoutOldUrls(content);
  if (book.pages.has(url)) {
    const finding = report('is also a current page');
    return stripPageNumber(url) === url
      ? {...finding, remedy: 'Delete it from redirectFrom, or delete that page.'}
      : finding;
  }
  const file = findSiteFile(content, url);
  if (file !== undefined) return report(`belongs to this website: ${file} is there`);
  const [path = '', query] = url.split('?');
  if (query !== undefined)
    return SEARCH_PATHS.includes(path) ? report('is a search on this website') : undefined;
  const answer = resolveAddress(book, encodeURI(url));
  if (answer.kind !== 'redirect' || answer.to === page.path) return undefined;
  return report(`already redirects to ${answer.to}`);
}

function judgeRepeat({page, url, index}: OldUrl, all: readonly OldUrl[]): Finding | undefined {
  if (all.some((one) => one.page === page && one.url === url && one.index < index))
    return {
      message: `The old URL ${url} appears twice under redirectFrom.`,
      remedy: 'Delete one of the two lines.',
    };
  const other = all.find((one) => one.url === url && one.page !== page)?.page;
  if (!other) return undefined;
  return {
    message: `The old URL ${url} also appears on ${other.path}.`,
    remedy: 'Delete it from redirectFrom on one of the two pages.',
  };
}
