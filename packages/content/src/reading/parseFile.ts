import type * as z from 'zod';
import type {Document} from '../content';
import {parseBody} from '../mdx';
import {CONTENT_FOLDER, toPagePath} from '../folders';
import type {Problem} from '../problem';
import {memoize, memoizeWithContext, memoizePerFile} from '../memoize';
import {fillNames, type Names} from '../names';
import {takeTranslations} from '../translation';
import {readMdx, readYaml, type YamlSource} from '../source';
import {validate} from '../validation/validate';

/** Returns the same string as long as the file is the same, for functions memoized by text. */
export const decode = memoize((file: Buffer) => file.toString('utf8'));

/** A parsed file: the same objects as long as nothing in it changes, so results can be reused. */
export interface ParsedFile {
  source: YamlSource;
  /** Validates the fields against a schema and fills in the practice's names. */
  validateFields(
    this: void,
    schema: z.ZodType,
    names: Names,
  ): {value?: unknown; problems: Problem[]};
}

/** Parses an MDX file, with the document of its body. */
export const parseFile = memoizePerFile((file, text) => {
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

/** Parses a YAML file, with the translations next to its texts. */
export const parseFieldsFile = memoizePerFile((file, text) => {
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
