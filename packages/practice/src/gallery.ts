import {getGalleryPath} from './pages';

/** The age groups of the gallery, as a case has them. */
export const AGES = ['18 - 29', '30 - 39', '40 - 49', '50 - 59', 'Over 60'] as const;

/** The genders of the gallery. */
export const GENDERS = ['Female', 'Male'] as const;

/** The categories of the gallery with their names for visitors. */
export const CATEGORIES = {
  'chipped-front-tooth': 'Chipped front tooth',
  'fractured-tooth': 'Fractured tooth',
  'in-needs-of-a-cleaning': 'In need of a cleaning',
  'smile-improvement': 'Smile improvement',
  'replace-missing-teeth': 'Replace missing teeth',
} as const;

/** The number of cases on a page of the smile gallery (specification, section 9). */
export const GALLERY_PAGE_SIZE = 7;

/** The addresses of all further pages of the unfiltered gallery. */
export function listFurtherGalleryPaths(caseCount: number): string[] {
  return Array.from({length: countGalleryPages(caseCount)}, (_, index) =>
    getGalleryPath(index + 1),
  ).slice(1);
}

/** The number of pages that the cases fill; an empty gallery has one. */
export function countGalleryPages(caseCount: number): number {
  return Math.max(1, Math.ceil(caseCount / GALLERY_PAGE_SIZE));
}

/** The cases of one page, from 1. */
export function getGalleryPage<Case>(cases: readonly Case[], page: number): Case[] {
  return cases.slice((page - 1) * GALLERY_PAGE_SIZE, page * GALLERY_PAGE_SIZE);
}

/** The values of the gallery's filters, as the address has them (specification, section 5). */
export const GALLERY_OPTIONS = {
  age: AGES.map(toFilterValue),
  gender: GENDERS.map(toFilterValue),
  category: Object.keys(CATEGORIES),
} as const;

/** A field that filters the gallery. The treatments come from the cases. */
export type GalleryField = keyof typeof GALLERY_OPTIONS | 'service';

/** A visitor's choices; a missing field matches every case. */
export type GalleryFilter = Partial<Record<GalleryField, string | undefined>>;

/** The part of the gallery that an address requests. */
export interface GalleryQuery {
  filter: GalleryFilter;
  /** From 1. */
  page: number;
}

/**
 * Parses the filters and the page from the query of an address. It ignores anything that is not an
 * option.
 * @param search such as `?age=30-39&service=veneers&page=2`
 * @param service the options for the treatment
 */
export function parseGalleryQuery(search: string, service: readonly string[] = []): GalleryQuery {
  const query = new URLSearchParams(search);
  const optionsByField = {...GALLERY_OPTIONS, service};
  const fields = Object.entries(optionsByField).flatMap(([field, options]) => {
    const requested = query.get(field) ?? '';
    const value = field === 'category' ? requested : requested.toLowerCase();
    return (options as readonly string[]).includes(value) ? [[field, value]] : [];
  });
  const page = query.get('page') ?? '';
  return {
    filter: Object.fromEntries(fields) as GalleryFilter,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a page of the filtered gallery; without a filter, that of the static page. */
export function formatGalleryAddress({filter, page}: GalleryQuery): string {
  const query = new URLSearchParams(
    Object.entries(filter).map(([field, value]) => [field, toFilterValue(value)]),
  );
  if (query.size === 0) return getGalleryPath(page);
  if (page > 1) query.set('page', String(page));
  return `${getGalleryPath(1)}?${query}`;
}

/** Returns true if a case matches all filters (specification, section 5). */
export function matchesFilter(fields: GalleryFilter, filter: GalleryFilter): boolean {
  return Object.entries(filter).every(
    ([field, value]) => toFilterValue(value) === toFilterValue(fields[field as GalleryField]),
  );
}

/**
 * Converts a value to the form in the address: `18 - 29` to `18-29`, `Over 60` to `over60`,
 * `/services/veneers` to `veneers`.
 */
export function toFilterValue(value = ''): string {
  return value.replaceAll(/\s|^.*\//g, '').toLowerCase();
}
