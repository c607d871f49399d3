import {type PriceUnit, formatWholeDollars} from '@dental/practice';
import {type Check, listCostEntries} from '@dental/content';
import {reportFacts, type Finding} from '../each';

/** No treatment costs more than this many times its lowest price. */
const MAX_PRICE_RATIO = 6;

/** The range of plausible prices in dollars, by the unit of the price. */
const PLAUSIBLE_DOLLARS: Record<PriceUnit, {min: number; max: number}> = {
  visit: {min: 20, max: 2_500},
  set: {min: 20, max: 600},
  scan: {min: 50, max: 900},
  tooth: {min: 20, max: 9_000},
  'quarter of the mouth': {min: 80, max: 2_500},
  jaw: {min: 150, max: 45_000},
  bridge: {min: 800, max: 20_000},
  appliance: {min: 40, max: 9_000},
  treatment: {min: 50, max: 60_000},
};

type Cost = ReturnType<typeof listCostEntries>[number];

/** Every price range starts with the lower price, and is plausible for its treatment. */
export const checkCosts: Check = (content) =>
  listCostEntries(content.costs).flatMap((cost) =>
    reportFacts(content, 'costs', cost.at, judgeCost(cost)),
  );

function judgeCost({name, from, to, unit}: Cost): Finding | undefined {
  const {min, max} = PLAUSIBLE_DOLLARS[unit];
  const start = formatWholeDollars(from);
  const end = formatWholeDollars(to);
  if (from > to)
    return {
      field: 'from',
      message: `"${name}" starts at ${start}, which is more than ${end}.`,
      remedy: 'Swap the two prices, or correct one of them.',
    };
  const report = (field: 'from' | 'to', dollars: number, reason: string): Finding => ({
    field,
    message: `"${name}" ${reason}.`,
    remedy: 'Look for a missing or extra digit. If the price is right, ask the manager.',
    finding: 'facts/cost',
    quote: String(dollars),
  });
  if (from < min) return report('from', from, `at ${start} per ${unit} looks too low`);
  if (to > max) return report('to', to, `at ${end} per ${unit} looks too high`);
  if (to / from <= MAX_PRICE_RATIO) return undefined;
  return report('to', to, `for ${start} to ${end} looks like too wide a range`);
}

/** The terms of the membership plan give the same yearly price as the plan. */
export const checkMembership: Check = (content) => {
  const {dollarsPerYear, terms} = content.costs?.membership ?? {};
  if (dollarsPerYear === undefined) return [];
  const match = /\$(\d[\d,]*)(?= (?:a|per|each|every) year\b)/.exec(terms ?? '');
  if (!match || Number(match[1]?.replaceAll(',', '')) === dollarsPerYear) return [];
  const price = formatWholeDollars(dollarsPerYear);
  return reportFacts(content, 'costs', ['membership', 'terms'], {
    message: `The plan costs ${price} a year, but its terms say ${match[0]}.`,
    remedy: 'Correct one of the two, or delete the price from the terms.',
    finding: 'facts/amount',
    quote: match[0],
  });
};
