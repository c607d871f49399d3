import {getLanguage} from '@dental/practice';
import {splitLines, NO_ABBREVIATION} from './textHelpers';
import type {Passage} from './body/passages';
import type {Content, Document} from './content';
import {walkFields} from './walkFields';
import {getPracticeFile} from './folders';
import {memoize, memoizePerFile, memoizeTexts} from './memoize';
import {type PageKind, pageSchemas} from './schemas/pageFields';
import {practiceNames, practiceSchemas} from './schemas/practiceFiles';
import {createProseTest} from './schemas/proseFields';
import {caseSchema} from './schemas/casesAndReviews';
import {SPANISH_LABELS_FILE, SPANISH_WORDS_FILE} from './schemas/spanish';
import {readYaml, type FieldPath} from './source';
import {getCaptionsPath, toCaptionsPassage} from './videos';

/** Text that visitors read, and its file. */
export interface Prose extends Passage {
  file: string;
  /** The kind of file: `facts` for one of `_practice`, `captions` for those of a video. */
  kind: Document['kind'] | 'facts' | 'captions';
}

/** Returns true for a field that is prose, as its schema says. */
type ProseTest = ReturnType<typeof createProseTest>;

const getProseTest = memoize(createProseTest);

/** Returns true if a field of some practice data is prose. */
export function isProseField(name: (typeof practiceNames)[number], at: FieldPath): boolean {
  return getProseTest(practiceSchemas[name])(at);
}

/**
 * Returns the prose of each file that we wrote: the same objects as long as nothing in the file
 * changes. Patients' own words (reviews) are left out.
 */
export const collectProseByFile = memoize((content: Content): (readonly Prose[])[] => {
  const ownDocuments = content.documents.filter(({kind}) => kind !== 'review');
  return [
    ...ownDocuments.map(readDocument),
    ...practiceNames.flatMap((name) => readPracticeFile(content, name)),
    ...listCaptionsFiles(content).map((file) => readCaptions(file, content.readText(file))),
  ];
});

/** Returns true for a document of a page in Spanish. */
export function isSpanishDocument({path}: Pick<Document, 'path'>): boolean {
  return path !== undefined && getLanguage(path) === 'es';
}

/**
 * Returns the prose of each Spanish page, even if the content has only the English ones, and the
 * Spanish texts of each other file.
 */
export const collectSpanishProse = memoize(
  ({documents, allDocuments = documents, files, readText}: Content): (readonly Prose[])[] => {
    const others = [SPANISH_LABELS_FILE, SPANISH_WORDS_FILE, ...practiceNames.map(getPracticeFile)];
    return [
      ...allDocuments.filter(isSpanishDocument).map(readDocument),
      ...others
        .filter((file) => files.has(file))
        .map((file) => readSpanishTexts(file, readText(file))),
    ];
  },
);

/** The Spanish texts of a file: all labels, the values of `words`, and fields such as `text.es`. */
const readSpanishTexts = memoizePerFile((file, text): readonly Prose[] => {
  const {data, findLine} = readYaml(file, text);
  const isSpanish = (at: FieldPath): boolean => {
    if (file === SPANISH_LABELS_FILE) return true;
    return file === SPANISH_WORDS_FILE ? at[0] === 'words' : String(at.at(-1)).endsWith('.es');
  };
  return readFields({file, text, findLine}, data, 'facts', isSpanish);
});

/**
 * Returns true if the sentences of a file are checked: all files, or only those that the editor
 * asks about.
 * @param passages the sentences or passages of one file
 */
export function needsCheck(
  [first]: readonly {file: string}[],
  {sentencesOf}: Pick<Content, 'sentencesOf'>,
): boolean {
  return first !== undefined && (sentencesOf?.has(first.file) ?? true);
}

/** Serializes everything that findings in some passages of a file depend on, for use as a key. */
export const serializePassages = memoize(
  (
    passages: readonly {file: string; field?: string | undefined; text: string}[],
    {readText}: Pick<Content, 'readText'>,
  ): string => {
    const [first] = passages;
    if (first === undefined) return '';
    const texts = passages.map(({field, text}) => [field, text]);
    return JSON.stringify([first.file, readText(first.file), texts]);
  },
);

/** Lists the caption files of our videos that exist. */
function listCaptionsFiles({videos = [], files}: Content): string[] {
  return videos.map(({id}) => `static${getCaptionsPath(id)}`).filter((file) => files.has(file));
}

const readCaptions = memoizePerFile((file, text): readonly Prose[] => [
  {file, kind: 'captions', ...toCaptionsPassage(text)},
]);

const readDocument = memoize(({kind, body, ...document}: Document): readonly Prose[] => {
  const schema = kind === 'case' ? caseSchema : pageSchemas[document.fields?.kind as PageKind];
  return [
    ...(schema ? readFields(document, document.fields, kind, getProseTest(schema)) : []),
    ...body.passages.map((passage) => ({...passage, file: document.file, kind})),
  ];
});

function readPracticeFile(
  content: Content,
  name: (typeof practiceNames)[number],
): (readonly Prose[])[] {
  const file = getPracticeFile(name);
  const facts = content[name];
  if (!facts || !content.files.has(file)) return [];
  const place = {
    file,
    text: content.readText(file),
    findLine: (at: Parameters<Document['findLine']>[0]) => content.findLine(file, at),
  };
  return [readFacts(facts, place, getProseTest(practiceSchemas[name]))];
}

const readFacts = memoize((facts: object, place: Place, isProse: ProseTest) =>
  readFields(place, facts, 'facts', isProse),
);

/** The file that some fields are in. */
type Place = Pick<Document, 'file' | 'text' | 'findLine'>;

function readFields(
  {file, text, findLine}: Place,
  fields: unknown,
  kind: Prose['kind'],
  isProse: ProseTest,
): Prose[] {
  return walkFields(fields).flatMap(({at, value}) => {
    if (typeof value !== 'string' || !isProse(at)) return [];
    return {
      file,
      kind,
      text: value,
      field: at.join('.'),
      getLine: (position: number) => findLineInField(findLine(at), value, position, text),
    };
  });
}

/** A sentence and its position in the text. */
export interface Sentence {
  text: string;
  start: number;
}

const SENTENCE = new RegExp(
  String.raw`\S[^]*?(?:[.!?]${NO_ABBREVIATION}["”’)]?(?=\s+\p{Lu})|$)`,
  'gu',
);

/** Splits a text into sentences, so that a rule can look at the words around a match. */
export const findSentences = memoizeTexts((text): readonly Sentence[] =>
  [...text.matchAll(SENTENCE)]
    .filter(([sentence]) => sentence !== '')
    .map((match) => ({text: match[0], start: match.index})),
);

/** Finds the line of a position in a value, which may be folded over several lines. */
function findLineInField(first: number, value: string, position: number, file: string): number {
  const lines = splitLines(file);
  const isFolded = /[>|][-+]?\s*$/.test(lines[first - 1] ?? '');
  if (!isFolded) return first;
  const [firstWord = ''] = value.slice(position).split(/\s+/, 1);
  let read = 0;
  for (let line = first; line < lines.length && read <= value.length; line += 1) {
    const text = (lines[line] ?? '').trim();
    read += text.length + 1;
    if (read > position && text.includes(firstWord)) return line + 1;
  }
  return first;
}
