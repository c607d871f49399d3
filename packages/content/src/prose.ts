import {linesOf, NO_ABBREVIATION} from './textHelpers';
import type {Passage} from './body/passages';
import type {Content, Document} from './content';
import {walkFields} from './walkFields';
import {practiceFile} from './folders';
import {memoize, memoizePerFile, memoizeTexts} from './memoize';
import {type PageKind, pageSchemas} from './schemas/pageFields';
import {practiceNames, practiceSchemas} from './schemas/practice';
import {proseIn} from './schemas/proseFields';
import {caseSchema} from './schemas/casesAndReviews';
import {captionsAddress, passageOfCaptions} from './videos';

/** Words that visitors read, with the file that they are in. */
export interface Prose extends Passage {
  file: string;
  /** The kind of file; `facts` for one of `_practice`, `captions` for those of a film. */
  kind: Document['kind'] | 'facts' | 'captions';
}

/** Tells of each field of a file whether it is prose, as its schema says. */
const proseBy = memoize(proseIn);

/** Everything that visitors read and that we wrote; the words of patients are theirs, and are left out. */
export const proseOf = memoize((content: Content): readonly Prose[] => proseByFile(content).flat());

/** The same of each file: the same objects as long as nothing in it changes. */
export const proseByFile = memoize((content: Content): (readonly Prose[])[] => {
  const {documents, files, textOf, lineOf} = content;
  return [
    ...documents.filter(({kind}) => kind !== 'review').map(inDocument),
    ...practiceNames.flatMap((name) => {
      const [file, facts] = [practiceFile(name), content[name]];
      return facts && files.has(file)
        ? [
            inFacts(
              facts,
              {file, text: textOf(file), lineOf: (at) => lineOf(file, at)},
              proseBy(practiceSchemas[name]),
            ),
          ]
        : [];
    }),
    ...captionsFiles(content).map((file) => inCaptions(file, textOf(file))),
  ];
});

/** All that a finding in some passages of a file follows from, with its line, as a text. */
export const textOfPassages = memoize(
  (
    passages: readonly Pick<Prose, 'file' | 'field' | 'text'>[],
    {textOf}: Pick<Content, 'textOf'>,
  ): string =>
    passages[0] === undefined
      ? ''
      : JSON.stringify([
          passages[0].file,
          textOf(passages[0].file),
          passages.map(({field, text}) => [field, text]),
        ]),
);

/** The captions of our films, as far as they are there. */
function captionsFiles({videos = [], files}: Content): string[] {
  return videos.map(({id}) => `static${captionsAddress(id)}`).filter((file) => files.has(file));
}

const inCaptions = memoizePerFile((file, text): readonly Prose[] => [
  {file, kind: 'captions', ...passageOfCaptions(text)},
]);

const inDocument = memoize(({kind, body, ...document}: Document): readonly Prose[] => {
  const schema = kind === 'case' ? caseSchema : pageSchemas[document.fields?.kind as PageKind];
  return [
    ...(schema ? inFields(document, document.fields, kind, proseBy(schema)) : []),
    ...body.passages.map((passage) => ({...passage, file: document.file, kind})),
  ];
});

const inFacts = memoize((facts: object, place: Place, isProse: ReturnType<typeof proseIn>) =>
  inFields(place, facts, 'facts', isProse),
);

/** The file that some fields are in. */
type Place = Pick<Document, 'file' | 'text' | 'lineOf'>;

function inFields(
  {file, text, lineOf}: Place,
  fields: unknown,
  kind: Prose['kind'],
  isProse: ReturnType<typeof proseIn>,
): Prose[] {
  return walkFields(fields).flatMap(({at, value}) => {
    if (typeof value !== 'string' || !isProse(at)) return [];
    return [
      {
        file,
        kind,
        text: value,
        field: at.join('.'),
        lineAt: (position: number) => lineInField(lineOf(at), value, position, text),
      },
    ];
  });
}

/** A part of a text with its place in it. */
export interface Sentence {
  text: string;
  start: number;
}

const SENTENCE = new RegExp(
  String.raw`\S[^]*?(?:[.!?]${NO_ABBREVIATION}["”’)]?(?=\s+\p{Lu})|$)`,
  'gu',
);

/** The sentences of a text, so that a word can be judged by those around it. */
export const sentencesIn = memoizeTexts((text): readonly Sentence[] =>
  [...text.matchAll(SENTENCE)]
    .filter(([sentence]) => sentence !== '')
    .map((match) => ({text: match[0], start: match.index})),
);

/** The line of a place in a value: of one that is folded over several lines, the one on which its words stand. */
export function lineInField(first: number, value: string, position: number, file: string): number {
  const lines = linesOf(file);
  if (!/[>|][-+]?\s*$/.test(lines[first - 1] ?? '')) return first;
  const words = value.slice(position).split(/\s+/, 4);
  let read = 0;
  for (let line = first; line < lines.length && read <= value.length; line += 1) {
    const text = (lines[line] ?? '').trim();
    read += text.length + 1;
    if (read > position && text.includes(words[0] ?? '')) return line + 1;
  }
  return first;
}
