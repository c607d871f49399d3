import {plain} from '../engine/sentences';
import {factTexts, memoize} from '@dental/content';
import type {FactFinder, TypedFact} from '../typedFacts/typedFact';
import {around, mentionsIn, type Mention} from './mentions';

/** A figure that sentences quote with a tag, and the words around it without which it could be any other. */
interface Quoted {
  /** Its name, or with a dash at the end what the names of several begin with. */
  fact: string;
  kind: Mention['kind'];
  /** Any amount is meant to be ours, and not only the same. */
  isAny?: true;
  about: RegExp;
  /** What the sentence before it has to say, if the sentence itself does not say what it is about. */
  after?: readonly [before: RegExp, here: RegExp];
  unless?: RegExp;
  /** What stands right before or behind the amount, which is a #. */
  beside?: RegExp;
}

const MISSED =
  /\bcancel|\bmiss(?:ed|es|ing)? (?:(?:an?|your|the|this|that|one|two|any|their|his|her) )?(?:\w+ )?(?:appointments?|visits?|cleanings?|times?|slots?)\b|\bmissed[- ](?:appointment|visit)|\bif you miss\b(?! (?:a|your) (?:tooth|teeth))|\bno[- ]shows?\b|\b(?:fail to|do not|don't|did not|didn't) (?:come|appear|show|turn up)\b|\breschedul/;
const CANNOT_COME = /\bcancel|\breschedul|\b(?:cannot|can't|unable to) (?:come|make|keep|be)\b/;
const OFF = /\bdiscounts?\b|\boff\b|\bless\b|\bsaves?\b|\bsaving\b/;
const NOT_OFF = /\b(?:interest|apr|down|lenders?|insurance|insurers?|deductible)\b/;
const IN_FULL =
  /\bin full\b|\bprepay|\bpay(?:ing)?\b[^]{0,30}\b(?:ahead|before (?!the day)|up front|early|in advance)\b/;

const QUOTED: readonly Quoted[] = [
  {
    fact: 'cancellation.fee',
    kind: 'money',
    isAny: true,
    about: both(/\bfees?\b|\bcharge[sd]?\b|\bcosts?\b|\bpays?\b|\bbill(?:ed)?\b/, MISSED),
    after: [/\bcancel|\bnotice\b|\bmiss(?:ed)? (?:your|an?|the) (?:visit|appointment)/, /\bfees?\b|\bcharge\b/],
    unless: /\b(?:repairs?|treatments?|root canals?|in the end|later on|down the (?:road|line))\b/,
  },
  {
    fact: 'cancellation.notice',
    kind: 'duration',
    isAny: true,
    about: /\bnotice\b/,
    beside: /#(?:\W+\w+){0,3}?\W+notice\b/,
  },
  {
    fact: 'cancellation.notice',
    kind: 'duration',
    isAny: true,
    about: CANNOT_COME,
    beside: /# (?:before|ahead|in advance|prior|beforehand)\b/,
  },
  {fact: 'arrival.early', kind: 'duration', about: /\bearly\b|\bbefore your\b|\bahead\b/},
  {
    fact: 'financing.down',
    kind: 'percent',
    isAny: true,
    about: /\bdown\b|\bdeposit\b|\bup front\b|\b(?:when|day) (?:your |the )?treatment (?:starts|begins)/,
    beside:
      /\b(?:down payment|deposit) (?:is |of |was )*(?:about |at least |only )?#|# (?:down\b(?! (?:to|from|by)\b)|as an? (?:down payment|deposit)|(?:\w+ ){0,3}(?:up front|(?:when|on the day|the day) (?:your |the )?treatment (?:starts|begins)))/,
    unless: /\b(?:discounts?|insurance|insurers?|plan pays|lenders?)\b/,
  },
  {fact: 'financing.credit-score', kind: 'count', about: /\bcredit\b|\bscores?\b/},
  {fact: 'discount.cash', kind: 'percent', isAny: true, about: both(/\bcash\b|\bchecks?\b/, OFF), unless: NOT_OFF},
  {fact: 'discount.prepaid', kind: 'percent', isAny: true, about: both(IN_FULL, OFF), unless: NOT_OFF},
  {fact: 'financing.rate-', kind: 'percent', about: /\binterest\b|\bapr\b/},
  {fact: 'care.sedation-training', kind: 'duration', about: both(/\bsedation\b/, /\btrain/)},
];

const factTextsOf = memoize(factTexts);

/** A fee, a notice, a discount or a rate of the practice that is typed where a tag quotes it. */
export const typedFigures: FactFinder = (sentence, {site}, above = '') => {
  const text = plain(sentence);
  const mentions = site ? mentionsIn(text) : [];
  if (!site || mentions.length === 0) return [];
  const [here, before] = [text.toLowerCase(), above.toLowerCase()];
  const quoted = QUOTED.filter(
    ({about, after, unless}) =>
      (about.test(here) || (after?.[0].test(before) === true && after[1].test(here))) && !unless?.test(here),
  );
  const found = quoted.flatMap(({fact, kind, isAny, beside}) =>
    Object.entries(factTextsOf(site))
      .filter(([name]) => name === fact || (fact.endsWith('-') && name.startsWith(fact)))
      .flatMap(([name, own]) => {
        const [ours] = mentionsIn(own);
        return mentions
          .filter((one) => one.kind === kind && (isAny ?? (one.value === ours?.value && one.to === ours.to)))
          .filter((one) => beside?.test(around(here, one)) !== false)
          .map(({at, text: {length}}) => typedAs(name, own, at, sentence.slice(at, at + length)));
      }),
  );
  return found.filter(({at}, index) => found.findIndex((one) => one.at === at) === index);
};

function typedAs(fact: string, text: string, at: number, found: string): TypedFact {
  const own = /\d/.test(found) && found !== text ? `, which is ${text}` : '';
  return {
    at,
    message: `A figure of the practice is typed into the text: ${found}.`,
    remedy: `Write <Fact name="${fact}" /> instead${own}; the figure is in _practice/${fact.startsWith('care.') ? 'claims' : 'policies'}.yml.`,
    ...(found === text && {tag: `<Fact name="${fact}" />`, found}),
  };
}

/** A pattern that matches where both do. */
function both(one: RegExp, other: RegExp): RegExp {
  return new RegExp(`^(?=[^]*(?:${one.source}))(?=[^]*(?:${other.source}))`);
}
