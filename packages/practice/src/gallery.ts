import {galleryPath} from './pages';

/** The age groups of the gallery, as they are written in a case. */
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

/** How many cases a page of the smile gallery shows (specification, section 9). */
export const GALLERY_PAGE_SIZE = 7;

/** The addresses of all further pages of the unfiltered gallery. */
export function galleryPaths(caseCount: number): string[] {
  return Array.from({length: galleryPageCount(caseCount)}, (_, index) =>
    galleryPath(index + 1),
  ).slice(1);
}

/** How many pages the cases fill; an empty gallery still has one. */
export function galleryPageCount(caseCount: number): number {
  return Math.max(1, Math.ceil(caseCount / GALLERY_PAGE_SIZE));
}

/** The cases of one page, from 1. */
export function galleryPage<Case>(cases: readonly Case[], page: number): Case[] {
  return cases.slice((page - 1) * GALLERY_PAGE_SIZE, page * GALLERY_PAGE_SIZE);
}

/** The values of the gallery's filters, as they are in the address (specification, section 5). */
export const GALLERY_OPTIONS = {
  age: AGES.map(filterValue),
  gender: GENDERS.map(filterValue),
  category: Object.keys(CATEGORIES),
} as const;

/** A field by which the gallery can be filtered. The treatments are those of the cases. */
export type GalleryField = keyof typeof GALLERY_OPTIONS | 'service';

/** What a visitor has chosen; a field that is left out matches every case. */
export type GalleryFilter = Partial<Record<GalleryField, string>>;

/** The part of the gallery that an address requests. */
export interface GalleryQuery {
  filter: GalleryFilter;
  /** From 1. */
  page: number;
}

/**
 * Reads the filters and the page from the query of an address. Whatever is not an option is ignored.
 * @param search such as `?age=30-39&service=veneers&page=2`
 */
export function parseGalleryQuery(search: string, service: readonly string[] = []): GalleryQuery {
  const query = new URLSearchParams(search);
  const fields = Object.entries({...GALLERY_OPTIONS, service}).flatMap(([field, options]) => {
    const asked = query.get(field) ?? '';
    const value = field === 'category' ? asked : asked.toLowerCase();
    return (options as readonly string[]).includes(value) ? [[field, value]] : [];
  });
  const page = query.get('page') ?? '';
  return {
    filter: Object.fromEntries(fields) as GalleryFilter,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a page of the gallery under a filter; without a filter, that page's static address. */
export function galleryAddress({filter, page}: GalleryQuery): string {
  const query = new URLSearchParams(
    Object.entries(filter).map(([field, value]) => [field, filterValue(value)]),
  );
  if (query.size === 0) return galleryPath(page);
  if (page > 1) query.set('page', String(page));
  return `${galleryPath(1)}?${query}`;
}

/** Whether a case matches all chosen filters (specification, section 5). */
export function matchesFilter(shown: GalleryFilter, filter: GalleryFilter): boolean {
  return Object.entries(filter).every(
    ([of, value]) => filterValue(value) === filterValue(shown[of as GalleryField]),
  );
}

/** As the address has it: `18 - 29` as `18-29`, `Over 60` as `over60`, `/services/veneers` as `veneers`. */
export function filterValue(value = ''): string {
  return value.replaceAll(/\s|^.*\//g, '').toLowerCase();
}
