import {type Unit, wholeDollars} from '@dental/practice';
import {type Check, costEntries} from '@dental/content';
import {inFacts, type Verdict} from '../each';

/** Nothing costs so many times its least price. */
const WIDEST = 6;

/** The least and the most that a treatment can cost, in dollars, by what the price is asked for. */
const PLAUSIBLE: Record<Unit, readonly [least: number, most: number]> = {
  visit: [20, 2_500],
  set: [20, 600],
  scan: [50, 900],
  tooth: [20, 9_000],
  'quarter of the mouth': [80, 2_500],
  jaw: [150, 45_000],
  bridge: [800, 20_000],
  appliance: [40, 9_000],
  treatment: [50, 60_000],
};

/** Every cost runs from the less to the more, and is what such a treatment can cost. */
export const checkCosts: Check = (content) =>
  costEntries(content.costs).flatMap((cost) => inFacts(content, 'costs', cost.at, wrongCost(cost)));

function wrongCost({name, from, to, unit}: ReturnType<typeof costEntries>[number]): Verdict {
  const range = `${wholeDollars(from)} to ${wholeDollars(to)}`;
  if (from > to) {
    const remedy = 'Let the two figures change places, or correct one of them.';
    return {field: 'from', message: `The cost of "${name}" runs from ${range}.`, remedy};
  }
  const [least, most] = PLAUSIBLE[unit];
  const field = from < least ? 'from' : to > most || to / from > WIDEST ? 'to' : undefined;
  return (
    field && {
      field,
      message: `"${name}" for ${range} per ${unit} can hardly be.`,
      remedy: 'Look for a digit too many or too few; ask the manager if it is meant.',
      finding: 'facts/cost',
      quote: String({from, to}[field]),
    }
  );
}

/** The terms of the membership plan name no other price than the plan has. */
export const checkMembership: Check = (content) => {
  const {dollarsPerYear, terms} = content.costs?.membership ?? {};
  const said = /\$(\d[\d,]*)(?= (?:a|per|each|every) year\b)/.exec(terms ?? '');
  if (
    dollarsPerYear === undefined ||
    !said ||
    Number(said[1]?.replaceAll(',', '')) === dollarsPerYear
  )
    return [];
  return inFacts(content, 'costs', ['membership', 'terms'], {
    message: `The plan costs ${wholeDollars(dollarsPerYear)} a year, and its terms say ${said[0]}.`,
    remedy: 'Correct one of the two, or leave the price out of the terms.',
    finding: 'facts/amount',
    quote: said[0],
  });
};
