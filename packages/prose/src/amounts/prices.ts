import {compileWords} from '../compileWords';
import {definePhrases, getEngine} from '../engine/engine';
import {createWarning} from '../engine/sentences';
import type {Finding, Sentence} from '../engine/types';
import {type Content, listCostEntries, memoize} from '@dental/content';
import {formatWholeDollars} from '@dental/practice';
import synonyms from '../../data/treatments.json';
import {findAmounts, type Amount} from './findAmounts';
import {GENERAL_NOUN, getNoun} from './nouns';
import {FORMER_PRICE_WORDS, OTHER_PRICE_WORDS} from './priceWords';
import {findUnknownFees} from './unknownFees';

/** Other names of treatments, by a word of their name on the list of costs. */
const SYNONYMS = Object.entries(synonyms).map(([word, lines]) => ({
  word,
  phrases: definePhrases(...lines),
}));

/** A treatment on the list of costs. */
interface Treatment {
  name: string;
  from: number;
  to: number;
  unit: string;
  page?: string;
  /** The word that sentences use for it. */
  noun: string;
  synonyms: readonly ReturnType<typeof definePhrases>[];
}

/** The treatments on the list of costs, those with the longest nouns first. */
const listTreatments = memoize(({costs}: Content): readonly Treatment[] =>
  listCostEntries(costs)
    .map(({name, from, to, unit, page}) => ({
      name,
      from,
      to,
      unit,
      page,
      noun: getNoun(name),
      synonyms: SYNONYMS.filter(({word}) => name.toLowerCase().includes(word)).map(
        ({phrases}) => phrases,
      ),
    }))
    .sort((a, b) => b.noun.length - a.noun.length),
);

/** The treatments in a sentence. "Deep cleaning" is not also "cleaning". */
function findTreatments(text: string, content: Content): Treatment[] {
  const engine = getEngine(content);
  const treatments = listTreatments(content);
  const lower = text.toLowerCase();
  const byNoun = treatments.filter(({noun}, index) => {
    if (GENERAL_NOUN.test(noun) || !lower.includes(noun)) return false;
    const longer = treatments.slice(0, index);
    return !longer.some((other) => other.noun.includes(noun) && lower.includes(other.noun));
  });
  const bySynonym = treatments.filter((treatment) =>
    treatment.synonyms.some((phrases) => phrases(engine).isIn(text)),
  );
  // A deep cleaning that is called scaling is not a cleaning either.
  const isPart = (noun: string) => bySynonym.some((other) => other.noun.includes(` ${noun}`));
  const found = new Set([...byNoun.filter(({noun}) => !isPart(noun)), ...bySynonym]);
  const forAdults = [...found].filter(({name}) => !CHILD.test(name));
  return forAdults.length > 0 && !CHILD.test(text) ? forAdults : [...found];
}

const CHILD = /\b(?:child|kid|toddler|teen|son|daughter|bab(?:y|ies)|famil)/i;

const OTHER_PRICE = compileWords(OTHER_PRICE_WORDS);

const FORMER_PRICE = new RegExp(
  String.raw`${compileWords(FORMER_PRICE_WORDS).source.slice(0, -2)}` +
    '(?: (?:the|our|price|fee|of|is|usual|regular|normal|at|cost|a)){0,3} $',
  'i',
);

/**
 * Reports a price that is not on the list of costs, of the sentence's or the page's treatment, and
 * a fee that no record has.
 */
export function findWrongPrices({text, voice, file}: Sentence, content: Content): Finding[] {
  const prices = findAmounts(text).filter(({kind, to}) => kind === 'money' && to > 0);
  if (prices.length === 0) return [];
  const isOurs = voice === 'page' && !OTHER_PRICE.test(text.replace(NO_MORE, ''));
  const formerPrices = prices.filter(({at}) => FORMER_PRICE.test(text.slice(0, at)));
  if (!isOurs && formerPrices.length === 0) return [];
  const inSentence = findTreatments(text, content);
  const ofPage = listTreatmentsOfPage(file, content);
  const treatments = inSentence.length > 0 || !isOurs ? inSentence : ofPage;
  const treatment = treatments.find((one) => ofPage.includes(one)) ?? treatments[0];
  if (!treatment) return isOurs ? findUnknownFees(text, prices, content) : [];
  const counts = listPossibleCounts(text, treatment);
  const isListed = ({value, to: end}: Amount, pieces: readonly number[]) =>
    pieces.some((count) => {
      const lists = treatments.map(({from, to}) => ({from: from * count, to: to * count}));
      // A range may span treatments, from the lowest price of one to the highest of another.
      const starts = lists.some(({from}) => value === from);
      const ends = lists.some(({to}) => end === to);
      if (value !== end && starts !== ends) return false;
      const isBetween = ({from, to}: (typeof lists)[number]) =>
        [value, end].every((dollars) => dollars >= from && dollars <= to);
      return (starts && ends) || lists.some(isBetween);
    });
  const isWrong = (price: Amount) => {
    if (formerPrices.includes(price)) return !isListed({...price, to: price.value}, [1]);
    if (!isOurs) return false;
    const isUnlisted =
      !isListed(price, counts) ||
      (counts.every((count) => count === 1) && isOnlyPrice(price, text, treatments));
    const isBeyond = isWrongLimit(price, text, treatments);
    return isBeyond ?? (isUnlisted && !isOffered(price, text, content));
  };
  const wrong = prices.find(
    (price) => isWrong(price) || (isOurs && hasOtherUnit(text, price, treatments)),
  );
  if (!wrong) return [];
  const {name, from, to, unit} = treatment;
  return [
    createWarning(
      wrong.at,
      wrong.text,
      `"${wrong.text}" doesn't match the price of "${name}" in _practice/costs.yml: ` +
        `${formatWholeDollars(from)} to ${formatWholeDollars(to)} per ${unit}.`,
      'Correct the text or the list, or link to [the list of costs](/costs).',
      'facts/price',
    ),
  ];
}

