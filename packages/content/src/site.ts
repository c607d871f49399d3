import type * as z from 'zod';
import type {Body} from './body/body';
import {memoize} from './memoize';
import type {PracticeFacts} from './schemas/practice';
import type {pageSchemas, PageKind} from './schemas/pageFields';
import type {FieldPath} from './source';
import type {caseSchema, reviewSchema} from './schemas/casesAndReviews';

/** What every page has beside its front matter. */
interface PageFile {
  /** Path of the file from the project folder. */
  file: string;
  /** The page's address, which is its canonical path: `/services/family-dentistry`. */
  path: string;
  body: Body;
}

/** A page of one kind: its front matter as the schema of that kind gives it, and its file. */
export type Page<Kind extends PageKind = PageKind> = {
  [K in Kind]: z.infer<(typeof pageSchemas)[K]> & PageFile;
}[Kind];

/** A before and after case: its fields without the patient's permission, its paragraphs and its file. */
export type SmileCase = Omit<z.infer<typeof caseSchema>, 'consent'> & {
  id: number;
  file: string;
  descriptions: string[];
};

/** A review: its fields, its place among the others from 1, its paragraphs and its file. */
export type Review = z.infer<typeof reviewSchema> & {
  id: number;
  file: string;
  paragraphs: string[];
};

/** Everything the site is made from. */
export interface Site extends PracticeFacts {
  /** All pages, sorted by address. */
  pages: Page[];
  /** All cases, in the order of their files' names. */
  cases: SmileCase[];
  /** All reviews, the newest first. */
  reviews: Review[];
  /** The line of a field in one of the files, for messages. */
  lineOf(this: void, file: string, at: FieldPath): number;
}

/** The pages of some kinds, in the order that their front matter gives. */
export function pagesOfKind<Kind extends PageKind>(
  site: Pick<Site, 'pages'>,
  ...kinds: Kind[]
): Page<Kind>[] {
  const ofKind = site.pages.filter((page) => kinds.includes(page.kind as Kind)) as Page<Kind>[];
  return ofKind.sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.path.localeCompare(b.path));
}

const byPath = memoize((pages: readonly Page[]) => new Map(pages.map((page) => [page.path, page])));

/** The page at an address; undefined if no file of the content makes the page there. */
export function pageAt({pages}: Pick<Site, 'pages'>, path: string): Page | undefined {
  return byPath(pages).get(path);
}

/** The name of a page where it is one of all: the home page's heading is no name. */
export function titleOf({labels}: Pick<Site, 'labels'>, page: Page): string {
  return page.kind === 'home' ? labels.layout.home : navTitleOf(page);
}

/** The name of a page in menus, breadcrumbs and lists of links. */
export function navTitleOf(page: Pick<Page, 'navTitle' | 'heading'>): string {
  return page.navTitle ?? page.heading;
}

/** Every treatment of `costs.yml`, with the way to its fields. */
export function costEntries(costs: PracticeFacts['costs'] | undefined) {
  return (costs?.groups ?? []).flatMap(({name: group, treatments}, index) =>
    treatments.map((cost, place) => ({
      ...cost,
      group,
      at: ['groups', index, 'treatments', place] satisfies FieldPath,
    })),
  );
}
