import {candidates, phrases, type Match, type Phrases} from './grammar';
import {isNegated, isProhibited, isQuestion} from './context';
import type {RuleData} from './schema';
import type {Found, Voice, Words} from './sentences';

/** A way of saying something that should not be said, ready to be looked for. */
export interface Rule extends Omit<
  RuleData,
  'match' | 'unless' | 'about' | 'bad' | 'good' | 'line'
> {
  match: Phrases;
  unless?: Phrases;
  /** What the paragraph, or the address of the page, has to be about. */
  about?: Phrases;
}

/** Words of a sentence that break a rule. */
export interface Violation extends Match {
  rule: Rule;
}

/** What the programs read of a rule: everything but its sentences. */
export type BundledRule = Omit<RuleData, 'bad' | 'good' | 'line'>;

const OURS: readonly Voice[] = ['page', 'facts', 'case'];

/** Makes a rule ready. */
export function compile({match, unless, about, ...rule}: BundledRule): Rule {
  return {
    ...rule,
    match: phrases(...match),
    ...(unless && {unless: phrases(...unless)}),
    ...(about && {about: phrases(...about)}),
  };
}

/** Whether a rule judges a sentence by itself, and compares it with no record. */
export const judgesAlone = ({record, amounts}: Rule): boolean =>
  record === undefined && amounts === undefined;

/** What a rule says of the words that break it. */
export function foundOf({rule, index, text, instead}: Violation): Found & {quote: string} {
  const quote = text.trim();
  return {
    ...{at: index, quote, remedy: rule.remedy, finding: rule.name},
    message: rule.message.replace('%s', () => quote),
    ...(judgesAlone(rule) && {source: rule.source}),
    ...(rule.level === 'warning' && {severity: 'warning'}),
    ...(instead !== undefined && {by: instead}),
  };
}

/**
 * What some rules find in a sentence. Of one place the gravest is told, and a warning only where no rule found anything.
 * @param rules the gravest first
 * @param around what it stands in: its paragraph, and the path of its file
 */
export function violations(
  rules: readonly Rule[],
  words: Words,
  ...around: readonly string[]
): Violation[] {
  const found: Violation[] = [];
  // Of the phrases of all other rules the sentence lacks a word.
  const near = candidates(words.text);
  for (const rule of rules.filter(({match}) => near.has(match))) {
    if (found.some((other) => rule.level === 'warning' || other.rule.name === rule.name)) continue;
    const match = firstMatch(rule, words, around);
    if (match && !found.some((other) => overlaps(other, match))) found.push({...match, rule});
  }
  return found;
}

function overlaps(a: Match, b: Match): boolean {
  return a.index < b.index + b.text.length && b.index < a.index + a.text.length;
}

/** The first words of a sentence that break a rule. */
function firstMatch(rule: Rule, words: Words, around: readonly string[]): Match | undefined {
  return said(rule, words, around).find(
    (match) => !rule.unless || rule.unless.near(words.text, match).length === 0,
  );
}

/** The places of a sentence that break a rule if no exception is near. */
export function said(
  rule: Rule,
  {text, voice, field}: Words,
  around: readonly string[] = [],
): Match[] {
  if (!voicesOf(rule).includes(voice)) return [];
  if (rule.notIn?.some((file) => around.some((place) => place.endsWith(file)))) return [];
  if (rule.skipQuestions && isQuestion(text)) return [];
  // A title or a description stands for the whole page, and advises nothing.
  if (rule.about && field !== undefined) return [];
  const found = rule.match
    .find(text)
    .filter(
      ({index}) =>
        !(rule.skipNegated && isNegated(text, index)) &&
        !(rule.skipProhibitions && isProhibited(text, index)),
    );
  if (!rule.about || found.length === 0) return found;
  return [text, ...around].some(rule.about.isIn) ? found : [];
}

function voicesOf({voices, remedyInReviews}: Rule): readonly Voice[] {
  return voices ?? (remedyInReviews === undefined ? OURS : [...OURS, 'patient']);
}
