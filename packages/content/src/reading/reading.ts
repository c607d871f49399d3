import type * as z from 'zod';
import type {Document, FiledConsent} from '../content';
import type {ProjectFiles} from '../projectFiles';
import {CONTENT_FOLDER, findOriginal} from '../folders';
import type {Problem} from '../problem';
import {readNames, fillNames, type Names} from '../names';
import type {Consent} from '../schemas/fields';
import {readMdx, readYaml, type FieldPath, type YamlSource} from '../source';
import {validate} from '../validation/validate';
import {decode, parseFile, type ParsedFile} from './parseFile';

/** Collects problems, documents, and the lines of fields while the files are read. */
export class Reading {
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
