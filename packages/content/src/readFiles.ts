import type * as z from 'zod';
import type {Content, Document, FiledConsent} from './content';
import type {ProjectFiles} from './projectFiles';
import {parseBody} from './mdx';
import {CONTENT_FOLDER, originalOf, pathOfFile, practiceFile} from './folders';
import type {Problem} from './problem';
import {memoize, memoizePerFile, memoizeBeside} from './memoize';
import {readNames, withNames, type Names} from './names';
import {kindSchema, pageSchemas} from './schemas/pageFields';
import type {Consent} from './schemas/fields';
import {
  practiceNames,
  practiceSchemas,
  WITHOUT,
  type PracticeFacts,
  type ReadFacts,
} from './schemas/practice';
import {caseSchema, reviewSchema} from './schemas/casesAndReviews';
import type {Page, Review, SmileCase} from './site';
import {localTime} from '@dental/practice';
import {readMdx, readYaml, type FieldPath, type YamlSource} from './source';
import {validate} from './validate';

/**
 * Reads every file of the content by itself.
 * @param day such as `2027-08-10`; today where the practice is if it is left out
 * @returns what could be read, and what is wrong with the rest; never throws on bad content
 */
export function readFiles(
  project: ProjectFiles,
  day?: string,
): {content: Content; problems: Problem[]} {
  const reading = new Reading(project);
  const facts = readPractice(reading);
  const pages = reading
    .mdxFiles((file) => !file.includes('/_'))
    .flatMap((file) => readPage(reading, file) ?? []);
  const cases = readRecords(reading, '_cases', caseSchema)
    .sort(byFileName)
    .map(({paragraphs, ...record}, index): SmileCase => ({
      ...reading.withoutConsent(record.file, [], record),
      id: index + 1,
      descriptions: paragraphs,
    }));
  const reviews = readRecords(reading, '_reviews', reviewSchema)
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date) || byFileName(a, b))
    .map((review, index): Review => ({...review, id: index + 1}));
  const known = {
    pages: pages.sort((a, b) => a.path.localeCompare(b.path)),
    cases,
    reviews,
    lineOf: reading.lineOf,
  };
  const content: Content = {
    ...facts,
    ...known,
    site: isWhole(facts) ? {...facts, ...known} : undefined,
    documents: reading.documents,
    isWhole: reading.isWhole,
    consents: reading.consents,
    files: reading.files,
    textOf: reading.textOf,
    project,
    today: day ?? localTime(new Date(), facts.practice?.timeZone).day,
  };
  return {content, problems: reading.problems};
}

/** What is gathered while the files are read: problems, documents, and the way from a field to its line. */
class Reading {
  readonly problems: Problem[] = [];
  /** Whether everything could be read so far. */
  isWhole = true;
  readonly documents: Document[] = [];
  readonly consents: FiledConsent[] = [];
  readonly files: ReadonlySet<string>;
  private readonly sources = new Map<string, YamlSource>();
  private readonly texts = new Map<string, string>();

  private readonly names: Names;

  constructor(private readonly project: ProjectFiles) {
    this.names = readNames(project);
    this.files = new Set([...project.list(CONTENT_FOLDER), ...project.list('static')]);
  }

  mdxFiles(isMeant: (file: string) => boolean): string[] {
    return [...this.files].filter(
      (file) =>
        file.startsWith(`${CONTENT_FOLDER}/`) &&
        file.endsWith('.mdx') &&
        isMeant(file) &&
        // A second copy is wrong as a whole, and would repeat everything.
        originalOf(file, this.files) === undefined,
    );
  }

  readonly textOf = (file: string): string => {
    const text = this.texts.get(file) ?? textIn(this.project.read(file));
    this.texts.set(file, text);
    return text;
  };

  readonly lineOf = (file: string, at: FieldPath): number =>
    this.sources.get(file)?.lineOf(at) ?? 1;

  /** Checks the fields of a file, and puts the practice's names into them; their problems are kept. */
  fields<Schema extends z.ZodType>(
    file: string,
    taken: TakenApart,
    schema: Schema,
  ): z.infer<Schema> | undefined {
    this.sources.set(file, taken.source);
    const {value, problems} = taken.fieldsAs(schema, this.names);
    this.isWhole &&= value !== undefined;
    this.problems.push(...problems);
    return value as z.infer<Schema> | undefined;
  }

  /** Puts a patient's permission aside, so that nothing that is published can hold it. */
  withoutConsent<Fields extends {consent: Consent}>(
    file: string,
    at: FieldPath,
    {consent, ...others}: Fields,
  ): Omit<Fields, 'consent'> {
    this.consents.push({...consent, file, at: [...at, 'consent']});
    return others;
  }

