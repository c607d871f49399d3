import type * as z from 'zod';
import type {Content, Document} from '../content';
import type {ProjectFiles} from '../projectFiles';
import {CONTENT_FOLDER, toPagePath, getPracticeFile} from '../folders';
import type {Problem} from '../problem';
import {memoize} from '../memoize';
import {kindSchema, pageSchemas} from '../schemas/pageFields';
import {
  practiceNames,
  practiceSchemas,
  EMPTY_FACTS,
  type PracticeFacts,
  type ReadFacts,
} from '../schemas/practiceFiles';
import {caseSchema, reviewSchema} from '../schemas/casesAndReviews';
import type {Page, Review, SmileCase} from '../site';
import {
  type Spanish,
  SPANISH_LABELS_FILE,
  SPANISH_WORDS_FILE,
  spanishLabels,
  spanishWords,
} from '../schemas/spanish';
import {SPANISH_HOME, toLocalTime} from '@dental/practice';
import {parseFieldsFile} from './parseFile';
import {Reading} from './reading';

/**
 * Reads every file of the content; never throws on bad content.
 * @param day such as `2027-08-10`; today at the practice if omitted
 * @param newer the files of a later version, if these are older than the schemas: fields that only
 *   the schemas have added since are read from there
 * @returns the content that could be read, and the problems of the rest
 */
export function readFiles(
  project: ProjectFiles,
  day?: string,
  newer?: ProjectFiles,
): {content: Content; problems: Problem[]} {
  const reading = new Reading(project, newer);
  const facts = readPractice(reading);
  const pages = reading
    .listMdxFiles((file) => !file.includes('/_'))
    .flatMap((file) => readPage(reading, file) ?? []);
  const cases = readRecords(reading, '_cases', caseSchema)
    .sort(compareFileNames)
    .map(({paragraphs, ...record}, index): SmileCase => ({
      ...reading.withoutConsent(record.file, [], record),
      id: index + 1,
      descriptions: paragraphs,
    }));
  const reviews = readRecords(reading, '_reviews', reviewSchema)
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date) || compareFileNames(a, b))
    .map((review, index): Review => ({...review, id: index + 1}));
  const records = {
    spanish: readSpanish(reading),
    pages: pages.sort((a, b) => a.path.localeCompare(b.path)),
    cases,
    reviews,
    findLine: reading.findLine,
  };
  const content: Content = {
    ...facts,
    ...records,
    site: hasAllFacts(facts) ? {...facts, ...records} : undefined,
    documents: reading.documents,
    isComplete: reading.isComplete,
    adapted: reading.adapted,
    consents: reading.consents,
    files: reading.files,
    readText: reading.readText,
    project,
    today: day ?? toLocalTime(new Date(), facts.practice?.timeZone).day,
  };
  return {content, problems: reading.problems};
}

function readPractice(reading: Reading): Partial<PracticeFacts> {
  const entries = practiceNames.map((name) => [name, readPracticeFile(reading, name)] as const);
  const {testimonials, ...facts} = Object.fromEntries(entries) as Partial<ReadFacts>;
  const file = getPracticeFile('testimonials');
  if (!testimonials) return facts;
  return {
    ...facts,
    testimonials: testimonials.map((entry, index) => reading.withoutConsent(file, [index], entry)),
  };
}

/** Reads one file of the practice details: here, else empty if it may be, else a later version. */
function readPracticeFile(reading: Reading, name: (typeof practiceNames)[number]) {
  const file = getPracticeFile(name);
  if (reading.files.has(file)) {
    const parsed = parseFieldsFile(file, reading.readText(file));
    reading.translations.push(...parsed.translations);
    return reading.readFields(file, parsed, practiceSchemas[name]);
  }
  if (name in EMPTY_FACTS) return EMPTY_FACTS[name];
  const newerText = reading.findNewerText(file);
  if (newerText !== undefined) {
    reading.adapted.add(file);
    return reading.readFields(file, parseFieldsFile(file, newerText), practiceSchemas[name]);
  }
  const message = 'This file is missing.';
  const remedy = 'Restore it from an earlier version.';
  reading.addProblems([{file, line: 1, message, remedy}], false);
  return undefined;
}

/** Reads the Spanish labels and records; undefined if the practice has no Spanish. */
function readSpanish(reading: Reading): Spanish | undefined {
  const isSpanish = (file: string) =>
    file === SPANISH_LABELS_FILE || file.startsWith(`${CONTENT_FOLDER}${SPANISH_HOME}/`);
  if (![...reading.files].some(isSpanish)) return undefined;
  const read = <Schema extends z.ZodType>(file: string, schema: Schema) => {
    const isThere = reading.files.has(file);
    const parsed = parseFieldsFile(file, isThere ? reading.readText(file) : '');
    return reading.readFields(file, parsed, schema);
  };
  const labels = read(SPANISH_LABELS_FILE, spanishLabels);
  const records = read(SPANISH_WORDS_FILE, spanishWords);
  if (!labels || !records) return undefined;
  // The names in braces of a record are filled in its translation, too.
  const words = Object.fromEntries(
    reading.fillNames([...Object.entries(records.words), ...reading.translations]),
  );
  return {labels, words, searchWords: records.searchWords};
}

function hasAllFacts(facts: Partial<PracticeFacts>): facts is PracticeFacts {
  return Object.values(facts).every((value) => value !== undefined);
}

function readPage(reading: Reading, file: string): Page | undefined {
  const parsed = reading.readDocument(file);
  const kind = reading.readFields(file, parsed, kindSchema)?.kind;
  const fields = kind && reading.readFields(file, parsed, pageSchemas[kind]);
  return fields && toPage(fields, parsed.document);
}

const toPage = memoize(
  (fields: Omit<Page, 'file' | 'path' | 'body'>, {file, body}: Document) =>
    ({...fields, file, path: toPagePath(file), body}) as Page,
);

/** Compares numbers in names as numbers: `07-…` and `49-…` come before `2026-10-14-…`. */
function compareFileNames(a: {file: string}, b: {file: string}): number {
  return numericCollator.compare(a.file, b.file);
}

const numericCollator = new Intl.Collator('en', {numeric: true});

/** Reads the cases or the reviews. */
function readRecords<Schema extends z.ZodType>(reading: Reading, folder: string, schema: Schema) {
  return reading
    .listMdxFiles((file) => file.startsWith(`${CONTENT_FOLDER}/${folder}/`))
    .flatMap((file) => {
      const parsed = reading.readDocument(file);
      const fields = reading.readFields(file, parsed, schema);
      return fields ? [{...fields, file, paragraphs: parsed.document.body.paragraphs}] : [];
    });
}
