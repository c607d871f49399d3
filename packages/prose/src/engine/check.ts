import bundle from '../../rules.json';
import {type Check, type Content, memoize, signOffOf} from '@dental/content';
import {compile, foundOf, judgesAlone, violations, type BundledRule, type Rule} from './rule';
import {inSentences} from './sentences';

const GRAVEST_FIRST = ['error', 'error-unless-signed', 'warning'];

/** All rules, the gravest first. */
export const rules: readonly Rule[] = (bundle.rules as BundledRule[])
  .map(compile)
  .sort((a, b) => GRAVEST_FIRST.indexOf(a.level) - GRAVEST_FIRST.indexOf(b.level));

/** The rules of one file under `rules/`, by its name without the ending, for a check that knows more than a sentence. */
export const rulesOf = (topic: string): readonly Rule[] =>
  rules.filter((rule) => rule.topic === topic);

/** Topics that a check of their own looks for. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'leftovers',
  'leftovers-by-letters',
  'patients-numbers',
]);

const GENERAL = rules.filter((rule) => !ELSEWHERE.has(rule.topic) && judgesAlone(rule));

const foundBy = inSentences(({words, passage, file}) =>
  violations(GENERAL, words, passage, file).map((violation) => {
    const inReviews = words.voice === 'patient' ? violation.rule.remedyInReviews : undefined;
    return {
      ...foundOf(violation),
      ...(inReviews !== undefined && {severity: 'warning', remedy: inReviews}),
    };
  }),
);

/** Nothing is published that a rule forbids, and of what a reader may overlook somebody is told. */
export const checkProse: Check = (content) =>
  foundBy(content).map((problem) =>
    UNLESS_SIGNED.has(problem.finding) && signedFiles(content).has(problem.file)
      ? {...problem, severity: 'warning'}
      : problem,
  );

/** The rules that only warn once a dentist has signed the page. */
const UNLESS_SIGNED: ReadonlySet<string | undefined> = new Set(
  rules.flatMap(({level, name}) => (level === 'error-unless-signed' ? [name] : [])),
);

/** The files of pages for which a dentist answers. */
const signedFiles = memoize(({site, approvals}: Content): ReadonlySet<string> => {
  const signed = site?.pages.filter((page) => {
    const review = signOffOf(site, page, approvals);
    return review.state === 'signed' && review.by.kind === 'dentist';
  });
  return new Set(signed?.map(({file}) => file));
});
