import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {routeTable, fileOfPage, NOT_FOUND, SITE_FOLDER} from '@dental/practice';
import {site} from '@dental/testing/realSite';

/** Where each old address leads, as the pages say in `redirectFrom`. */
export const redirects = Object.fromEntries(routeTable(site.pages).redirects);

/** The address of the practice's website, as the sitemap names it. */
export const SITE = new URL(locations()[0] ?? '').origin;

/** Every route in the sitemap, as a path. */
export const routes = locations().map((location) => new URL(location).pathname);

/** The routes of one part of the site, such as `/our-staff`. */
export function routesBelow(path: string): string[] {
  return routes.filter((route) => route.startsWith(`${path}/`));
}

/** The file of a page; that of the error page if nothing is there. */
export function fileOf(path: string): string {
  const file = join(SITE_FOLDER, fileOfPage(path));
  return existsSync(file) ? file : join(SITE_FOLDER, NOT_FOUND);
}

function locations(): string[] {
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
