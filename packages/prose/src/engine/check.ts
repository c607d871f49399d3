import {type Check, type Content, memoize, getSignOff} from '@dental/content';
import {type Engine, getEngine} from './engine';
import {findViolations, isTextOnlyRule, toFinding} from './rule';
import {ruleSet} from './ruleSet';
import {createSentenceCheck} from './sentences';

/** Topics that have a check of their own. */
const TOPICS_ELSEWHERE: ReadonlySet<string> = new Set([
  'leftovers',
  'leftovers-by-letters',
  'patients-numbers',
]);

const listGeneralRules = memoize(({rules}: Engine) =>
  rules.filter((rule) => !TOPICS_ELSEWHERE.has(rule.topic) && isTextOnlyRule(rule)),
);

const checkRules = createSentenceCheck(({words, passage, file}, content) => {
  const engine = getEngine(content);
  const violations = findViolations(engine, listGeneralRules(engine), words, passage, file);
  return violations.map((violation) => {
    const finding = toFinding(violation);
    const {remedyInReviews} = violation.rule;
    return words.voice === 'patient' && remedyInReviews !== undefined
      ? {...finding, severity: 'warning' as const, remedy: remedyInReviews}
      : finding;
  });
});

/** The names of rules that only warn once a dentist has signed the page. */
const RULES_UNLESS_SIGNED: ReadonlySet<string | undefined> = new Set(
  ruleSet.rules.flatMap(({level, name}) => (level === 'error-unless-signed' ? [name] : [])),
);

/** Reports sentences that a rule forbids or warns about. */
export const checkProse: Check = (content) =>
  checkRules(content).map((problem) =>
    RULES_UNLESS_SIGNED.has(problem.finding) && listFilesSignedByDentist(content).has(problem.file)
      ? {...problem, severity: 'warning'}
      : problem,
  );

const listFilesSignedByDentist = memoize(({site, approvals}: Content): ReadonlySet<string> => {
  const signed = site?.pages.filter((page) => {
    const review = getSignOff(site, page, approvals);
    return review.state === 'signed' && review.by.kind === 'dentist';
  });
  return new Set(signed?.map(({file}) => file));
});
