import {galleryPaths} from './gallery';
import type {SiteMode} from './mode';
import {PREVIEW_PATHS} from './pages';

/** The built site: the files to serve, and nothing else. */
export const SITE_FOLDER = 'build';

/** Where a build is made, to take the place of the one before once it is whole: its site and its rules. */
export const NEXT_SITE = '.cache/next/build';
export const NEXT_RULES = '.cache/next/hosting';

/** The site that the last build has replaced. It goes while the next one is made: deleting hundreds of files takes time. */
export const FORMER_SITE = '.cache/next/former';

/** The rules for serving it, outside of it. Made by every build, as all under `.cache`. */
export const RULES_FOLDER = '.cache/hosting';

/** The rules as our own server reads them. */
export const RULES_FILE = `${RULES_FOLDER}/rules.json`;

/** The nginx site: our files of `hosting/nginx` with the data that they include. */
export const NGINX_FOLDER = `${RULES_FOLDER}/practice`;

/** The name of the build, by which it can be recognized when it is live. */
export const BUILD_ID = '/build-id.txt';

/** The file of the 404 page, which has no address of its own. */
export const NOT_FOUND = '/404.html';

/** The file of a page: `/about-us.html` for `/about-us`. The 404 page is its own. */
export function fileOfPage(path: string): string {
  if (path === NOT_FOUND) return path;
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** The file of the page at an old address. */
export function fileOfRedirect(from: string): string {
  return from.endsWith('.html') ? `${from}.html` : `${from}/index.html`;
}

/** The addresses of pages that have no MDX file of their own. */
export function extraRoutes({cases}: {cases: readonly unknown[]}, mode: SiteMode): string[] {
  return [...galleryPaths(cases.length), ...(mode === 'preview' ? PREVIEW_PATHS : [])];
}
