import {costEntries} from '../../../costEntries';
import type {Content} from '../../../content';
import {phrases, type Phrases} from '../../../language/grammar';
import {memoize} from '../../../memoize';
import {quantitiesIn} from '../../changed/quantities';
import type {Finder, Found} from './finder';

/** Other words for what a treatment on the list is called, by its word there. */
const CALLED: readonly (readonly [noun: RegExp, words: Phrases])[] = [
  [/crown/, phrases('zirconia', 'cap|caps', 'lithium_disilicate', 'e max')],
  [/deep cleaning/, phrases('scaling', 'root_planing', 'periodontal cleaning*|therapy')],
  [/exam/, phrases('checkup*|check_up*', 'exam*|first_visit', 'new_patient* visit')],
  [/x-rays/, phrases('bitewings', 'x_rays ~ set', 'set|series of .. x_rays', 'panoramic|full_mouth')],
  [/urgent/, phrases('emergency|urgent visit|exam|appointment|care', 'exam and the? pictures|picture')],
  [
    /^removing a tooth/,
    phrases('extraction*', 'tooth|teeth .. pulled|removed|taken_out|extracted', 'pull*|remov* a? tooth'),
  ],
  [/wisdom/, phrases('wisdom_teeth|wisdom_tooth')],
  [/denture/, phrases('denture*')],
  [/aligner/, phrases('aligner*|invisalign', 'clear|invisible braces')],
  [/laughing gas/, phrases('nitrous', 'laughing_gas')],
  [/whitening with/, phrases('whitening & trays|home|kit')],
  [/night guard/, phrases('night_guard*|bite_guard*|nightguard*')],
];

/** The word by which a treatment is called in a sentence: `crown` of "Crown", `wisdom tooth` of "Removing a wisdom tooth". */
function nounOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/ (?:for|with|of|on|in|at) .*|,.*|\(.*/, '')
    .replace(/^(?:tooth-colored|porcelain|removing an?|clear|full set) /, '')
    .replace(/ treatment$/, '');
}

/** What each treatment costs, those with the longest words first: "deep cleaning" before "cleaning". */
const treatmentsOf = memoize(({costs}: Content) =>
  costEntries(costs)
    .map(({name, from, to, unit}) => ({
      ...{name, from, to, unit, noun: nounOf(name)},
      called: CALLED.flatMap(([noun, words]) => (noun.test(name.toLowerCase()) ? [words] : [])),
    }))
    .sort((a, b) => b.noun.length - a.noun.length),
);

/** The treatments that a sentence names, none by a word that is part of another's. */
function namedIn(text: string, content: Content) {
  const lower = text.toLowerCase();
  const named = treatmentsOf(content).filter(
    ({noun}, index, all) =>
      !/^(?:tooth|visit|full set)/.test(noun) &&
      lower.includes(noun) &&
      !all.slice(0, index).some((longer) => longer.noun.includes(noun) && lower.includes(longer.noun)),
  );
  const others = treatmentsOf(content).filter(({called}) => called.some((words) => words.find(text).length > 0));
  // A deep cleaning, also called scaling, is no cleaning.
  return [
    ...new Set([...named.filter(({noun}) => !others.some((other) => other.noun.includes(` ${noun}`))), ...others]),
  ];
}

/** Money that is not our price: what somebody else pays or charges, what is on top, or the price of something for the home. */
export const NOT_OUR_PRICE =
  /\b(?:insurance|(?:your|the|their|some|most|dental) plans?|plans? pays?|deductible|co-?pay|maximum|discount|off|save|credit|gift|raised|donat\w+|average|national|(?<!-)labs?(?!-)|value|else|(?:other|another) (?:office|dentist|place)s?|more than|above|over|kits?|per month|a month|down|estimate|bill|dispute|fine|fee of|Medicare|AHCCCS|survey|deposit|refund|membership|members?|club|together|total|both|brush\w*|pays?(?= \$)|pays? for|(?:half|a third|a quarter) of|(?:for|an|as an) example)\b/i;
/** What stands before a price that is said to have been ours, or to be the usual one. */
const FORMER =
  /\b(?:usual(?:ly)?|regular(?:ly)?|normal(?:ly)?|was|were|used to (?:be|cost)|instead of|rather than|worth|before|list price|full price)(?: (?:the|our|price|fee|of|is|usual|regular|normal|at|cost|a)){0,3} $/i;

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SMALL = String.raw`(?:(?:${TENS.join('|')})(?:-(?:${ONES.join('|')}))?|${ONES.join('|')}|a)`;
const PRICE = new RegExp(
  String.raw`\$ ?(\d[\d,]*(?<!,))|\b(${SMALL}) (hundred|thousand)(?: and)?(?: (${SMALL}))? dollars\b|\b(${SMALL}) dollars\b`,
  'gi',
);

/** Every price in a sentence, in figures or in words. */
function pricesIn(text: string): {quote: string; at: number; dollars: number}[] {
  return [...text.matchAll(PRICE)].map(({0: quote, 1: figure, 2: many, 3: unit, 4: rest, 5: few, index}) => ({
    quote,
    at: index,
    dollars: figure
      ? Number(figure.replaceAll(',', ''))
      : numberOf(many) * (unit === undefined ? 0 : unit.toLowerCase() === 'thousand' ? 1000 : 100) +
        numberOf(rest ?? few),
  }));
}

/** A number below a hundred in words; 0 if there is none. */
function numberOf(words = ''): number {
  const [first = '', last = ''] = words.toLowerCase().split('-');
  const ten = TENS.indexOf(first) + 2;
  return first === 'a' ? 1 : ten > 1 ? ten * 10 + ONES.indexOf(last) + 1 : ONES.indexOf(first) + 1;
}

/** A price in a sentence that is none of those on the list of what the treatment costs. */
export const otherPrices: Finder = ({text, voice}, content): Found[] => {
  if (!/\$|\bdollars\b/i.test(text)) return [];
  const prices = pricesIn(text);
  const former = prices.filter(({at}) => FORMER.test(text.slice(0, at)));
  const isOurs = voice === 'page' && !NOT_OUR_PRICE.test(text);
  if ((voice !== 'page' && voice !== 'facts') || (!isOurs && former.length === 0)) return [];
  const named = namedIn(text, content);
  const [treatment] = named;
  if (!treatment) return [];
  const least = Math.min(...named.map(({from}) => from));
  const most = Math.max(...named.map(({to}) => to));
  // Of several pieces the sum is said: "so six cost $6,900".
  const pieces = [1, ...quantitiesIn(text).flatMap(({of, amount}) => (of === 'count' && amount > 1 ? [amount] : []))];
  const isListed = (dollars: number) =>
    pieces.some((count) => named.some(({from, to}) => dollars >= from * count && dollars <= to * count));
  const wrong = prices.find(
    (price) =>
      price.dollars > 0 &&
      (former.includes(price) ? price.dollars > most || price.dollars < least : isOurs && !isListed(price.dollars)),
  );
  if (!wrong) return [];
  const {name, from, to, unit} = treatment;
  return [
    {
      at: wrong.at,
      quote: wrong.quote,
      severity: 'warning',
      what: `"${wrong.quote}" is not what _practice/costs.yml says of "${name}": $${from} to $${to} a ${unit}.`,
      fix: 'Correct the words or the list, or link to [the list of costs](/costs).',
      finding: 'facts/price',
    },
  ];
};
