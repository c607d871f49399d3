import {type SentenceCheck} from '../engine/sentences';
import type {Found, Words} from '../engine/types';
import {type Content, memoize} from '@dental/content';
import type {Engine} from '../engine/engine';
import {findViolations, isTextOnlyRule, type Rule, toFound} from '../engine/rule';
import {mentionsIn, YEAR, type Mention} from './mentions';
import {RECORDS} from './records';

/** The rules that compare with a record of ours, or with what is usual. */
const rulesWithRecords = memoize(({rules}: Engine) =>
  rules.filter((rule) => !isTextOnlyRule(rule)),
);

/** An amount so many times smaller is one of something else: the one of "one credit score". */
const OF_SOMETHING_ELSE = 20;

/**
 * Sentences that contradict our records: the first of each name. A rule with `amounts` names an amount of the same kind that
 * lies outside of them, and any other rule its words.
 */
export const contradictions: SentenceCheck = (words, content, engine): Found[] => {
  const near = engine.candidates(words.text);
  const found = rulesWithRecords(engine)
    .filter(({match}) => near.has(match))
    .flatMap((rule) => contradiction(rule, words, content, engine) ?? []);
  return found.filter(
    ({finding}, index) => found.findIndex((one) => one.finding === finding) === index,
  );
};

function contradiction(
  rule: Rule,
  words: Words,
  content: Content,
  engine: Engine,
): Found | undefined {
  const {record = '', usual = '', slack = 1, amounts} = rule;
  const said = record === '' ? '' : RECORDS[record]?.(content, words.text);
  const [match] = said === undefined ? [] : findViolations(engine, [rule], words);
  const place =
    match && amounts ? outside(amounts.replace('{record}', said ?? ''), words.text, slack) : match;
  if (!place) return undefined;
  const found = toFound({...place, index: 'at' in place ? place.at : place.index, rule});
  const message = found.message
    .replace('{record}', () => said ?? '')
    .replace('{usual}', () => usual);
  return {...found, message};
}

/** The first amount of a sentence that lies outside of those that are right. */
function outside(right: string, text: string, slack: number): Mention | undefined {
  const ours = mentionsIn(right);
  const [{kind} = {kind: undefined}] = ours;
  const least = Math.min(...ours.map(({value}) => value)) / OF_SOMETHING_ELSE;
  const isRight = (amount: number) =>
    ours.some(({value, to}) => amount * slack >= value && amount <= to * slack);
  return mentionsIn(text).find((mention) => {
    const isOnce = /\bonce $/i.test(text.slice(0, mention.at));
    const amounts =
      kind &&
      [mention.value, mention.to].map((value) => value * (isOnce ? 1 : factorOf(mention, kind)));
    return amounts?.some(
      (amount) => !Number.isNaN(amount) && (amount === 0 || amount >= least) && !isRight(amount),
    );
  });
}

/** Ages are said as times and as numbers too; amounts of other kinds are not compared. */
function factorOf({kind, text}: Mention, right: Mention['kind']): number {
  if (/^(?:every|per|each|an?(?! (?:full |whole |good )?hour))\b/i.test(text)) return NaN;
  if (kind === right || (right === 'age' && kind === 'duration')) return 1;
  return right === 'count' && kind === 'age' ? 1 / YEAR : NaN;
}
