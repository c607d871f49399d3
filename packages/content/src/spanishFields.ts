import {isProseField} from './prose';
import type {practiceNames} from './schemas/practiceFiles';
import {SPANISH_WORDS_FILE} from './schemas/spanish';
import type {FieldPath} from './yaml';

type RecordName = (typeof practiceNames)[number];

/** The records that Spanish pages show, with the paths of their fields; undefined for all prose. */
const SHOWN = new Map<RecordName, RegExp | undefined>([
  ['hours', undefined],
  ['costs', /^groups|^membership/],
  ['claims', undefined],
  ['promotions', /\.(heading|text|ticker|label)$|^standing$/],
  ['paymentPartners', undefined],
  ['forms', /^(contact|newsletter)\./],
  ['notices', undefined],
  ['practice', /^tagline$|^languages\.|^afterHours\.\d+\.what$/],
]);

/** The names among them, which aren't prose. */
const SHOWN_NAMES = new Map<RecordName, RegExp>([
  ['hours', /\.name$/],
  ['practice', /^languages\./],
]);

/** The records with a text's Spanish on the next line, because it ends with the text. */
const DATED: readonly RecordName[] = ['hours', 'notices', 'promotions'];

/** The records with texts that Spanish pages show. */
export const SPANISH_RECORDS: readonly RecordName[] = [...SHOWN.keys()];

/** Splits a path such as `notices.0.text.es`, where `text.es` is one field. */
export function splitFieldPath(path: string): string[] {
  return path.split(/\.(?!es$)/);
}

/** Returns true if Spanish pages show the text at a path of a record. */
export function isShownInSpanish(name: RecordName, at: FieldPath): boolean {
  const path = at.join('.');
  if (SHOWN_NAMES.get(name)?.test(path)) return true;
  return SHOWN.has(name) && isProseField(name, at) && SHOWN.get(name)?.test(path) !== false;
}

/** Returns true if the Spanish of the text at a path is in the same file, such as `text.es`. */
export function hasSpanishField(name: RecordName, at: FieldPath): boolean {
  return DATED.includes(name) && typeof at.at(-1) === 'string' && isShownInSpanish(name, at);
}

/** Says where the Spanish of a text belongs: `in text.es on the line below it`, or its file. */
export function describeSpanishPlace(name: RecordName, at: FieldPath): string {
  return hasSpanishField(name, at)
    ? `in ${at.at(-1)}.es on the line below it`
    : `in ${SPANISH_WORDS_FILE}`;
}
