import bundle from '../../rules.json';
import {type Content, memoize, memoizeBeside, type Problem, signOffOf} from '@dental/content';
import {phrases} from './grammar';
import {practiceWordsKey} from './practiceWords';
import {compile, judgesAlone, messageOf, violations, type BundledRule, type Rule, type Violation} from './rule';
import {sentencesByFile, type Sentence} from './sentences';

const GRAVEST_FIRST = ['error', 'error-unless-signed', 'warning'];

/** All rules, the gravest first. */
export const rules: readonly Rule[] = (bundle.rules as BundledRule[])
  .map(compile)
  .sort((a, b) => GRAVEST_FIRST.indexOf(a.level) - GRAVEST_FIRST.indexOf(b.level));

/** The rules of one file under `rules/`, by its name without the ending, for a check that knows more than a sentence. */
export const rulesOf = (topic: string): readonly Rule[] => rules.filter((rule) => rule.topic === topic);

/** "All our reviews" is only wrong while the page of the reviews says that they are a selection (16 CFR 465.7). */
const ALL_REVIEWS = 'all-reviews';
const SELECTION = phrases('a_selection|selected|we_chose', 'some of our|the reviews');

/** Topics that a check of their own looks for. */
const ELSEWHERE: ReadonlySet<string> = new Set([ALL_REVIEWS, 'leftovers']);

/** Nothing is published that a rule forbids, and of what a reader may overlook somebody is told. */
export function checkProse(content: Content): Problem[] {
  const reviews = content.pages.find(({path}) => path === '/reviews');
  const isSelection = reviews?.body.words.some((words) => SELECTION.find(words).length > 0) === true;
  return [...inGeneral(content), ...(isSelection ? ofAllReviews(content) : [])];
}

/** What some rules find in a content. */
export function problemsBy(some: readonly Rule[]): (content: Content) => Problem[] {
  const inFile = memoizeBeside(practiceWordsKey, (sentences: readonly Sentence[]) =>
    sentences.flatMap((sentence) =>
      violations(some, sentence.words, sentence.passage, sentence.file).map((violation) => ({sentence, violation})),
    ),
  );
  return (content) =>
    sentencesByFile(content).flatMap((sentences) =>
      inFile(sentences, content).map(({sentence, violation}) => problemOf(sentence, violation, content)),
    );
}

function problemOf({file, field, lineAt, voice}: Sentence, {rule, index, text}: Violation, content: Content): Problem {
  const quote = text.trim();
  const inReviews = voice === 'patient' ? rule.remedyInReviews : undefined;
  const isWarning =
    inReviews !== undefined ||
    rule.level === 'warning' ||
    (rule.level === 'error-unless-signed' && signedFiles(content).has(file));
  return {
    file,
    line: lineAt(index),
    field,
    ...(isWarning && {severity: 'warning' as const}),
    what: messageOf(rule, quote),
    fix: inReviews ?? rule.remedy,
    finding: rule.name,
    quote,
  };
}

/** The files of pages for which a dentist answers. */
const signedFiles = memoize(({site, approvals}: Content): ReadonlySet<string> => {
  const signed = site?.pages.filter((page) => {
    const review = signOffOf(site, page, approvals);
    return review.state === 'signed' && review.by.kind === 'dentist';
  });
  return new Set(signed?.map(({file}) => file));
});

const inGeneral = problemsBy(rules.filter((rule) => !ELSEWHERE.has(rule.topic) && judgesAlone(rule)));
const ofAllReviews = problemsBy(rulesOf(ALL_REVIEWS));
