import bundle from '../../rules.json';
import type {Content} from '../../../../src/content/content';
import {memoize, memoizeBeside} from '../../../../src/content/memoize';
import type {Problem} from '../../../../src/content/problem';
import {signOffOf} from '../../../../src/content/signOff/state';
import {practiceWordsKey} from './practiceWords';
import {compile, messageOf, violations, type BundledRule, type Rule, type Violation} from './rule';
import {sentencesByFile, type Sentence} from './sentences';

const GRAVEST_FIRST = ['error', 'error-unless-signed', 'warning'];

/** All rules, the gravest first. */
export const rules: readonly Rule[] = (bundle.rules as BundledRule[])
  .map(compile)
  .sort((a, b) => GRAVEST_FIRST.indexOf(a.level) - GRAVEST_FIRST.indexOf(b.level));

/** The rules of one file under `rules/`, by its name without the ending, for a check that knows more than a sentence. */
export const rulesOf = (topic: string): readonly Rule[] => rules.filter((rule) => rule.topic === topic);

/** Topics that a check of their own looks for. */
const ELSEWHERE: ReadonlySet<string> = new Set(['all-reviews', 'leftovers']);

const general = rules.filter(
  ({topic, record, amounts}) => !ELSEWHERE.has(topic) && record === undefined && amounts === undefined,
);

/** Nothing is published that a rule forbids, and of what a reader may overlook somebody is told. */
export const checkProse = (content: Content): Problem[] => problemsBy(general)(content);

/** What some rules find in a content. */
export const problemsBy = (some: readonly Rule[]) => {
  const inFile = memoizeBeside(practiceWordsKey, (sentences: readonly Sentence[]) =>
    sentences.flatMap((sentence) =>
      violations(some, sentence.words, sentence.passage, sentence.file).map((violation) => ({sentence, violation})),
    ),
  );
  return (content: Content): Problem[] =>
    sentencesByFile(content).flatMap((sentences) =>
      inFile(sentences, content).map(({sentence, violation}) => problemOf(sentence, violation, content)),
    );
};

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
