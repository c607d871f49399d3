import {
  type Check,
  type Content,
  type Document,
  memoize,
  memoizeWithContext,
  memoizeTexts,
  needsCheck,
  type Passage,
  getPracticeFile,
  type Problem,
  type Prose,
  collectProseByFile,
  replaceOnce,
  findSentences,
  serializePassages,
} from '@dental/content';
import {groupBy} from '@dental/practice';
import {type Engine, getEngineKey} from './engine';
import type {Finding, Sentence, Voice, Words} from './types';

/** Finds contradictions of our records in a sentence. */
export type SentenceCheck = (words: Words, content: Content, engine: Engine) => Finding[];

/** All sentences of the content, patients' sentences included. */
export const listSentences = memoize((content: Content): readonly Sentence[] =>
  listSentencesPerFile(content).flat(),
);

/** The sentences of the content by their file. */
export const groupSentencesByFile = memoize((content: Content) =>
  groupBy(listSentences(content), ({file}) => file),
);

/** The sentences of each file: the same objects as long as the file doesn't change. */
const listSentencesPerFile = memoize((content: Content): (readonly Sentence[])[] => [
  ...collectProseByFile(content).map(listSentencesOfProse),
  ...content.documents.filter(({kind}) => kind === 'review').map(listSentencesOfReview),
  listSentencesOfTestimonials(content),
]);

function getVoice(kind: Prose['kind']): Voice {
  if (kind === 'captions') return 'facts';
  return kind === 'review' ? 'patient' : kind;
}

const listSentencesOfProse = memoize((all: readonly Prose[]) =>
  all.flatMap((prose) => listSentencesOfPassage(prose, prose.file, getVoice(prose.kind))),
);

const listSentencesOfReview = memoize(({file, body}: Document) =>
  body.passages.flatMap((passage) => listSentencesOfPassage(passage, file, 'patient')),
);

function listSentencesOfTestimonials({testimonials = [], findLine}: Content): Sentence[] {
  const file = getPracticeFile('testimonials');
  return testimonials.flatMap(({reviews}, index) => {
    const getLine = () => findLine(file, [index, 'reviews']);
    return listSentencesOfPassage(
      {text: reviews, field: `${index}.reviews`, getLine},
      file,
      'patient',
    );
  });
}

function listSentencesOfPassage(
  {text, field, getLine}: Passage,
  file: string,
  voice: Voice,
): Sentence[] {
  const passage = normalizeText(text);
  const speaker = splitBySpeaker(`${voice}\n${field ?? ''}`);
  return speaker(text).map(({words, start}) => ({
    ...words,
    words,
    file,
    passage,
    getLine: (position: number) => getLine(start + position),
  }));
}

/**
 * Splits texts into sentences, the same object for the same words of the same speaker.
 * Its parameter is the voice and the field, separated by a line break.
 */
const splitBySpeaker = memoizeTexts((speaker) => {
  const [voice = '', field = ''] = speaker.split('\n');
  return memoizeTexts((text) => {
    const sentences = findSentences(text);
    return sentences.map(({start, text: sentence}, index) => {
      const next = sentences[index + 1];
      const words: Words = {
        text: normalizeText(sentence),
        voice: voice as Voice,
        field: field || undefined,
        next: next && normalizeText(next.text),
      };
      return {words, start};
    });
  });
});

/** A finding that a person should judge. */
export const createWarning = (
  at: number,
  quote: string,
  message: string,
  remedy: string,
  finding: string,
): Finding => ({at, quote, message, remedy, finding, severity: 'warning'});

/**
 * Makes a check of a function that looks at one sentence. A file is checked again only if it, the
 * practice's vocabulary or the data of `getKey` changes.
 * @param getKey the data that `find` reads besides, as text
 */
export function createSentenceCheck(
  find: (sentence: Sentence, content: Content) => readonly Finding[],
  getKey: (content: Content) => string = () => '',
): Check {
  const findProblemsInFile = memoizeWithContext(
    (content) => `${getEngineKey(content)}\n${getKey(content)}`,
    (sentences: readonly Sentence[], content: Content) =>
      sentences.flatMap((sentence) =>
        find(sentence, content).map((found) => toProblem(found, sentence, content)),
      ),
    serializePassages,
  );
  return (content) =>
    listSentencesPerFile(content)
      .filter((sentences) => needsCheck(sentences, content))
      .flatMap((sentences) => findProblemsInFile(sentences, content));
}

/** The problem that reports a finding. */
export function toProblem(
  {at, by, source, ...message}: Finding,
  {file, field, getLine}: Pick<Sentence, 'file' | 'field' | 'getLine'>,
  content: Content,
): Problem {
  const line = getLine(at);
  const suggestion =
    by === undefined || message.quote === undefined
      ? undefined
      : replaceOnce(content, file, line, message.quote, by);
  const law = resolveSource(source, content);
  return {
    file,
    line,
    field,
    ...message,
    ...(law && {source: law}),
    ...(suggestion && {suggestion}),
  };
}

/** The law of the practice's state, or the source for all other states. */
function resolveSource(source: Finding['source'], {practice}: Content): string | undefined {
  if (typeof source !== 'object') return source;
  return source[practice?.address.state ?? ''] ?? source.elsewhere;
}

/** The text on one line with straight apostrophes, so that a rule needs one form only. */
export function normalizeText(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[\n\u00a0\u202f]/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-');
}
