import type {AddressBook} from './addresses/book';
import {listFurtherGalleryPaths} from './gallery';
import {getLanguage, SPANISH_HOME} from './language';
import type {SiteMode} from './mode';
import {PREVIEW_PATHS} from './pages';

/** The built site: the files to serve, and nothing else. */
export const SITE_FOLDER = 'build';

/** The folders of a running build, which replaces the previous one when it is complete. */
export const NEXT_SITE = '.cache/next/build';
export const NEXT_RULES = '.cache/next/hosting';

/** The previous site. The next build deletes it on the side: hundreds of files take time. */
export const PREVIOUS_SITE = '.cache/next/former';

/** The rules for serving the site, outside of it. Every build makes them again. */
export const RULES_FOLDER = '.cache/hosting';

/** The rules for our own server. */
export const RULES_FILE = `${RULES_FOLDER}/rules.json`;

/** The nginx site: our files from `hosting/nginx`, and the data that they include. */
export const NGINX_FOLDER = `${RULES_FOLDER}/practice`;

/** The file that identifies a build, so that a check can recognize it when it is live. */
export const BUILD_ID = '/build-id.txt';

/** The file of the 404 page, which has no address. */
export const NOT_FOUND = '/404.html';

/** The 404 page for addresses below `/es`. Hosts send its file, with status 404. */
export const SPANISH_NOT_FOUND = `${SPANISH_HOME}/404`;

/** Lists the 404 pages of a site: one for each language. */
export function listNotFoundPages({pages}: Pick<AddressBook, 'pages'>): string[] {
  return pages.has(SPANISH_HOME) ? [NOT_FOUND, SPANISH_NOT_FOUND] : [NOT_FOUND];
}

/** Returns the 404 page for an unknown address. */
export function getNotFoundPage(book: Pick<AddressBook, 'pages'>, path: string): string {
  const language = getLanguage(path);
  return listNotFoundPages(book).find((page) => getLanguage(page) === language) ?? NOT_FOUND;
}

/**
 * The usual addresses of service workers: of hand-written ones, Workbox, Create React App, Angular,
 * WordPress plugins, and services for push messages. docs/launch.md asks for others.
 */
export const FORMER_WORKERS = [
  '/sw.js',
  '/service-worker.js',
  '/serviceworker.js',
  '/serviceWorker.js',
  '/service_worker.js',
  '/pwa-sw.js',
  '/pwabuilder-sw.js',
  '/superpwa-sw.js',
  '/ngsw-worker.js',
  '/firebase-messaging-sw.js',
  '/OneSignalSDKWorker.js',
  '/OneSignalSDKUpdaterWorker.js',
];

/** The file of a page: `/about-us.html` for `/about-us`. The 404 page is its own file. */
export function getPageFile(path: string): string {
  if (path === NOT_FOUND) return path;
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** The file of the page at an old URL. */
export function getRedirectFile(from: string): string {
  return from.endsWith('.html') ? `${from}.html` : `${from}/index.html`;
}

/** Windows can't have these characters in the name of a file. A `?` starts a query. */
const NOT_IN_FILES = /[<>:"|?*]|[. ](?:\/|$)/;

const MAX_NAME_CHARS = 200;

/**
 * Lists the old URLs that get a page of their own, for hosts that don't read our rules. The script
 * of the 404 page redirects the others.
 */
export function listRedirectPages({redirects}: AddressBook): string[] {
  return [...redirects.keys()].filter(
    (from) =>
      !NOT_IN_FILES.test(from) &&
      from.split('/').every((step) => encodeURI(step).length <= MAX_NAME_CHARS),
  );
}

/** The paths of pages that have no MDX file of their own. */
export function listExtraPaths({cases}: {cases: readonly unknown[]}, mode: SiteMode): string[] {
  return [...listFurtherGalleryPaths(cases.length), ...(mode === 'preview' ? PREVIEW_PATHS : [])];
}
