import {
  type Check,
  type Content,
  type Document,
  memoize,
  memoizeBeside,
  memoizeTexts,
  type Message,
  type Passage,
  practiceFile,
  type Problem,
  type Prose,
  proseByFile,
  replaceOnce,
  sentencesIn,
  textOfPassages,
} from '@dental/content';
import {groupBy} from '@dental/practice';
import {knowPractice, practiceWordsKey} from './practiceWords';
import type {RuleData} from './schema';

/** Who speaks: a page, a before and after case, the practice's facts, or a patient. */
export type Voice = 'page' | 'case' | 'facts' | 'patient';

/** The words of a sentence, with who says them and in which field. */
export interface Words {
  /** As it is written, with straight apostrophes and on one line: each letter keeps its place. */
  text: string;
  voice: Voice;
  field?: string;
  /** The sentence that follows in the same paragraph or value. */
  next?: string;
}

/** A sentence that visitors read, with those who say it and its place. */
export interface Sentence extends Words {
  /** The same object whenever the same is said: by it is memoized what is found, as most sentences never change. */
  words: Words;
  file: string;
  /** The paragraph or value that it is in, in the same form. */
  passage: string;
  /** The line of a position in `text`. */
  lineAt(this: void, position: number): number;
}

/** All sentences of the content, those of patients included. */
export const sentencesOf = memoize((content: Content): readonly Sentence[] =>
  byFile(content).flat(),
);

/** The same by the file that says them. */
export const sentencesByFile = memoize((content: Content) =>
  groupBy(sentencesOf(content), ({file}) => file),
);

/** The same of each file: the same objects as long as nothing in it changes. */
const byFile = memoize((content: Content): (readonly Sentence[])[] => [
  ...proseByFile(content).map(inProse),
  ...content.documents.filter(({kind}) => kind === 'review').map(inReview),
  inTestimonials(content),
]);

const voiceOf = (kind: Prose['kind']): Voice =>
  kind === 'captions' ? 'facts' : kind === 'review' ? 'patient' : kind;

const inProse = memoize((all: readonly Prose[]) =>
  all.flatMap((prose) => inPassage(prose, prose.file, voiceOf(prose.kind))),
);

const inReview = memoize(({file, body}: Document) =>
  body.passages.flatMap((passage) => inPassage(passage, file, 'patient')),
);

function inTestimonials({testimonials = [], lineOf}: Content): Sentence[] {
  const file = practiceFile('testimonials');
  return testimonials.flatMap(({reviews}, index) => {
    const lineAt = () => lineOf(file, [index, 'reviews']);
    return inPassage({text: reviews, field: `${index}.reviews`, lineAt}, file, 'patient');
  });
}

function inPassage({text, field, lineAt}: Passage, file: string, voice: Voice): Sentence[] {
  const passage = plain(text);
  return spokenBy(`${voice}\n${field ?? ''}`)(text).map(({words, start}) => ({
    ...{...words, words, file, passage},
    lineAt: (position: number) => lineAt(start + position),
  }));
}

/** Something that is found in a sentence. */
export interface Found extends Message {
  source?: RuleData['source'];
  /** Where its words begin. */
  at: number;
  /** What belongs in the place of the quoted words, where it is certain. */
  by?: string;
}

/** What a person should judge, at a place of a sentence. */
export const warning = (
  at: number,
  quote: string,
  message: string,
  remedy: string,
  finding: string,
): Found => ({
  ...{at, quote, message, remedy, finding},
  severity: 'warning',
});

/** Finds in a sentence what is not so. */
export type SentenceCheck = (words: Words, content: Content) => Found[];

/**
 * What a check finds in each sentence: again only in a file that has changed, or beside other facts.
 * @param keyOf the facts that it looks at beside the words of the practice, as a text
 */
export function inSentences(
  find: (sentence: Sentence, content: Content) => readonly Found[],
  keyOf: (content: Content) => string = () => '',
): Check {
  const inFile = memoizeBeside(
    (content) => `${practiceWordsKey(content)}\n${keyOf(content)}`,
    (sentences: readonly Sentence[], content: Content) =>
      sentences.flatMap((sentence) =>
        find(sentence, content).map((found) => problemOf(found, sentence, content)),
      ),
    textOfPassages,
  );
  return (content) => {
    knowPractice(content);
    return byFile(content).flatMap((sentences) => inFile(sentences, content));
  };
}

function problemOf(
  {at, by, source, ...message}: Found,
  {file, field, lineAt}: Sentence,
  content: Content,
): Problem {
  const line = lineAt(at);
  const suggestion =
    by === undefined || message.quote === undefined
      ? undefined
      : replaceOnce(content, file, line, message.quote, by);
  const law =
    typeof source === 'object'
      ? (source[content.practice?.address.state ?? ''] ?? source.elsewhere)
      : source;
  return {
    file,
    line,
    field,
    ...message,
    ...(law && {source: law}),
    ...(suggestion && {suggestion}),
  };
}

/** Takes a text apart into the sentences of a speaker, given as voice and field, a line each. */
const spokenBy = memoizeTexts((speaker) => {
  const [voice, field] = speaker.split('\n');
  return memoizeTexts((text) => {
    const sentences = sentencesIn(text).map((sentence) => ({
      ...sentence,
      text: plain(sentence.text),
    }));
    return sentences.map((sentence, index): {words: Words; start: number} => ({
      start: sentence.start,
      words: {
        ...{text: sentence.text, voice: voice as Voice},
        ...{field: field || undefined, next: sentences[index + 1]?.text},
      },
    }));
  });
});

/** The same words with straight apostrophes and on one line, so that a rule needs to know one form only. */
export function plain(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[\n\u00a0\u202f]/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-');
}
