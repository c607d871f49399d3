import type * as z from 'zod';
import type {Body} from './body/body';
import {memoize} from './memoize';
import type {PracticeFacts} from './schemas/practiceFiles';
import type {pageSchemas, PageKind} from './schemas/pageFields';
import type {FieldPath} from './source';
import type {Spanish} from './schemas/spanish';
import type {caseSchema, reviewSchema} from './schemas/casesAndReviews';

/** The fields of every page in addition to its front matter. */
interface PageFile {
  /** Path of the file from the project folder. */
  file: string;
  /** The canonical URL path: `/services/family-dentistry`. */
  path: string;
  body: Body;
}

/** A page of one kind: its front matter, typed by the schema of that kind, and its file. */
export type Page<Kind extends PageKind = PageKind> = {
  [K in Kind]: z.infer<(typeof pageSchemas)[K]> & PageFile;
}[Kind];

/** A before-and-after case without the patient's permission. */
export type SmileCase = Omit<z.infer<typeof caseSchema>, 'consent'> & {
  id: number;
  file: string;
  descriptions: string[];
};

/** A review. The id is its position among the others, from 1. */
export type Review = z.infer<typeof reviewSchema> & {
  id: number;
  file: string;
  paragraphs: string[];
};

/** Everything the site is built from. */
export interface Site extends PracticeFacts {
  /** All pages, sorted by path. */
  pages: Page[];
  /** All cases, sorted by file name. */
  cases: SmileCase[];
  /** All reviews, newest first. */
  reviews: Review[];
  /** Spanish, if the practice has it. */
  spanish?: Spanish | undefined;
  /** Translates a text of a record, if this is the site in a language other than English. */
  translate?: (this: void, english: string) => string;
  /** Returns the line of a field, for messages. */
  findLine(this: void, file: string, at: FieldPath): number;
}

/** Returns the pages of some kinds, sorted by their `order`, then by path. */
export function getPagesOfKind<Kind extends PageKind>(
  site: Pick<Site, 'pages'>,
  ...kinds: Kind[]
): Page<Kind>[] {
  const pages = site.pages.filter((page) => kinds.includes(page.kind as Kind)) as Page<Kind>[];
  return pages.sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.path.localeCompare(b.path));
}

const indexByPath = memoize(
  (pages: readonly Page[]) => new Map(pages.map((page) => [page.path, page])),
);

/** Finds the page at a path; undefined if no content file makes it. */
export function findPageAt({pages}: Pick<Site, 'pages'>, path: string): Page | undefined {
  return indexByPath(pages).get(path);
}

/** Returns the name of a page in lists of all pages: the home page's heading isn't a name. */
export function getPageTitle({labels}: Pick<Site, 'labels'>, page: Page): string {
  return page.kind === 'home' ? labels.layout.home : getNavTitle(page);
}

/** Returns the name of a page in menus, breadcrumbs, and lists of links. */
export function getNavTitle(page: Pick<Page, 'navTitle' | 'heading'>): string {
  return page.navTitle ?? page.heading;
}

/** Lists every treatment of `costs.yml` with the path of its fields. */
export function listCostEntries(costs: PracticeFacts['costs'] | undefined) {
  return (costs?.groups ?? []).flatMap(({name: group, treatments}, index) =>
    treatments.map((cost, place) => ({
      ...cost,
      group,
      at: ['groups', index, 'treatments', place] satisfies FieldPath,
    })),
  );
}

/** The front matter of a page of a kind, as its template and its blocks read it. */
export type FrontMatter<Kind extends PageKind = PageKind> = {
  [K in Kind]: Omit<Page<K>, 'file' | 'path' | 'body'>;
}[Kind];

/** A heading in the body of a page; `value` is HTML. */
export interface TocEntry {
  value: string;
  id: string;
  level: number;
}
