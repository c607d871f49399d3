import {slugify, makeStaffSlug} from '@dental/content';
import {toLocalTime} from '@dental/practice';
import type {Settings} from './settings';

type SiteSettings = Pick<Settings, 'pages' | 'timeZone'>;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Creates the names of new files, by collection. Names of cases and reviews start with the date.
 */
const NAME_CREATORS: Record<string, (fields: Fields, today: string, site: SiteSettings) => string> =
  {
    dentists: ({name}) => slugify(String(name ?? '')),
    staff: ({name}, _, {pages}) =>
      makeStaffSlug(String(name ?? ''), new Set(pages.map(({path}) => path))),
    cases: ({heading}, today) => `${today}-${slugify(String(heading ?? ''))}`,
    reviews: ({name, date}, today) =>
      `${String(date ?? today)}-${slugify(String(name ?? '').replaceAll(/[^\p{L}]/gu, ''))}`,
  };

/** Creates the name of a new file, without its extension, from its fields. */
export function createFileName(collection: string, fields: Fields, site: SiteSettings): string {
  // The practice's time zone decides the date, not the browser's.
  const {day} = toLocalTime(new Date(), site.timeZone);
  return NAME_CREATORS[collection]?.(fields, day, site) ?? slugify(String(fields.heading ?? ''));
}
