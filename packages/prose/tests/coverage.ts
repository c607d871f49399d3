import {compile, said, type Rule} from '../src/engine/rule';
import type {RuleData} from '../src/engine/schema';
import type {Voice} from '../src/engine/sentences';

/** A rule's exceptions may hold in at most this share of ordinary sentences. */
const MOST_SILENCED = 1 / 5;

/**
 * Whether each phrase of some rules earns its place.
 * @param ordinary sentences that a careful practice writes
 * @returns what is refused, with the line of the rule
 */
export function coverageProblems(
  rules: readonly RuleData[],
  ordinary: readonly string[],
): string[] {
  // All rules first: a phrase makes words known, and each sentence is then read once.
  const compiled = rules.map((data) => ({data, rule: compile(data)}));
  return compiled.flatMap(({data, rule}) => problemsOf(data, rule, ordinary));
}

function problemsOf(data: RuleData, rule: Rule, ordinary: readonly string[]): string[] {
  const {bad, good = [], match, unless = []} = data;
  const naming = bad.map((text) => namedBy(rule, text));
  const named = naming.filter(({size}) => size === 1);
  const excused = good
    .flatMap((text) => excuses(rule, text).filter(({length}) => length === 1))
    .flat();
  const silenced = ordinary.filter((text) => rule.unless?.isIn(text));
  const isSilent = silenced.length > ordinary.length * MOST_SILENCED;
  const share = `${silenced.length} of ${ordinary.length}`;
  const refuse = (texts: readonly string[], says: (text: string) => string, remedy: string) =>
    texts.map((text) => problem(data, says(text), remedy));
  return [
    ...refuse(
      bad.filter((_, index) => naming[index]?.size === 0),
      (text) => `"${text}" is not named.`,
      'Add a phrase that matches it, or move it to good.',
    ),
    ...refuse(
      good.filter((text) => namedBy(rule, text).size > 0),
      (text) => `"${text}" is named.`,
      'Narrow the phrase that matches it, or add to unless.',
    ),
    ...refuse(
      match.filter((_, index) => !named.some((by) => by.has(index))),
      (phrase) => `The phrase "${phrase}" names no sentence that the others do not.`,
      'Add a sentence to bad that only it names, or take it out.',
    ),
    ...refuse(
      unless.filter((_, index) => !excused.includes(index)),
      (phrase) => `Without the exception "${phrase}" every good sentence passes all the same.`,
      'Add a sentence to good that needs it, or take it out.',
    ),
    ...refuse(
      isSilent ? [share] : [],
      (text) =>
        `Its exceptions hold in ${text} ordinary sentences, so that it would hardly ever speak.`,
      'Name the words that change the meaning, not words that many sentences have.',
    ),
  ];
}

/** The phrases by which a rule names a sentence. */
function namedBy(rule: Rule, text: string): ReadonlySet<number | undefined> {
  return new Set(
    said(rule, {text, voice: voiceOf(rule)})
      .filter((match) => !rule.unless || rule.unless.near(text, match).length === 0)
      .map(({phrase}) => phrase),
  );
}

/** For each place of a sentence that a rule would name, the exceptions near it. */
const excuses = (rule: Rule, text: string): number[][] =>
  said(rule, {text, voice: voiceOf(rule)}).map((match) => rule.unless?.near(text, match) ?? []);

const voiceOf = ({voices = ['page']}: Rule): Voice =>
  voices.includes('page') ? 'page' : voices[0]!;

const problem = ({topic, line, name}: RuleData, message: string, remedy: string): string =>
  `${topic}.yml:${line} ${name}: ${message} ${remedy}`;
