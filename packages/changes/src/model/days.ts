import type {Site} from '@dental/content';

/** A day on which patients get something else than the day before. */
export interface DatedChange {
  /** Such as `2027-08-01`. */
  day: string;
  says: string;
}

/** The days on which something begins or ends that a change brings, moves or takes away. */
export function changedDays(before: Site, after: Site): DatedChange[] {
  const [was, is] = [daysOf(before), daysOf(after)];
  const isIn = (list: readonly DatedChange[], {day, says}: DatedChange) =>
    list.some((other) => other.day === day && other.says === says);
  const fresh = is.filter((change) => !isIn(was, change));
  const gone = was.filter((change) => !isIn(is, change));
  return [...fresh, ...gone.map(({day, says}) => ({day, says: `no longer ${says}`}))].sort((a, b) =>
    a.day.localeCompare(b.day),
  );
}

function daysOf({promotions, hours}: Site): DatedChange[] {
  return [
    ...promotions.promotions.flatMap(({heading, starts, ends}) => [
      {day: starts, says: `the first day of the offer “${heading}”`},
      {day: ends, says: `the last day of the offer “${heading}”`},
    ]),
    ...hours.closures.flatMap(({name, from, to}) =>
      from === to
        ? [{day: from, says: `closed for “${name}”`}]
        : [
            {day: from, says: `the first day closed for “${name}”`},
            {day: to, says: `the last day closed for “${name}”`},
          ],
    ),
    ...(hours.openHolidays ?? []).map((day) => ({day, says: 'open on a federal holiday'})),
  ];
}
