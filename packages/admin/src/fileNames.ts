import type {Cms} from './decap';
import {slugify, staffSlug} from '@dental/content';
import {localTime} from '@dental/practice';
import type {Settings} from './settings';

/** The field that holds the name of a new file until it is saved. */
const FILE = '_file';

/** The addresses that pages have. */
let taken: ReadonlySet<string> = new Set();

/** Where the practice's day begins and ends, wherever its staff write. */
let timeZone: string;

type Fields = Readonly<Record<string, unknown>>;

/** How new files are called, by the collection; those of cases and reviews start with the day. */
const NAMES: Record<string, (fields: Fields, today: string) => string> = {
  dentists: ({name}) => slugify(String(name)),
  staff: ({name}) => staffSlug(String(name), taken),
  cases: ({heading}, today) => `${today}-${slugify(String(heading))}`,
  reviews: ({name}, today) => `${today}-${slugify(String(name).replaceAll(/[^\p{L}]/gu, ''))}`,
};

/** The name of a new file without its ending. */
export function fileNameOf(collection: string, fields: Fields): string {
  const {day} = localTime(new Date(), timeZone);
  return NAMES[collection]?.(fields, day) ?? slugify(String(fields.heading));
}

/** The part of an entry that an event brings along (an Immutable map). */
interface Entry {
  get(name: 'newRecord' | 'collection'): unknown;
  get(name: 'data'): {toJS(): Fields; set(name: string, value: string): unknown};
}

/**
 * Names new files by what is in them, so that nobody has to.
 * @param site the pages that there are, and the practice's time zone
 */
export function registerFileNames(cms: Cms, site: Pick<Settings, 'pages' | 'timeZone'>): void {
  taken = new Set(site.pages.map(({path}) => path));
  ({timeZone} = site);
  cms.registerEventListener({
    name: 'preSave',
    handler: ({entry}: {entry: unknown}) => {
      const saved = entry as Entry;
      if (saved.get('newRecord') !== true) return undefined;
      return saved.get('data').set(FILE, fileNameOf(String(saved.get('collection')), saved.get('data').toJS()));
    },
  } as never);
}
