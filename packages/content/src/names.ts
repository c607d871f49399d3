import {toText} from './textHelpers';
import {posix} from 'node:path';
import {getPracticeFile} from './folders';
import {mapTexts} from './walkFields';
import {memoizePerFile} from './memoize';
import type {ProjectFiles} from './projectFiles';
import {readMdx, readYaml} from './source';

/**
 * The names that a field can quote in braces, such as `About Us | {practice}`. Body text quotes
 * them with `<Fact>`.
 */
export const NAME_TOKENS = ['practice', 'practice-short', 'city', 'state', 'lead-dentist'] as const;

/** The text of each name. */
export type Names = Readonly<Record<(typeof NAME_TOKENS)[number], string>>;

/** Reads the names of the practice before all other files; empty if their files can't be read. */
export function readNames(files: ProjectFiles): Names {
  const readText = (file: string) =>
    files.list(posix.dirname(file)).includes(file) ? files.read(file).toString('utf8') : '';
  const file = getPracticeFile('practice');
  const {name, leadDentist, address} = readFields(file, readText(file));
  const page = `pages-content/our-dentist/${toText(leadDentist)}.mdx`;
  const lead = readFields(page, readText(page));
  const {city, state} = (address ?? {}) as Record<string, unknown>;
  return {
    practice: toText(name),
    'practice-short': shortenName(toText(name)),
    city: toText(city),
    state: toText(state),
    'lead-dentist': toText(lead.name),
  };
}

const readFields = memoizePerFile((file, text): Record<string, unknown> => {
  const {data} = file.endsWith('.mdx') ? readMdx(file, text) : readYaml(file, text);
  return (data ?? {}) as Record<string, unknown>;
});

const GENERIC_ENDING =
  /(?: (?:family|dental|dentistry|care|group|practice|office|clinic|associates|and|&))+$/i;

/** Removes the generic ending of a practice's name, for tight places such as below an icon. */
export function shortenName(name: string): string {
  return name.replace(GENERIC_ENDING, '');
}

/** Phones cut longer names below an icon. */
const MAX_ICON_NAME_LENGTH = 12;

/** Words that no name ends with. */
const PARTICLES = /(?:,| (?:and|&|of|for|at|in|the))+$/i;

/**
 * Shortens a practice's name for the home screen of a phone: its first words that fit below an
 * icon, or the whole short name if those could be any practice's.
 */
export function cutIconName(name: string): string {
  const short = shortenName(name.replace(/^the /i, ''));
  if (short.length <= MAX_ICON_NAME_LENGTH) return short;
  const words = short.slice(0, MAX_ICON_NAME_LENGTH + 1).replace(/ [^ ]*$/, '');
  const firstWords = words.replace(PARTICLES, '');
  const isCut = firstWords.length <= MAX_ICON_NAME_LENGTH;
  return isCut && shortenName(` ${firstWords}`) !== '' ? firstWords : short;
}

/** Fills in each name in braces. Other braces stay as typed. */
export function fillNames<Value>(value: Value, names: Names): Value {
  const byToken = new Map<string, string>(Object.entries(names));
  return mapTexts(value, (text) =>
    text.replaceAll(/\{([\w-]+)\}/g, (token, name: string) => byToken.get(name) || token),
  );
}