  /** Takes an MDX file apart; the problems of its body are kept. */
  document(file: string): TakenApart & {document: Document} {
    const taken = takeApart(file, this.textOf(file));
    this.problems.push(...taken.problems);
    this.isWhole &&= taken.isReadable;
    this.documents.push(taken.document);
    return taken;
  }
}

/** The same string as long as the file is: whatever is memoized by it is found at once. */
const textIn = memoize((file: Buffer) => file.toString('utf8'));

/** What a file is made of: the same objects as long as nothing in it changes, so that what is found in them is found once. */
interface TakenApart {
  source: YamlSource;
  /** Its fields as a schema has them, with the practice's names. */
  fieldsAs(this: void, schema: z.ZodType, names: Names): {value?: unknown; problems: Problem[]};
}

const takeApart = memoizePerFile((file, text) => {
  const source = readMdx(file, text);
  const {body, problems, isReadable} = parseBody(file, source);
  const [kind, path] = [kindOf(file), pathOfFile(file)];
  const fields = writtenFields(source.data);
  const document: Document = {
    file,
    kind,
    path: kind === 'page' ? path : undefined,
    fields,
    body,
    text,
    lineOf: source.lineOf,
  };
  return {...takenFrom(file, source), document, problems, isReadable};
});

const takeFieldsApart = memoizePerFile((file, text) => takenFrom(file, readYaml(file, text)));

function takenFrom(file: string, source: YamlSource): TakenApart {
  const fieldsAs = memoizeBeside(keyOfNames, (schema: z.ZodType, names: Names) => {
    const {value, problems} = validate(file, source, schema);
    return {value: withNames(value, names), problems};
  });
  return {source, fieldsAs};
}

const keyOfNames = memoize((names: Names) => JSON.stringify(names));

/** Where a text or a list stands instead of fields, there are none. */
function writtenFields(data: unknown): Document['fields'] {
  const isMapping = typeof data === 'object' && data !== null && !Array.isArray(data);
  return isMapping ? (data as Document['fields']) : undefined;
}

function kindOf(file: string): Document['kind'] {
  if (file.startsWith(`${CONTENT_FOLDER}/_cases/`)) return 'case';
  return file.startsWith(`${CONTENT_FOLDER}/_reviews/`) ? 'review' : 'page';
}

function readPractice(reading: Reading): Partial<PracticeFacts> {
  const entries = practiceNames.map((name) => {
    const file = practiceFile(name);
    if (reading.files.has(file)) {
      return [
        name,
        reading.fields(file, takeFieldsApart(file, reading.textOf(file)), practiceSchemas[name]),
      ] as const;
    }
    if (name in WITHOUT) return [name, WITHOUT[name]] as const;
    reading.isWhole = false;
    reading.problems.push({
      file,
      line: 1,
      message: 'This file is missing.',
      remedy: 'Bring it back from an earlier version.',
    });
    return [name, undefined] as const;
  });
  const {testimonials, ...facts} = Object.fromEntries(entries) as Partial<ReadFacts>;
  const file = practiceFile('testimonials');
  return {
    ...facts,
    testimonials: testimonials?.map((entry, index) => reading.withoutConsent(file, [index], entry)),
  };
}

function isWhole(facts: Partial<PracticeFacts>): facts is PracticeFacts {
  return Object.values(facts).every((value) => value !== undefined);
}

function readPage(reading: Reading, file: string): Page | undefined {
  const taken = reading.document(file);
  const kind = reading.fields(file, taken, kindSchema)?.kind;
  const fields = kind && reading.fields(file, taken, pageSchemas[kind]);
  return fields && pageOf(fields, taken.document);
}

const pageOf = memoize(
  (fields: Omit<Page, 'file' | 'path' | 'body'>, {file, body}: Document) =>
    ({...fields, file, path: pathOfFile(file), body}) as Page,
);

/** Numbers in names count as numbers: `07-…` and `49-…` stand before `2026-10-14-…`. */
function byFileName(a: {file: string}, b: {file: string}): number {
  return byNumber.compare(a.file, b.file);
}

const byNumber = new Intl.Collator('en', {numeric: true});

function readRecords<Schema extends z.ZodType>(reading: Reading, folder: string, schema: Schema) {
  return reading
    .mdxFiles((file) => file.startsWith(`${CONTENT_FOLDER}/${folder}/`))
    .flatMap((file) => {
      const taken = reading.document(file);
      const fields = reading.fields(file, taken, schema);
      return fields ? [{...fields, file, paragraphs: taken.document.body.paragraphs}] : [];
    });
}
