import {makeInitials, makeStaffSlug, parseDateInWords, slugify} from '@dental/content';
import {toLocalTime} from '@dental/practice';
import {getText} from './format/data';
import type {Settings} from './settings';

type SiteSettings = Pick<Settings, 'pages' | 'timeZone'>;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Creates the names of new files, by collection. Names of cases and reviews start with the date. A
 * review's has only initials, because the name of a file can't be corrected later.
 */
const NAME_CREATORS: Record<string, (fields: Fields, today: string, site: SiteSettings) => string> =
  {
    dentists: ({name}) => slugify(getText(name)),
    staff: ({name}, _, {pages}) =>
      makeStaffSlug(getText(name), new Set(pages.map(({path}) => path))),
    cases: ({heading}, today) => `${today}-${slugify(getText(heading))}`,
    reviews({name, date}, today) {
      const day = parseDateInWords(getText(date)) || today;
      return `${day}-${slugify(makeInitials(getText(name)).replaceAll(/[^\p{L}]/gu, '')) || 'ab'}`;
    },
  };

/** Creates the name of a new file, without its extension, from its fields. */
export function createFileName(collection: string, fields: Fields, site: SiteSettings): string {
  // The practice's time zone decides the date, not the browser's.
  const {day} = toLocalTime(new Date(), site.timeZone);
  return NAME_CREATORS[collection]?.(fields, day, site) ?? slugify(getText(fields.heading));
}

/** Returns true if the name of a collection's files isn't an address that patients see. */
export function canNumberFiles(collection: string): boolean {
  return collection === 'cases' || collection === 'reviews';
}
