import type {Cms} from './decap';
import {slugify, staffSlug} from '@dental/content';
import {localTime} from '@dental/practice';
import type {Settings} from './settings';

/** The field that holds the name of a new file until it is saved. */
const FILE = '_file';

/** The pages that there are, and the time zone: where the practice's day begins and ends, wherever its staff write. */
let site: Pick<Settings, 'pages' | 'timeZone'>;

type Fields = Readonly<Record<string, unknown>>;

/** How new files are called, by the collection; those of cases and reviews start with the day. */
const NAMES: Record<string, (fields: Fields, today: string) => string> = {
  dentists: ({name}) => slugify(String(name)),
  staff: ({name}) => staffSlug(String(name), new Set(site.pages.map(({path}) => path))),
  cases: ({heading}, today) => `${today}-${slugify(String(heading))}`,
  reviews: ({name}, today) => `${today}-${slugify(String(name).replaceAll(/[^\p{L}]/gu, ''))}`,
};

/** The name of a new file without its ending. */
export function fileNameOf(collection: string, fields: Fields): string {
  const {day} = localTime(new Date(), site.timeZone);
  return NAMES[collection]?.(fields, day) ?? slugify(String(fields.heading));
}

/** The part of an entry that an event brings along (an Immutable map). */
interface Entry {
  get(name: 'newRecord' | 'collection'): unknown;
  get(name: 'data'): {toJS(): Fields; set(name: string, value: string): unknown};
}

/** Names new files by what is in them, so that nobody has to. */
export function registerFileNames(cms: Cms, settings: typeof site): void {
  site = settings;
  cms.registerEventListener({
    name: 'preSave',
    handler: ({entry}: {entry: Entry}) => {
      if (entry.get('newRecord') !== true) return undefined;
      return entry
        .get('data')
        .set(FILE, fileNameOf(String(entry.get('collection')), entry.get('data').toJS()));
    },
  } as never);
}
