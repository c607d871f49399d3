import {costEntries} from '../../../costEntries';
import type {Content} from '../../../content';
import {memoize} from '../../../memoize';
import {factTexts} from '../../../quotableFacts';
import type {Finder, Found} from './finder';

const NUMBER = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten)`;

/** What is in a mouth, and a measure that nothing there has. */
const TOO_LARGE = new RegExp(
  String.raw`\b(?:pockets?|gums?|tooth|teeth|enamel|roots?|implants?|fillings?|crowns?|veneers?|cavit(?:y|ies)|canals?)\b[^.]*?\b(${NUMBER} (?:centimet(?:er|re)s?|cm|inch(?:es)?|feet|foot|met(?:er|re)s?|yards?))\b`,
  'iu',
);

/** A measure with the wrong unit, such as a pocket of three centimeters. */
export const measures: Finder = ({text}) => {
  const match = TOO_LARGE.exec(text);
  if (!match || /\b(?:brush|floss|x-rays?|machine|room|arm|screen|film|from the|away|tall|head|face)\b/i.test(text))
    return [];
  const quote = match[1] ?? '';
  return [
    {
      at: match.index + match[0].length - quote.length,
      quote,
      severity: 'warning',
      what: `"${quote}" can hardly be so large.`,
      fix: 'Check the unit: teeth and gums are measured in millimeters.',
      finding: 'facts/measure',
    },
  ];
};

/** The facts that are an amount, such as hours of training, with the words of their names. */
const amountsOf = memoize(({site}: Content) =>
  Object.entries(site ? factTexts(site) : {}).flatMap(([name, text]) => {
    const [, amount, unit] = /^(?:\D{0,12})(\d[\d,.]*) (\p{L}+)/u.exec(text) ?? [];
    const words = name.split(/[.-]/).slice(1);
    return amount === undefined || unit === undefined || words.length < 2 ? [] : [{name, amount, unit, words, text}];
  }),
);

/** An amount in words that is another than the fact of that name. */
export const otherAmounts: Finder = ({text, voice}, content): Found[] => {
  if (voice !== 'page' || !/\d/.test(text)) return [];
  const lower = text.toLowerCase();
  return amountsOf(content)
    .filter(({words}) => words.every((word) => lower.includes(word.slice(0, 6))))
    .flatMap(({name, amount, unit, text: fact}) => {
      const match = new RegExp(String.raw`\b(\d[\d,.]*) ${unit}`, 'i').exec(text);
      if (!match || match[1] === amount) return [];
      return [
        {
          at: match.index,
          quote: match[0],
          what: `"${match[0]}" contradicts the facts, which say ${fact}.`,
          fix: `Write <Fact name="${name}" />.`,
          finding: 'facts/amount',
        },
      ];
    })
    .slice(0, 1);
};

/** Treatments of which the price is asked for something smaller than the visit. */
const pricedByPart = memoize(({costs}: Content) =>
  costEntries(costs)
    .filter(({unit}) => !['visit', 'treatment', 'set'].includes(unit))
    .map(({name, unit}) => ({name: name.replace(/ (?:for|with|of|on|in) .*|,.*|\(.*/, ''), unit})),
);

/** What a plan pays, an installment, or what somebody else charges. */
const OF_OTHERS =
  /\b(?:maximum|limit|allowance|a month|monthly|months)\b|\b(?:plans?|insurance) pays?\b|\b(?:other|another) (?:office|dentist)s?\b/i;
/** Whatever is counted in pieces: "a crown" is for one tooth, and "a deep cleaning" is for more than a quarter. */
const PIECES = new Set(['tooth', 'bridge', 'appliance', 'jaw']);

/** Whether a sentence prices one piece, such as "an implant with its crown", or says of how many it gives the sum. */
function isOfOne(text: string, name: string, unit: string): boolean {
  return (
    PIECES.has(unit) &&
    new RegExp(
      String.raw`\b(?:an?|one|each|every|per|single|its|this|that|another|\d{1,2}|two|three|four|five|six|eight|ten|twelve) (?:(?!of |for |sets? |pairs? |rows? )[\p{L}-]+ ){0,2}${name}`,
      'iu',
    ).test(text)
  );
}

/** A price of a treatment without what it is the price of, such as a deep cleaning for $225 that is priced by quarter. */
export const pricesOfParts: Finder = ({text, voice}, content): Found[] => {
  const price = /\$\d[\d,.]*/.exec(text);
  if (voice !== 'page' || !price || OF_OTHERS.test(text)) return [];
  return pricedByPart(content)
    .filter(({name, unit}) => {
      const part = unit.split(' ')[0] ?? '';
      return (
        text.toLowerCase().includes(name.toLowerCase()) &&
        !isOfOne(text, name, unit) &&
        !new RegExp(String.raw`\b(?:per|each|every|a|an|one|by) (?:\p{L}+ )?${part}|\b${part}s?\b`, 'iu').test(
          text.replaceAll(new RegExp(name, 'gi'), ''),
        )
      );
    })
    .slice(0, 1)
    .map(({name, unit}) => ({
      at: price.index,
      quote: price[0],
      severity: 'warning',
      what: `The price of ${name.toLowerCase()} is per ${unit}, and stands here without it.`,
      fix: `Write "per ${unit}" behind it, or link to [the list of costs](/costs).`,
      finding: 'facts/price',
    }));
};
