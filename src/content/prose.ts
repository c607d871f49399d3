import {NO_ABBREVIATION} from './abbreviations';
import type {Passage} from './body/passages';
import type {Content, Document} from './content';
import {leavesOf} from './leaves';
import {practiceFile} from './folders';
import {memoize, memoizeTexts} from './memoize';
import {practiceSchemas, type PracticeFacts} from './schemas/practice';

/** Words that visitors read, with the file that they are in. */
export interface Prose extends Passage {
  file: string;
  /** The kind of file; `facts` for one of `_practice`. */
  kind: Document['kind'] | 'facts';
}

/** The fields whose values visitors read as sentences or headings. */
const PROSE_FIELDS = new Set(
  (
    'title description heading navTitle cardTitle cardText expertise text treatment ' +
    'tagline note standing ticker label linkLabel alt caption desc purpose pages contacted insurance accepted ' +
    'depends includes terms'
  ).split(' '),
);

/** Files of `_practice` of which visitors read every text, whatever the field is called. */
const PROSE_FILES: readonly (keyof PracticeFacts)[] = ['claims', 'labels', 'perioProtection'];

/** Everything that visitors read and that we wrote; the words of patients are theirs, and are left out. */
export const proseOf = memoize(({documents, lineOf, textOf, ...content}: Content): readonly Prose[] => {
  const facts = (Object.keys(practiceSchemas) as (keyof PracticeFacts)[])
    .filter((name) => name !== 'testimonials')
    .flatMap((name) =>
      inFields(practiceFile(name), content[name], {lineOf, textOf}, PROSE_FILES.includes(name)).map((prose) => ({
        ...prose,
        kind: 'facts' as const,
      })),
    );
  const pages = documents
    .filter(({kind}) => kind !== 'review')
    .flatMap(({file, kind, fields, body}) =>
      [...inFields(file, fields, {lineOf, textOf}), ...body.passages.map((passage) => ({...passage, file}))].map(
        (prose) => ({
          ...prose,
          kind,
        }),
      ),
    );
  return [...pages, ...facts];
});

function inFields(
  file: string,
  fields: unknown,
  {lineOf, textOf}: Pick<Content, 'lineOf' | 'textOf'>,
  isAll = false,
): Omit<Prose, 'kind'>[] {
  return leavesOf(fields).flatMap(({at, value}) => {
    const name = at.filter((step) => typeof step === 'string').at(-1);
    if (typeof value !== 'string' || typeof name !== 'string') return [];
    if (!PROSE_FIELDS.has(name) && (!isAll || name === 'logo')) return [];
    // It is written for those who do not read English.
    if (at.includes('languageHelp')) return [];
    return [
      {
        file,
        text: value,
        field: at.join('.'),
        lineAt: (position: number) => lineInField(lineOf(file, at), value, position, file, textOf),
      },
    ];
  });
}

/** A part of a text with its place in it. */
export interface Sentence {
  text: string;
  start: number;
}

const SENTENCE = new RegExp(String.raw`[^]+?(?:[.!?]${NO_ABBREVIATION}["”’)]?(?=\s+\p{Lu})|$)`, 'gu');

/** The sentences of a text, so that a word can be judged by those around it. */
export const sentencesIn = memoizeTexts((text): readonly Sentence[] =>
  [...text.matchAll(SENTENCE)]
    .filter(([sentence]) => sentence !== '')
    .map((match) => ({text: match[0], start: match.index})),
);

/** The line of a place in a value: of one that is folded over several lines, the one on which its words stand. */
function lineInField(first: number, value: string, position: number, file: string, textOf: Content['textOf']): number {
  const lines = textOf(file).split(/\r\n?|\n/);
  if (!/[>|][-+]?\s*$/.test(lines[first - 1] ?? '')) return first;
  const words = value.slice(position).split(/\s+/, 4);
  const before = value.slice(0, position).length;
  let read = 0;
  for (let line = first; line < lines.length && read <= value.length; line += 1) {
    const text = (lines[line] ?? '').trim();
    read += text.length + 1;
    if (read > before && text.includes(words[0] ?? '')) return line + 1;
  }
  return first;
}
