import {warning} from '../engine/sentences';
import type {Found, Sentence} from '../engine/types';
import {type Content, costEntries, memoize} from '@dental/content';
import {definePhrases, type Engine, engineOf} from '../engine/engine';
import treatments from '../../data/treatments.json';
import {mentionsIn} from './mentions';

/** Other words for what a treatment on the list is called, by its word there. */
const CALLED = Object.entries(treatments).map(
  ([noun, words]) => [noun, definePhrases(...words)] as const,
);

/** What each treatment costs, those with the longest words first: "deep cleaning" before "cleaning". */
const treatmentsOf = memoize(({costs}: Content) =>
  costEntries(costs)
    .map(({name, from, to, unit, page}) => ({
      ...{name, from, to, unit, page, noun: nounOf(name)},
      called: CALLED.flatMap(([noun, words]) => (name.toLowerCase().includes(noun) ? [words] : [])),
    }))
    .sort((a, b) => b.noun.length - a.noun.length),
);

/** The word by which a treatment is called in a sentence: `crown` of "Crown", `wisdom tooth` of "Removing a wisdom tooth". */
function nounOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/ (?:for|with|of|on|in|at) .*|,.*|\(.*/, '')
    .replace(/^(?:tooth-colored|porcelain|removing an?|clear|full set) /, '')
    .replace(/ treatment$/, '');
}

/** The treatments that a sentence names, none by a word that is part of another's. */
function namedIn(text: string, content: Content, engine: Engine = engineOf(content)) {
  const lower = text.toLowerCase();
  const named = treatmentsOf(content).filter(
    ({noun}, index, all) =>
      !/^(?:tooth|visit|full set)/.test(noun) &&
      lower.includes(noun) &&
      !all
        .slice(0, index)
        .some((longer) => longer.noun.includes(noun) && lower.includes(longer.noun)),
  );
  const others = treatmentsOf(content).filter(({called}) =>
    called.some((words) => words(engine).isIn(text)),
  );
  // A deep cleaning, also called scaling, is no cleaning.
  const isPart = (noun: string) => others.some((other) => other.noun.includes(` ${noun}`));
  return [...new Set([...named.filter(({noun}) => !isPart(noun)), ...others])];
}

/** Money that is not our price: what somebody else pays or charges, what is on top, or the price of something for the home. */
const NOT_OUR_PRICE =
  /\b(?:insurance|(?:your|the|their|some|most|dental) plans?|plans? pays?|deductible|co-?pay|maximum|discount|off|save|credit|gift|raised|donat\w+|average|national|(?<!-)labs?(?!-)|value|else|(?:other|another) (?:office|dentist)s?|more than|above|over|kits?|per month|a month|down|estimate|bill|dispute|fine|fee of|Medicare|AHCCCS|survey|deposit|refund|membership|members?|club|together|total|both|brush\w*|pays? for|(?:half|a third|a quarter) of|(?:for|an|as an) example|repairs?)\b/i;

/** What stands before a price that is said to have been ours, or to be the usual one. */
const FORMER =
  /\b(?:usual(?:ly)?|regular(?:ly)?|normal(?:ly)?|was|were|used to (?:be|cost)|instead of|rather than|worth|before|list price|full price)(?: (?:the|our|price|fee|of|is|usual|regular|normal|at|cost|a)){0,3} $/i;

/** A price in a sentence that is none of those on the list of what the treatment costs: the one named, else that of the page. */
export function otherPrices({text, voice, file}: Sentence, content: Content): Found[] {
  const prices = mentionsIn(text).filter(({kind, to}) => kind === 'money' && to > 0);
  if (prices.length === 0) return [];
  const isOurs = voice === 'page' && !NOT_OUR_PRICE.test(text);
  const former = prices.filter(({at}) => FORMER.test(text.slice(0, at)));
  const mentioned = isOurs || former.length > 0 ? namedIn(text, content) : [];
  const path = content.documents.find((document) => document.file === file)?.path;
  const named =
    mentioned.length > 0
      ? mentioned
      : isOurs
        ? treatmentsOf(content).filter(({page}) => page === path)
        : [];
  const [treatment] = named;
  if (!treatment) return [];
  const {name, from, to, unit, noun} = treatment;
  // Of several pieces the sum is said: "so six cost $6,900".
  const counts = mentionsIn(text).filter(({kind, value}) => kind === 'count' && value > 1);
  const counted = counts.map(({at, text: {length}}) => text.slice(at + length).trimStart());
  const isCounted = counted.some((rest) => rest.startsWith(noun));
  const pieces = [
    ...(isCounted && !/\b(?:each|apiece|per|an?)\b/i.test(text) ? [] : [1]),
    ...counts.map(({value}) => value),
  ];
  const isListed = (dollars: number, counts: readonly number[]) =>
    counts.some((count) =>
      named.some((one) => dollars >= one.from * count && dollars <= one.to * count),
    );
  const wrong = prices.find((price) =>
    former.includes(price)
      ? !isListed(price.value, [1])
      : isOurs && (!isListed(price.value, pieces) || !isListed(price.to, pieces)),
  );
  if (!wrong) return [];
  const message = `"${wrong.text}" is not what _practice/costs.yml says of "${name}": $${from} to $${to} a ${unit}.`;
  const remedy = 'Correct the words or the list, or link to [the list of costs](/costs).';
  return [warning(wrong.at, wrong.text, message, remedy, 'facts/price')];
}
