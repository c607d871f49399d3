import {readFileSync} from 'node:fs';
import {loadSite} from '../../src/content/loadSite';
import {formatProblems} from '../../src/content/problem';
import type {PageKind} from '../../src/content/schemas/page';
import type {Page, Site} from '../../src/content/site';
import {readMdx} from '../../src/content/source';
import {proseOf, type Block} from './prose';

/** The site as staff wrote it. */
export const site = load();

function load(): Site {
  const {site: loaded, problems} = loadSite(process.cwd());
  if (!loaded) throw new Error(`Mend the content first (npm run check).\n${formatProblems(problems)}`);
  return loaded;
}

/** A page by its address. */
export function pageAt(path: string): Page {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}

/** The pages of some kinds, as rows of a table of tests. */
export function rows<Kind extends PageKind>(...kinds: Kind[]): [path: string, page: Page<Kind>][] {
  const pages = site.pages.filter((page) => (kinds as PageKind[]).includes(page.kind)) as Page<Kind>[];
  return pages.map((page) => [page.path, page]);
}

/** What is written in the body of an MDX file, block by block. */
export function blocksOf({file}: {file: string}): Block[] {
  return proseOf(readMdx(file, readFileSync(file, 'utf8')).body);
}
