import {SPANISH_HOME} from '@dental/practice';
import * as z from 'zod';
import {CONTENT_FOLDER} from '../folders';
import {text, words} from './fields';
import {labels} from './labels';
import {label} from './labels/label';
import {practiceSchemas} from './practiceFiles';

/** The labels of Spanish pages: the groups of `labels.yml`, and one of their own. */
export const SPANISH_LABELS_FILE = `${CONTENT_FOLDER}/_practice/labels.es.yml`;

/** The Spanish of our records by their English, and the words that people search for. */
export const SPANISH_WORDS_FILE = `${CONTENT_FOLDER}${SPANISH_HOME}/_practice/words.yml`;

/** The schemas of these files. */
export const spanishLabels = labels.extend({
  translation: z.strictObject({
    inEnglish: label('After a link to a page that is only in English.'),
    newer: label('The note on a page whose English page has changed since.'),
    readEnglish: label('The link to the English page in that note.'),
  }),
});
export const spanishWords = z.strictObject({
  words: z.record(text, words),
  searchWords: practiceSchemas.searchWords,
});

/** The Spanish of a practice besides its pages. */
export interface Spanish {
  labels: z.infer<typeof spanishLabels>;
  words: Readonly<Record<string, string>>;
  searchWords: z.infer<typeof spanishWords>['searchWords'];
}
