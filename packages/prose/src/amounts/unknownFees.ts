import {type Content, listCostEntries, memoize} from '@dental/content';
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
  'paperwork',
]);

/** The amounts in dollars in our records: costs, fees, and offers, and those in their texts. */
const knownDollarsOf = memoize((content: Content): ReadonlySet<number> => {
  const {costs, policies, promotions, claims, insurance, paymentPartners} = content;
  const texts = JSON.stringify([costs, policies, promotions, claims, insurance, paymentPartners]);
  return new Set([
    ...listCostEntries(costs).flatMap(({from, to}) => [from, to]),
    ...[...texts.matchAll(/Dollars\w*":(\d+)/g)].map(([, amount]) => Number(amount)),
    ...findAmounts(texts)
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
  content: Content,
): Finding[] {
  if (!FEE.test(text)) return [];
  const known = knownDollarsOf(content);
  const unknown = prices.find(({value, to}) => !(known.has(value) && known.has(to)));
  if (!unknown) return [];
  return [
    createWarning(
      unknown.at,
      unknown.text,
      `"${unknown.text}" isn't in our records.`,
      'Correct it, or add it to _practice/costs.yml or _practice/policies.yml first.',
      'facts/unknown-fee',
    ),
  ];
}
