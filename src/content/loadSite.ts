import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join, posix} from 'node:path';
import type * as z from 'zod';
import {checks} from './checks';
import {parseBody, type Body} from './mdx';
import {sortProblems, type Problem} from './problem';
import {kindSchema, pageSchemas, type PageKind} from './schemas/page';
import {practiceSchemas, type PracticeFacts} from './schemas/practice';
import {caseSchema, reviewSchema} from './schemas/records';
import type {Page, Review, Site, SmileCase} from './site';
import {readMdx, readYaml, type FieldPath, type MdxSource, type YamlSource} from './source';
import {validate} from './validate';

/** The folder that staff edit. */
export const CONTENT_FOLDER = 'pages-content';

/** Either the whole site, or everything that is wrong with its content. */
export type LoadResult = {site: Site; problems: []} | {site: undefined; problems: Problem[]};

/**
 * Reads and checks the whole content. The one way in: the Docusaurus plugin, the tests
 * and `npm run check` all use it.
 * @param root the project folder
 * @returns the site, or every problem at once, sorted by file and line; never throws on bad content
 */
export function loadSite(root: string): LoadResult {
  const {site, problems} = readContent(root);
  const all = [...problems, ...(site ? checks.flatMap((check) => check(site, root)) : [])];
  if (site && all.length === 0) return {site, problems: []};
  return {site: undefined, problems: sortProblems(all)};
}

/**
 * Reads the whole content without the checks between files, for who compares it or changes it.
 * @returns what can be read, which is nothing if one of the practice's own files is broken, and the problems of
 *   the files that are left out; never throws on bad content
 */
export function readContent(root: string): {site?: Site; problems: Problem[]} {
  const reading = new Reading(root);
  const facts = loadPractice(reading);
  const pages = loadPages(reading);
  const cases = loadRecords(reading, '_cases', caseSchema).map(({paragraphs, ...fields}): SmileCase => ({
    ...fields,
    descriptions: paragraphs,
  }));
  const reviews: Review[] = loadRecords(reading, '_reviews', reviewSchema);
  const site = facts && {...facts, pages, cases, reviews, lineOf: reading.lineOf};
  return {site, problems: reading.problems};
}

/** What is gathered while the files are read: problems, and the way from a field to its line. */
class Reading {
  readonly problems: Problem[] = [];
  private readonly sources = new Map<string, YamlSource>();

  constructor(readonly root: string) {}

  /** Reads a file of fields and checks it; its problems are kept. */
  fields<Schema extends z.ZodType>(file: string, source: YamlSource, schema: Schema): z.infer<Schema> | undefined {
    this.sources.set(file, source);
    const {value, problems} = validate(file, source, schema);
    this.problems.push(...problems);
    return value;
  }

  /** Reads an MDX file's body; its problems are kept. */
  body(file: string, source: MdxSource): Body {
    const {body, problems} = parseBody(file, source);
    this.problems.push(...problems);
    return body;
  }

  text(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  files(folder: string): string[] {
    if (!existsSync(join(this.root, folder))) return [];
    return readdirSync(join(this.root, folder), {recursive: true, encoding: 'utf8'})
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.\w+$/.test(path) && !/(^|\/)\./.test(path))
      .map((path) => `${folder}/${path}`)
      .sort();
  }

  readonly lineOf = (file: string, at: FieldPath): number => this.sources.get(file)?.lineOf(at) ?? 1;
}

/** The address of a page from the place of its file: `services/veneers.mdx` is at `/services/veneers`. */
export function pathOfFile(file: string): string {
  const path = posix
    .relative(CONTENT_FOLDER, file)
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)index$/, '');
  return `/${path}`;
}

/** The file that holds some facts of the practice: `payment-partners.yml` for `paymentPartners`. */
export function practiceFile(name: keyof PracticeFacts): string {
  return `${CONTENT_FOLDER}/_practice/${toKebabCase(name)}.yml`;
}

function loadPractice(reading: Reading): PracticeFacts | undefined {
  const folder = `${CONTENT_FOLDER}/_practice`;
  const names = Object.keys(practiceSchemas) as (keyof PracticeFacts)[];
  const files = names.map(practiceFile);
  const present = reading.files(folder);
  for (const file of present.filter((path) => !files.includes(path))) {
    reading.problems.push({
      file,
      line: 1,
      what: 'No page reads this file.',
      fix: `Name it one of ${files.map((path) => posix.basename(path)).join(', ')}, or delete it.`,
    });
  }
  for (const file of files.filter((path) => !present.includes(path))) {
    reading.problems.push({
      file,
      line: 1,
      what: 'This file is missing.',
      fix: 'Bring it back from an earlier version.',
    });
  }
  const entries = names.map((name, index) => {
    const file = files[index] ?? '';
    return [
      name,
      present.includes(file)
        ? reading.fields(file, readYaml(file, reading.text(file)), practiceSchemas[name])
        : undefined,
    ] as const;
  });
  return entries.every(([, value]) => value !== undefined)
    ? (Object.fromEntries(entries) as unknown as PracticeFacts)
    : undefined;
}

function loadPages(reading: Reading): Page[] {
  return reading
    .files(CONTENT_FOLDER)
    .filter((file) => !file.includes('/_') && file.endsWith('.mdx'))
    .flatMap((file) => loadPage(reading, file) ?? [])
    .sort((a, b) => a.path.localeCompare(b.path));
}

function loadPage(reading: Reading, file: string): Page | undefined {
  const source = readMdx(file, reading.text(file));
  const body = reading.body(file, source);
  const kind = reading.fields(file, source, kindSchema)?.kind as PageKind | undefined;
  const fields = kind && reading.fields(file, source, pageSchemas[kind]);
  return fields && {...fields, file, path: pathOfFile(file), body};
}

function loadRecords<Schema extends z.ZodType<{id: number}>>(reading: Reading, folder: string, schema: Schema) {
  return reading
    .files(`${CONTENT_FOLDER}/${folder}`)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const source = readMdx(file, reading.text(file));
      const {paragraphs} = reading.body(file, source);
      const fields = reading.fields(file, source, schema);
      return fields ? [{...fields, file, paragraphs}] : [];
    })
    .sort((a, b) => a.id - b.id);
}

function toKebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
