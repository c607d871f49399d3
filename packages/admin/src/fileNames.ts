import {slugify, makeStaffSlug} from '@dental/content';
import {toLocalTime} from '@dental/practice';
import type {Cms} from './decapTypes';
import type {Settings} from './settings';

/** The form's own field for the name of a new file. */
const FILE_NAME_FIELD = '_file';

type SiteSettings = Pick<Settings, 'pages' | 'timeZone'>;

/** The time zone decides the date in a file name, so it's the practice's, not the browser's. */
let site: SiteSettings;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Creates the names of new files, by collection. Names of cases and reviews start with the date.
 */
const NAME_CREATORS: Record<string, (fields: Fields, today: string) => string> = {
  dentists: ({name}) => slugify(String(name)),
  staff: ({name}) => makeStaffSlug(String(name), new Set(site.pages.map(({path}) => path))),
  cases: ({heading}, today) => `${today}-${slugify(String(heading))}`,
  reviews: ({name}, today) => `${today}-${slugify(String(name).replaceAll(/[^\p{L}]/gu, ''))}`,
};

/** Creates the name of a new file, without its extension, from its fields. */
export function createFileName(collection: string, fields: Fields): string {
  const {day} = toLocalTime(new Date(), site.timeZone);
  return NAME_CREATORS[collection]?.(fields, day) ?? slugify(String(fields.heading));
}

/** The part of Decap's entry that we use (an Immutable map). */
interface SavedEntry {
  get(name: 'newRecord' | 'collection'): unknown;
  get(name: 'data'): {toJS(): Fields; set(name: string, value: string): unknown};
}

/** Names new files after their content, so that staff don't have to. */
export function registerFileNames(cms: Cms, settings: SiteSettings): void {
  site = settings;
  const listener = {
    name: 'preSave',
    handler({entry}: {entry: SavedEntry}) {
      if (entry.get('newRecord') !== true) return undefined;
      const data = entry.get('data');
      const fileName = createFileName(String(entry.get('collection')), data.toJS());
      return data.set(FILE_NAME_FIELD, fileName);
    },
  };
  // Decap's type has no `entry` in the event.
  cms.registerEventListener(listener as never);
}
