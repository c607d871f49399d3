import type {Cms} from './decap';
import {dentistSlug, slugify, staffSlug} from '@dental/content';
import {localTime} from '@dental/practice';
import type {PageFile} from './settings';

/** The field that holds the name of a new file until it is saved. */
const FILE = '_file';

/** The addresses that pages have. */
let taken: ReadonlySet<string> = new Set();

type Fields = Readonly<Record<string, unknown>>;

/** How new files are called, by the collection; those of cases and reviews start with the day. */
const NAMES: Record<string, (fields: Fields, today: string) => string> = {
  dentists: ({name}) => dentistSlug(String(name)),
  staff: ({name}) => staffSlug(String(name), taken),
  cases: ({heading}, today) => `${today}-${slugify(String(heading))}`,
  reviews: ({name}, today) => `${today}-${slugify(String(name).replaceAll(/[^\p{L}]/gu, ''))}`,
};

/** The name of a new file without its ending. */
export function fileNameOf(collection: string, fields: Fields, today: string): string {
  return NAMES[collection]?.(fields, today) ?? slugify(String(fields.heading));
}

/** The part of an entry that an event brings along (an Immutable map). */
interface Entry {
  get(name: 'newRecord' | 'collection'): unknown;
  get(name: 'data'): {toJS(): Fields; set(name: string, value: string): unknown};
}

/**
 * Names new files by what is in them, so that nobody has to.
 * @param pages those that there are
 */
export function registerFileNames(cms: Cms, pages: readonly PageFile[]): void {
  taken = new Set(pages.map(({path}) => path));
  cms.registerEventListener({
    name: 'preSave',
    handler: ({entry}: {entry: unknown}) => {
      const saved = entry as Entry;
      if (saved.get('newRecord') !== true) return undefined;
      const {day} = localTime(new Date());
      return saved.get('data').set(FILE, fileNameOf(String(saved.get('collection')), saved.get('data').toJS(), day));
    },
  } as never);
}
