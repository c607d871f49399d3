import type * as z from 'zod';
import type {Content, Document, FiledConsent} from './content';
import type {ProjectFiles} from './projectFiles';
import {parseBody} from './mdx';
import {CONTENT_FOLDER, findOriginal, toPagePath, getPracticeFile} from './folders';
import type {Problem} from './problem';
import {memoize, memoizeWithContext, memoizePerFile} from './memoize';
import {readNames, fillNames, type Names} from './names';
import {kindSchema, pageSchemas} from './schemas/pageFields';
import type {Consent} from './schemas/fields';
import {
  practiceNames,
  practiceSchemas,
  EMPTY_FACTS,
  type PracticeFacts,
  type ReadFacts,
} from './schemas/practice';
import {caseSchema, reviewSchema} from './schemas/casesAndReviews';
import type {Page, Review, SmileCase} from './site';
import {
  type Spanish,
  SPANISH_LABELS_FILE,
  SPANISH_WORDS_FILE,
  spanishLabels,
  spanishWords,
} from './schemas/spanish';
import {takeTranslations} from './translation';
import {SPANISH_HOME, toLocalTime} from '@dental/practice';
import {readMdx, readYaml, type FieldPath, type YamlSource} from './source';
import {validate} from './validation/validate';

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

/** Collects problems, documents, and the lines of fields while the files are read. */
class Reading {
  readonly problems: Problem[] = [];
  /** True as long as every file could be read. */
  isComplete = true;
  readonly documents: Document[] = [];
  readonly consents: FiledConsent[] = [];
  /** The translations that are next to a text, such as `text.es`. */
  readonly translations: [english: string, spanish: string][] = [];
  readonly files: ReadonlySet<string>;
  /** The files with fields from their later version. */
  readonly adapted = new Set<string>();
  private readonly sources = new Map<string, YamlSource>();
  private readonly texts = new Map<string, string>();
  private readonly names: Names;

  constructor(
    private readonly project: ProjectFiles,
    private readonly newer: ProjectFiles | undefined,
  ) {
    this.names = readNames(project);
    this.files = new Set([...project.list(CONTENT_FOLDER), ...project.list('static')]);
  }

  /** Lists the MDX files that a predicate accepts, without copies such as `contact-us (1).mdx`. */
  listMdxFiles(isIncluded: (file: string) => boolean): string[] {
    return [...this.files].filter(
      (file) =>
        file.startsWith(`${CONTENT_FOLDER}/`) &&
        file.endsWith('.mdx') &&
        isIncluded(file) &&
        // A copy is reported as a whole, and would repeat every problem of its original.
        findOriginal(file, this.files) === undefined,
    );
  }

  readonly readText = (file: string): string => {
    const text = this.texts.get(file) ?? decode(this.project.read(file));
    this.texts.set(file, text);
    return text;
  };

  readonly findLine = (file: string, at: FieldPath): number =>
    this.sources.get(file)?.findLine(at) ?? 1;

  /** Validates the fields of a file and fills in the practice's names. Keeps the problems. */
  readFields<Schema extends z.ZodType>(
    file: string,
    parsed: ParsedFile,
    schema: Schema,
  ): z.infer<Schema> | undefined {
    this.sources.set(file, parsed.source);
    const {value, problems} = this.validateFields(file, parsed, schema);
    this.addProblems(problems, value !== undefined);
    return value as z.infer<Schema> | undefined;
  }

  private validateFields(file: string, {source, validateFields}: ParsedFile, schema: z.ZodType) {
    const result = validateFields(schema, this.names);
    const newerText = result.value === undefined ? this.findNewerText(file) : undefined;
    if (newerText === undefined) return result;
    const newer = (file.endsWith('.mdx') ? readMdx : readYaml)(file, newerText);
    const {value, problems} = validate(file, source, schema, newer.data);
    if (value !== undefined) this.adapted.add(file);
    return {value: fillNames(value, this.names), problems};
  }

  fillNames<Value>(value: Value): Value {
    return fillNames(value, this.names);
  }

  /** Returns the text of a file in the later version; undefined if that doesn't have it. */
  findNewerText(file: string): string | undefined {
    if (!this.newer?.list(CONTENT_FOLDER).includes(file)) return undefined;
    return decode(this.newer.read(file));
  }

