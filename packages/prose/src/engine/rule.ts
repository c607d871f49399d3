import type {Match, PhraseIndex, Phrases} from './grammar';
import {type Denials, isQuestion} from './context';
import type {RuleData} from './schema';
import type {Finding, Voice, Words} from './types';
import type {Vocabulary} from './vocabulary';

/** A rule as programs read it: without its example sentences. */
export type RuleDefinition = Omit<RuleData, 'bad' | 'good' | 'line'>;

/** The rules and the vocabulary that they are written in. */
export interface RuleSet {
  /** Changes when any rule or list changes. */
  digest: string;
  vocabulary: Vocabulary;
  rules: readonly RuleDefinition[];
  /** The same for Spanish sentences. */
  spanish: Pick<RuleSet, 'vocabulary' | 'rules'>;
}

/** A compiled rule. */
export interface Rule extends Omit<RuleDefinition, 'match' | 'unless' | 'about'> {
  match: Phrases;
  unless?: Phrases;
  /** The subject that the paragraph, or the path of the page, must have. */
  about?: Phrases;
  denials: Denials;
}

/** Words of a sentence that break a rule. */
export interface Violation extends Match {
  rule: Rule;
}

/** The voices that a rule without `voices` applies to. */
const OUR_VOICES: readonly Voice[] = ['page', 'facts', 'case'];

/** The voices of a rule that has other advice for patients' sentences. */
const ALL_VOICES: readonly Voice[] = [...OUR_VOICES, 'patient'];

/** Compiles the phrases of one language, whose denials it knows. */
export type RuleCompiler = Pick<PhraseIndex, 'phrases' | 'affirmations'> & {denials: Denials};

export function compileRule(
  {phrases, affirmations, denials}: RuleCompiler,
  definition: RuleDefinition,
): Rule {
  const {match, unless, about, ...rule} = definition;
  return {
    ...rule,
    denials,
    match: rule.skipNegated ? affirmations(...match) : phrases(...match),
    ...(unless && {unless: phrases(...unless)}),
    ...(about && {about: phrases(...about)}),
  };
}

/** Returns true if a rule needs nothing but the sentence, and compares it with no record. */
export const isTextOnlyRule = ({
  record,
  amounts,
}: Pick<RuleDefinition, 'record' | 'amounts'>): boolean =>
  record === undefined && amounts === undefined;

/** The finding that reports a violation. */
export function toFinding({rule, index, text, instead}: Violation): Finding & {quote: string} {
  const quote = text.trim();
  return {
    at: index,
    quote,
    message: rule.message.replace('%s', () => quote),
    remedy: rule.remedy,
    finding: rule.name,
    ...(isTextOnlyRule(rule) && {source: rule.source}),
    ...(rule.level === 'warning' && {severity: 'warning'}),
    ...(instead !== undefined && {by: instead}),
  };
}

/**
 * Finds the violations of some rules in a sentence. Of overlapping ones it keeps the most severe,
 * and a warning only if there is nothing else.
 * @param rules the most severe first
 * @param around the paragraph and the path of the file, for rules with `about` or `notIn`
 */
export function findViolations(
  {candidates}: PhraseIndex,
  rules: readonly Rule[],
  words: Words,
  ...around: readonly string[]
): Violation[] {
  const violations: Violation[] = [];
  const matchable = candidates(words.text);
  for (const rule of rules) {
    if (!matchable.has(rule.match)) continue;
    const isCovered = violations.some(
      (other) => rule.level === 'warning' || other.rule.name === rule.name,
    );
    if (isCovered) continue;
    const match = findFirstViolation(rule, words, around);
    if (match && !violations.some((other) => overlaps(other, match))) {
      violations.push({...match, rule});
    }
  }
  return violations;
}

function overlaps(a: Match, b: Match): boolean {
  return a.index < b.index + b.text.length && b.index < a.index + a.text.length;
}

function findFirstViolation(
  rule: Rule,
  words: Words,
  around: readonly string[],
): Match | undefined {
  return findMatches(rule, words, around).find(
    (match) => !rule.unless || rule.unless.near(words.text, match).length === 0,
  );
}

/** The places of a sentence that break a rule unless one of its exceptions is near. */
export function findMatches(
  rule: Rule,
  {text, voice, field}: Words,
  around: readonly string[] = [],
): Match[] {
  if (!listVoices(rule).includes(voice)) return [];
  if (rule.notIn?.some((file) => around.some((place) => place.endsWith(file)))) return [];
  if (rule.skipQuestions && isQuestion(text)) return [];
  // A title or a description sums up a page, and gives no advice.
  if (rule.about && field !== undefined) return [];
  const matches = rule.match
    .find(text)
    .filter(
      ({index}) =>
        !(rule.skipNegated && rule.denials.isNegated(text, index)) &&
        !(rule.skipProhibitions && rule.denials.isProhibited(text, index)),
    );
  if (!rule.about || matches.length === 0) return matches;
  return [text, ...around].some(rule.about.isIn) ? matches : [];
}

function listVoices({voices, remedyInReviews}: Rule): readonly Voice[] {
  return voices ?? (remedyInReviews === undefined ? OUR_VOICES : ALL_VOICES);
}
