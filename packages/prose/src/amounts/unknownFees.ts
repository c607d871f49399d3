import {type Content, getFactTexts, listCostEntries, memoize, type Site} from '@dental/content';
import {compileWords} from '../compileWords';
import {createWarning} from '../engine/sentences';
import type {Finding} from '../engine/types';
import {type Amount, findAmounts} from './findAmounts';

/** Words for charges besides treatments. */
const FEE = compileWords([
  String.raw`\d+ (?:fee|charge|surcharge|penalty)`,
  "we(?:'ll| will)? (?:charge|bill)",
  'cop(?:y|ies)',
  'records?',
  'missed',
  'no-shows?',
  'returned',
  'bounced',
  'late',
  'paperwork',
]);

/** The amounts in dollars that pages may show: of the list of costs, of facts, and of offers. */
const listKnownDollars = memoize((site: Site): ReadonlySet<number> => {
  const {costs, promotions} = site;
  const texts = [
    ...Object.values(getFactTexts(site)),
    ...promotions.promotions.map(({text}) => text),
  ];
  return new Set([
    ...listCostEntries(costs).flatMap(({from, to}) => [from, to]),
    costs.membership?.dollarsPerYear ?? 0,
    ...texts
      .flatMap((text) => findAmounts(text))
      .filter(({kind}) => kind === 'money')
      .flatMap(({value, to}) => [value, to]),
  ]);
});

/**
 * Reports the first fee that no record has, such as one for a copy of a patient's records.
 * @param text a sentence about us that names no treatment
 * @param prices its amounts of money
 */
export function findUnknownFees(
  text: string,
  prices: readonly Amount[],
  {site}: Content,
): Finding[] {
  if (!site || !FEE.test(text)) return [];
  const knownDollars = listKnownDollars(site);
  const unknown = prices.find(({value, to}) => !(knownDollars.has(value) && knownDollars.has(to)));
  if (!unknown) return [];
  return [
    createWarning(
      unknown.at,
      unknown.text,
      `"${unknown.text}" is on no list of our prices and fees.`,
      'Correct or remove it. For a new fee, add a line to _practice/costs.yml first.',
      'facts/unknown-fee',
    ),
  ];
}