  /** Keeps the problems of a file. If it can't be read, checks that compare files can't run. */
  addProblems(problems: readonly Problem[], isReadable: boolean): void {
    this.isComplete &&= isReadable;
    const code = 'unreadable';
    this.problems.push(
      ...(isReadable ? problems : problems.map((one) => ({code, ...one}) as const)),
    );
  }

  /** Moves a patient's permission out of a record, so that it can't be published. */
  withoutConsent<Fields extends {consent: Consent}>(
    file: string,
    at: FieldPath,
    {consent, ...others}: Fields,
  ): Omit<Fields, 'consent'> {
    this.consents.push({...consent, file, at: [...at, 'consent']});
    return others;
  }

  /** Parses an MDX file. Keeps the problems of its body. */
  readDocument(file: string): ParsedFile & {document: Document} {
    const parsed = parseFile(file, this.readText(file));
    this.addProblems(parsed.problems, parsed.isReadable);
    this.documents.push(parsed.document);
    return parsed;
  }
}

/** Returns the same string as long as the file is the same, for functions memoized by text. */
const decode = memoize((file: Buffer) => file.toString('utf8'));

/** A parsed file: the same objects as long as nothing in it changes, so results can be reused. */
interface ParsedFile {
  source: YamlSource;
  /** Validates the fields against a schema and fills in the practice's names. */
  validateFields(
    this: void,
    schema: z.ZodType,
    names: Names,
  ): {value?: unknown; problems: Problem[]};
}

const parseFile = memoizePerFile((file, text) => {
  const source = readMdx(file, text);
  const {body, problems, isReadable} = parseBody(file, source);
  const kind = getKind(file);
  const document: Document = {
    file,
    kind,
    path: kind === 'page' ? toPagePath(file) : undefined,
    fields: toFields(source.data),
    body,
    text,
    findLine: source.findLine,
  };
  return {...toParsedFile(file, source), document, problems, isReadable};
});

const parseFieldsFile = memoizePerFile((file, text) => {
  const source = readYaml(file, text);
  const {data, translations} = takeTranslations(source.data);
  return {...toParsedFile(file, {...source, data}), translations};
});

function toParsedFile(file: string, source: YamlSource): ParsedFile {
  const validateFields = memoizeWithContext(serializeNames, (schema: z.ZodType, names: Names) => {
    const {value, problems} = validate(file, source, schema);
    return {value: fillNames(value, names), problems};
  });
  return {source, validateFields};
}

const serializeNames = memoize((names: Names) => JSON.stringify(names));

/** Returns undefined if the front matter is a text or a list instead of fields. */
function toFields(data: unknown): Document['fields'] {
  const isMapping = typeof data === 'object' && data !== null && !Array.isArray(data);
  return isMapping ? (data as Document['fields']) : undefined;
}

function getKind(file: string): Document['kind'] {
  if (file.startsWith(`${CONTENT_FOLDER}/_cases/`)) return 'case';
  return file.startsWith(`${CONTENT_FOLDER}/_reviews/`) ? 'review' : 'page';
}

function readPractice(reading: Reading): Partial<PracticeFacts> {
  const entries = practiceNames.map((name) => {
    const file = getPracticeFile(name);
    if (reading.files.has(file)) {
      const parsed = parseFieldsFile(file, reading.readText(file));
      reading.translations.push(...parsed.translations);
      return [name, reading.readFields(file, parsed, practiceSchemas[name])] as const;
    }
    if (name in EMPTY_FACTS) return [name, EMPTY_FACTS[name]] as const;
    const newerText = reading.findNewerText(file);
    if (newerText !== undefined) {
      reading.adapted.add(file);
      const parsed = parseFieldsFile(file, newerText);
      return [name, reading.readFields(file, parsed, practiceSchemas[name])] as const;
    }
    const message = 'This file is missing.';
    const remedy = 'Restore it from an earlier version.';
    reading.addProblems([{file, line: 1, message, remedy}], false);
    return [name, undefined] as const;
  });
  const {testimonials, ...facts} = Object.fromEntries(entries) as Partial<ReadFacts>;
  const file = getPracticeFile('testimonials');
  if (!testimonials) return facts;
  return {
    ...facts,
    testimonials: testimonials.map((entry, index) => reading.withoutConsent(file, [index], entry)),
  };
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
