import {type Unit, wholeDollars} from '@dental/practice';
import {
  atField,
  type Check,
  costEntries,
  type FieldPath,
  type Message,
  practiceFile,
  type Problem,
} from '@dental/content';

/** Nothing costs so many times its least price. */
const WIDEST = 6;

/** The least and the most that a treatment can cost, in dollars, by what the price is asked for. */
const PLAUSIBLE: Record<Unit, readonly [least: number, most: number]> = {
  visit: [20, 2_500],
  set: [20, 600],
  tooth: [20, 9_000],
  'quarter of the mouth': [80, 2_500],
  jaw: [150, 45_000],
  bridge: [800, 20_000],
  appliance: [40, 9_000],
  treatment: [50, 60_000],
};

/** Every cost runs from the less to the more, and is what such a treatment can cost. */
export const checkCosts: Check = (content) =>
  costEntries(content.costs).flatMap(({at, name, from, to, unit}): Problem[] => {
    const problem = (field: string, message: Message) =>
      atField(content, practiceFile('costs'), [...at, field], message);
    if (from > to)
      return [
        problem('from', {
          what: `The cost of "${name}" runs from ${wholeDollars(from)} to ${wholeDollars(to)}.`,
          fix: 'Let the two figures change places, or correct one of them.',
        }),
      ];
    const [least, most] = PLAUSIBLE[unit];
    const field = from < least ? 'from' : to > most || to / from > WIDEST ? 'to' : undefined;
    if (field === undefined) return [];
    const wrong = field === 'from' ? from : to;
    return [
      {
        ...problem(field, {
          what: `"${name}" for ${wholeDollars(from)} to ${wholeDollars(to)} per ${unit} can hardly be.`,
          fix: 'Look for a digit too many or too few; ask the manager if it is meant.',
        }),
        finding: 'facts/cost',
        quote: String(wrong),
      },
    ];
  });

/** The terms of the membership plan name no other price than the plan has. */
export const checkMembership: Check = (content) => {
  const {dollarsPerYear, terms} = content.costs?.membership ?? {};
  const said = /\$(\d[\d,]*)(?= (?:a|per|each|every) year\b)/.exec(terms ?? '');
  if (dollarsPerYear === undefined || !said || Number(said[1]?.replaceAll(',', '')) === dollarsPerYear) return [];
  return [
    {
      ...atField(content, practiceFile('costs'), ['membership', 'terms'], {
        what: `The plan costs ${wholeDollars(dollarsPerYear)} a year, and its terms say ${said[0]}.`,
        fix: 'Correct one of the two, or leave the price out of the terms.',
      }),
      finding: 'facts/amount',
      quote: said[0],
    },
  ];
};

/** Every plan and every treatment is on its list once. */
export const checkListedOnce: Check = (content) => {
  const plans = (content.insurance?.plans ?? []).map(({name}, index) => ({name, at: ['plans', index, 'name']}));
  const costs = costEntries(content.costs).map(({name, at}) => ({name, at: [...at, 'name']}));
  const twice = (file: 'insurance' | 'costs', entries: readonly {name: string; at: FieldPath}[]) =>
    entries
      .filter(({name}, index) => entries.findIndex((other) => keyOf(other.name) === keyOf(name)) < index)
      .map(({name, at}) =>
        atField(content, practiceFile(file), at, {
          what: `"${name}" is on this list already.`,
          fix: 'Delete one of the two entries.',
        }),
      );
  return [...twice('insurance', plans), ...twice('costs', costs)];
};

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
}