/** "No crown costs more than": words before the highest price, which OTHER_PRICE has, too. */
const NO_MORE = /\b(?:no|not|never|nobody|nothing|\w+n't)\b[^.;]*? (?:more than|over|above)\b/i;
const HIGHEST = new RegExp(`(?:${NO_MORE.source}|\\b(?:at most|tops? out at|capped at)) $`, 'i');
const LOWEST =
  /\b(?:(?:start|begin)(?:s|ing)? (?:at|from|with)|at least|as (?:low|little) as|from) $/i;
/** The same after it: "$95 and up". */
const AND_UP = /^(?:\+| (?:and|or) (?:up|more|higher)\b)/i;

/**
 * Returns true if a sentence calls a price the lowest or the highest, and it isn't; undefined if
 * the price is no such limit.
 */
function isWrongLimit(price: Amount, text: string, treatments: readonly Treatment[]) {
  const {at, value, to} = price;
  const before = text.slice(0, at);
  if (value !== to) return undefined;
  if (LOWEST.test(before) || AND_UP.test(text.slice(at + price.text.length)))
    return treatments.every(({from}) => from !== value);
  return HIGHEST.test(before) ? treatments.every((one) => one.to > value) : undefined;
}

/** Words before the only price: "An exam is $95". */
const ONLY = /(?:\b(?:is|are|costs?|runs?|pays?|charges?)|^for|:) (?:only |just |a flat )?$/i;
/** An example, and a price at another time. */
const NOT_NOW = /\b(?:if|when|say|suppose|imagine|example|was|were|will|would|usual(?:ly)?)\b|\?/i;

/** Words after a price that is not exact. */
const ROUGHLY = /^ (?:or (?:so|less|more)|on average|at most)\b/i;

/** Returns true if a sentence gives one price for treatments that each have a range. */
function isOnlyPrice(price: Amount, text: string, treatments: readonly Treatment[]) {
  const {at, value, to} = price;
  return (
    value === to &&
    ONLY.test(text.slice(0, at)) &&
    !ROUGHLY.test(text.slice(at + price.text.length)) &&
    !NOT_NOW.test(text) &&
    treatments.every((one) => one.from < one.to)
  );
}

/** Parts of the mouth that prices are for, by the word that means the same. */
const PARTS: Readonly<Record<string, string>> = {
  tooth: 'tooth',
  quarter: 'quarter',
  quadrant: 'quarter',
  jaw: 'jaw',
  arch: 'jaw',
  mouth: 'mouth',
};
const PART = Object.keys(PARTS).join('|');
const PER_PART = new RegExp(
  [
    String.raw`^(?: \p{L}+)? (?:per|each|an?|every|for (?:the|your|an?|one|each|every)) `,
    String.raw`(?:(?:whole|full|entire|single) )?(${PART})\b`,
  ].join(''),
  'iu',
);

/** Returns true if a price is for another part of the mouth than on the list: "a jaw". */
function hasOtherUnit(text: string, {at, text: price}: Amount, treatments: readonly Treatment[]) {
  const [, part = ''] = PER_PART.exec(text.slice(at + price.length)) ?? [];
  const units = treatments.map(({unit}) => new RegExp(PART).exec(unit)?.[0] ?? '');
  return (
    part !== '' && units.every((unit) => unit !== '' && PARTS[unit] !== PARTS[part.toLowerCase()])
  );
}

const OFFER = /\b(?:first[- ]visit|new[- ]patient|offer|special)/i;

/** Returns true if a price is our offer for a first visit, in words about an offer. */
function isOffered({value}: Amount, text: string, {policies}: Content): boolean {
  return value === policies?.offers?.firstVisitDollars && OFFER.test(text);
}

function listTreatmentsOfPage(file: string, content: Content): Treatment[] {
  const path = content.documents.find((document) => document.file === file)?.path;
  return listTreatments(content).filter(({page}) => page === path);
}

/** The numbers of pieces that a price may be for: "so six cost $6,900". */
function listPossibleCounts(text: string, {noun}: Treatment): number[] {
  const counts = findAmounts(text).filter(({kind, value}) => kind === 'count' && value > 1);
  const isOfTreatment = counts.some(({at, text: {length}}) =>
    text
      .slice(at + length)
      .trimStart()
      .startsWith(noun),
  );
  const isTotal = isOfTreatment && !/\b(?:each|apiece|per|an?)\b/i.test(text);
  return [...(isTotal ? [] : [1]), ...counts.map(({value}) => value)];
}
