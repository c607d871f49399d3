import {type SentenceCheck} from '../engine/sentences';
import type {Finding, Words} from '../engine/types';
import {type Content, memoize, memoizeTexts} from '@dental/content';
import type {Engine} from '../engine/engine';
import {findViolations, isTextOnlyRule, type Rule, toFinding} from '../engine/rule';
import {findAmounts, YEAR, type Amount} from './findAmounts';
import {RECORDS} from './records';

/** The rules that compare a sentence with a record or with usual amounts, and that can match it. */
const listRulesWithRecords = memoize((engine: Engine) => {
  const rules = engine.rules.filter((rule) => !isTextOnlyRule(rule));
  return memoizeTexts((text) => {
    const matchable = engine.candidates(text);
    return rules.filter(({match}) => matchable.has(match));
  });
});

/** An amount that many times smaller is about something else, as in "one credit score". */
const OTHER_THING_FACTOR = 20;

/**
 * Reports sentences that contradict our records, each rule name once. A rule with `amounts` reports
 * an amount of the same kind that is not allowed; any other rule reports its words.
 */
export const findContradictions: SentenceCheck = (words, content, engine): Finding[] => {
  const all = listRulesWithRecords(engine)(words.text).flatMap(
    (rule) => describeContradiction(rule, words, content, engine) ?? [],
  );
  return all.filter(
    ({finding}, index) => all.findIndex((other) => other.finding === finding) === index,
  );
};

function describeContradiction(
  rule: Rule,
  words: Words,
  content: Content,
  engine: Engine,
): Finding | undefined {
  const {record: recordName = '', usual = '', slack = 1, amounts} = rule;
  const record = recordName === '' ? '' : RECORDS[recordName]?.(content, words.text);
  if (record === undefined) return undefined;
  const [violation] = findViolations(engine, [rule], words);
  if (!violation) return undefined;
  const amount = amounts && findWrongAmount(amounts.replace('{record}', record), words.text, slack);
  if (amounts && !amount) return undefined;
  const place = amount ? {index: amount.at, text: amount.text} : violation;
  const finding = toFinding({...place, rule});
  const message = finding.message.replace('{record}', () => record).replace('{usual}', () => usual);
  return {...finding, message};
}

/** The first amount of a sentence that is not one of the allowed amounts. */
function findWrongAmount(allowed: string, text: string, slack: number): Amount | undefined {
  const ours = findAmounts(allowed);
  const kind = ours[0]?.kind;
  if (kind === undefined) return undefined;
  const min = Math.min(...ours.map(({value}) => value)) / OTHER_THING_FACTOR;
  const isAllowed = (amount: number) =>
    ours.some(({value, to}) => amount * slack >= value && amount <= to * slack);
  return findAmounts(text).find((mention) => {
    const isOnce = /\bonce $/i.test(text.slice(0, mention.at));
    const factor = isOnce ? 1 : getFactor(kind, mention);
    return [mention.value * factor, mention.to * factor].some(
      (amount) => !Number.isNaN(amount) && (amount === 0 || amount >= min) && !isAllowed(amount),
    );
  });
}

/** "Every three months", "a day"; but "an hour" and "a third" are amounts. */
const RATE = /^(?:every|per|each|an?(?! (?:full |whole |good )?hour| third| quarter))\b/i;

/** The factor that converts an amount to another kind; NaN for kinds that can't be compared. */
function getFactor(kind: Amount['kind'], mention: Amount): number {
  if (RATE.test(mention.text)) return NaN;
  // Ages are also given as durations and as numbers.
  if (mention.kind === kind || (mention.kind === 'duration' && kind === 'age')) return 1;
  return mention.kind === 'age' && kind === 'count' ? 1 / YEAR : NaN;
}
