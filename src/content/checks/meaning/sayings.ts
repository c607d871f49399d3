import type {Content} from '../../content';
import {practiceFile} from '../../folders';
import {memoize} from '../../memoize';
import {proseOf, sentencesIn, type Prose} from '../../prose';

/** Who speaks: a page, a before and after case, the practice's facts, or a patient. */
export type Voice = 'page' | 'case' | 'facts' | 'patient';

/** A sentence that visitors read, with those who say it and its place. */
export interface Saying {
  /** As it is written, with straight apostrophes and on one line: each letter keeps its place. */
  text: string;
  voice: Voice;
  file: string;
  field?: string;
  /** The paragraph or value that it is in, in the same form. */
  passage: string;
  /** The line of a position in `text`. */
  lineAt(this: void, position: number): number;
}

/** The words of a sentence, with who says them and in which field. */
export type Words = Pick<Saying, 'text' | 'voice' | 'field'>;

/** The words of a sentence as one text, by which is memoized what is found in them: most sentences never change. */
export function asKey({voice, field = '', text}: Words): string {
  return `${voice}\n${field}\n${text}`;
}

/** The opposite of `asKey`. */
export function wordsOf(key: string): Words {
  const [voice, field, text = ''] = key.split('\n');
  return {text, voice: voice as Voice, field: field || undefined};
}

/** All sentences of the content, those of patients included. */
export const sayingsOf = memoize((content: Content): readonly Saying[] =>
  [...proseOf(content).map((prose) => ({...prose, voice: voiceOf(prose)})), ...wordsOfPatients(content)].flatMap(
    ({text, voice, file, field, lineAt}) =>
      sentencesIn(text).map((sentence) => ({
        text: plain(sentence.text),
        voice,
        file,
        field,
        passage: plain(text),
        lineAt: (position: number) => lineAt(sentence.start + position),
      })),
  ),
);

function voiceOf({kind}: Prose): Voice {
  return kind === 'review' ? 'patient' : kind;
}

/** What patients have written: reviews and testimonials. */
function wordsOfPatients(content: Content): (Omit<Prose, 'kind'> & {voice: Voice})[] {
  const file = practiceFile('testimonials');
  return [
    ...content.documents
      .filter(({kind}) => kind === 'review')
      .flatMap((document) =>
        document.body.passages.map((passage) => ({...passage, file: document.file, voice: 'patient' as const})),
      ),
    ...(content.testimonials ?? []).map(({reviews}, index) => ({
      text: reviews,
      file,
      field: `${index}.reviews`,
      lineAt: () => content.lineOf(file, [index, 'reviews']),
      voice: 'patient' as const,
    })),
  ];
}

/** The same words with straight apostrophes and on one line, so that a rule needs to know one form only. */
export function plain(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[\n\u00a0\u202f]/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-');
}
