import {type Engine} from '../src/engine/engine';
import {compileRule, findMatches, type Rule} from '../src/engine/rule';
import type {RuleData} from '../src/engine/schema';
import type {Voice} from '../src/engine/types';

/** The share of ordinary sentences that the exceptions of a rule may match. */
const MAX_SILENCED_SHARE = 1 / 5;

/**
 * Finds phrases and exceptions that no example sentence needs.
 * @param ordinary sentences that a careful practice writes
 * @returns one message for each, with the line of the rule
 */
export function checkCoverage(
  engine: Engine,
  rules: readonly RuleData[],
  ordinary: readonly string[],
): string[] {
  // All rules first: a phrase with new words has every sentence parsed again.
  const compiled = rules.map((data) => ({data, rule: compileRule(engine, data)}));
  return compiled.flatMap(({data, rule}) => [
    ...checkExamples(data, rule),
    ...checkPhrases(data, rule),
    ...checkExceptions(data, rule, ordinary),
  ]);
}

function checkExamples(data: RuleData, rule: Rule): string[] {
  const {bad, good = []} = data;
  const missedExamples = bad.filter((text) => findMatchingPhrases(rule, text).size === 0);
  const reportedExamples = good.filter((text) => findMatchingPhrases(rule, text).size > 0);
  return [
    ...missedExamples.map((text) =>
      formatProblem(data, `"${text}" isn't reported.`, 'Add a phrase, or move it to good.'),
    ),
    ...reportedExamples.map((text) =>
      formatProblem(
        data,
        `"${text}" is reported.`,
        'Narrow the phrase, or add an exception to unless.',
      ),
    ),
  ];
}

function checkPhrases(data: RuleData, rule: Rule): string[] {
  const onlyMatches = data.bad
    .map((text) => findMatchingPhrases(rule, text))
    .filter(({size}) => size === 1);
  const needless = data.match.filter((_, place) => !onlyMatches.some((only) => only.has(place)));
  return needless.map((phrase) =>
    formatProblem(
      data,
      `No sentence in bad needs the phrase "${phrase}".`,
      'Add a sentence that only this phrase matches, or delete the phrase.',
    ),
  );
}

function checkExceptions(data: RuleData, rule: Rule, ordinary: readonly string[]): string[] {
  const {good = [], unless = []} = data;
  const onlyExceptions = good
    .flatMap((text) => findExceptionsNear(rule, text))
    .filter(({length}) => length === 1)
    .flat();
  const needless = unless.filter((_, place) => !onlyExceptions.includes(place));
  const problems = needless.map((exception) =>
    formatProblem(
      data,
      `No sentence in good needs the exception "${exception}".`,
      'Add a sentence that needs it, or delete the exception.',
    ),
  );
  const silenced = ordinary.filter((text) => rule.unless?.isIn(text));
  if (silenced.length > ordinary.length * MAX_SILENCED_SHARE) {
    problems.push(
      formatProblem(
        data,
        `Its exceptions match ${silenced.length} of ${ordinary.length} ordinary sentences.`,
        'Use words that change the meaning, not words that many sentences contain.',
      ),
    );
  }
  return problems;
}

/** The positions of the phrases that report a sentence. */
function findMatchingPhrases(rule: Rule, text: string): ReadonlySet<number | undefined> {
  const matches = findMatches(rule, {text, voice: getVoice(rule)}).filter(
    (match) => !rule.unless || rule.unless.near(text, match).length === 0,
  );
  return new Set(matches.map(({phrase}) => phrase));
}

/** For each match of a sentence, the exceptions near it. */
const findExceptionsNear = (rule: Rule, text: string): number[][] =>
  findMatches(rule, {text, voice: getVoice(rule)}).map(
    (match) => rule.unless?.near(text, match) ?? [],
  );

const getVoice = ({voices = ['page']}: Rule): Voice =>
  voices.includes('page') ? 'page' : voices[0]!;

const formatProblem = ({topic, line, name}: RuleData, message: string, remedy: string): string =>
  `${topic}.yml:${line} ${name}: ${message} ${remedy}`;
