import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {createAddressBook, getPageFile, NOT_FOUND, SITE_FOLDER} from '@dental/practice';
import {site} from '@dental/testing/realSite';

/** The targets of old URLs, as the pages list them under `redirectFrom`. */
export const redirects = Object.fromEntries(createAddressBook(site.pages).redirects);

/** The address of the practice's website, from the sitemap. */
export const SITE = new URL(readLocations()[0] ?? '').origin;

/** Every path in the sitemap. */
export const routes = readLocations().map((location) => new URL(location).pathname);

/** The paths of one section, such as `/services`. */
export function listRoutesBelow(path: string): string[] {
  return routes.filter((route) => route.startsWith(`${path}/`));
}

/** The file of a page, or of the error page if there is none. */
export function getFile(path: string): string {
  const file = join(SITE_FOLDER, getPageFile(path));
  return existsSync(file) ? file : join(SITE_FOLDER, NOT_FOUND);
}

function readLocations(): string[] {
  const $ = load(read('sitemap.xml'), {xml: true});
  return $('url > loc')
    .toArray()
    .map((node) => $(node).text());
}

function read(file: string): string {
  const path = `${SITE_FOLDER}/${file}`;
  if (!existsSync(path))
    throw new Error(`There is no ${path}. Build the site first: npm run build`);
  return readFileSync(path, 'utf8');
}
