import type * as z from 'zod';
import type {Content, Document, FiledConsent} from './content';
import type {ProjectFiles} from './projectFiles';
import {parseBody} from './mdx';
import {CONTENT_FOLDER, pathOfFile, practiceFile} from './folders';
import type {Problem} from './problem';
import {memoizePerFile} from './memoize';
import {readNames, withNames, type Names} from './names';
import {kindSchema, pageSchemas} from './schemas/page';
import type {Consent} from './schemas/fields';
import {practiceSchemas, type PracticeFacts, type ReadFacts} from './schemas/practice';
import {caseSchema, reviewSchema} from './schemas/records';
import type {Page, Review, SmileCase} from './site';
import {readMdx, readYaml, type FieldPath, type YamlSource} from './source';
import {validate} from './validate';

/**
 * Reads every file of the content by itself.
 * @returns what could be read, and what is wrong with the rest; never throws on bad content
 */
export function readFiles(project: ProjectFiles, today: string): {content: Content; problems: Problem[]} {
  const reading = new Reading(project);
  const facts = readPractice(reading);
  const pages = reading.mdxFiles((file) => !file.includes('/_')).flatMap((file) => readPage(reading, file) ?? []);
  const cases = readRecords(reading, 'case', '_cases', caseSchema)
    .sort(byFileName)
    .map(({paragraphs, ...record}, index): SmileCase => ({
      ...reading.withoutConsent(record.file, [], record),
      id: index + 1,
      descriptions: paragraphs,
    }));
  const reviews = readRecords(reading, 'review', '_reviews', reviewSchema)
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
    consents: reading.consents,
    files: reading.files,
    textOf: reading.textOf,
    project,
    today,
  };
  return {content, problems: reading.problems};
}

/** What is gathered while the files are read: problems, documents, and the way from a field to its line. */
class Reading {
  readonly problems: Problem[] = [];
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
      (file) => file.startsWith(`${CONTENT_FOLDER}/`) && file.endsWith('.mdx') && isMeant(file),
    );
  }

  readonly textOf = (file: string): string => {
    const text = this.texts.get(file) ?? this.project.read(file).toString('utf8');
    this.texts.set(file, text);
    return text;
  };

  readonly lineOf = (file: string, at: FieldPath): number => this.sources.get(file)?.lineOf(at) ?? 1;

  /** Checks the fields of a file, and puts the practice's names into them; their problems are kept. */
  fields<Schema extends z.ZodType>(file: string, source: YamlSource, schema: Schema): z.infer<Schema> | undefined {
    this.sources.set(file, source);
    const {value, problems} = validate(file, source, schema);
    this.problems.push(...problems);
    return withNames(value, this.names);
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
  document(file: string, kind: Document['kind']): {source: YamlSource; document: Document} {
    const {source, body, problems} = takeApart(file, this.textOf(file));
    const fields = source.data as Document['fields'];
    const document = {file, kind, path: kind === 'page' ? pathOfFile(file) : undefined, fields, body};
    this.problems.push(...problems);
    this.documents.push(document);
    return {source, document};
  }
}

const takeApart = memoizePerFile((file, text) => {
  const source = readMdx(file, text);
  return {source, ...parseBody(file, source)};
});

const takeFieldsApart = memoizePerFile((file, text) => readYaml(file, text));

function readPractice(reading: Reading): Partial<PracticeFacts> {
  const names = Object.keys(practiceSchemas) as (keyof PracticeFacts)[];
  const entries = names.map((name) => {
    const file = practiceFile(name);
    if (reading.files.has(file)) {
      return [name, reading.fields(file, takeFieldsApart(file, reading.textOf(file)), practiceSchemas[name])] as const;
    }
    reading.problems.push({
      file,
      line: 1,
      what: 'This file is missing.',
      fix: 'Bring it back from an earlier version.',
    });
    return [name, undefined] as const;
  });
  const {testimonials, ...facts} = Object.fromEntries(entries) as Partial<ReadFacts>;
  const file = practiceFile('testimonials');
  return {...facts, testimonials: testimonials?.map((entry, index) => reading.withoutConsent(file, [index], entry))};
}

function isWhole(facts: Partial<PracticeFacts>): facts is PracticeFacts {
  return Object.values(facts).every((value) => value !== undefined);
}

function readPage(reading: Reading, file: string): Page | undefined {
  const {source, document} = reading.document(file, 'page');
  const kind = reading.fields(file, source, kindSchema)?.kind;
  const fields = kind && reading.fields(file, source, pageSchemas[kind]);
  return fields && {...fields, file, path: pathOfFile(file), body: document.body};
}

/** Numbers in names count as numbers: `07-…` and `49-…` stand before `2026-10-14-…`. */
function byFileName(a: {file: string}, b: {file: string}): number {
  return a.file.localeCompare(b.file, 'en', {numeric: true});
}

function readRecords<Schema extends z.ZodType>(
  reading: Reading,
  kind: Document['kind'],
  folder: string,
  schema: Schema,
) {
  return reading
    .mdxFiles((file) => file.startsWith(`${CONTENT_FOLDER}/${folder}/`))
    .flatMap((file) => {
      const {source, document} = reading.document(file, kind);
      const fields = reading.fields(file, source, schema);
      return fields ? [{...fields, file, paragraphs: document.body.paragraphs}] : [];
    });
}
