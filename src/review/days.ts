import type {Site} from '../content/site';

/** A day on which patients get something else than the day before. */
export interface DatedChange {
  /** Such as `2027-08-01`. */
  day: string;
  says: string;
}

/** The days on which something begins or ends that a change brings, moves or takes away. */
export function changedDays(before: Site, after: Site): DatedChange[] {
  const texts = (days: readonly DatedChange[]) => new Set(days.map(({day, says}) => `${day} ${says}`));
  const [was, is] = [daysOf(before), daysOf(after)];
  const [known, now] = [texts(was), texts(is)];
  const fresh = is.filter(({day, says}) => !known.has(`${day} ${says}`));
  const gone = was.filter(({day, says}) => !now.has(`${day} ${says}`));
  return [...fresh, ...gone.map(({day, says}) => ({day, says: `no more: ${says}`}))].sort((a, b) =>
    a.day < b.day ? -1 : 1,
  );
}

function daysOf({promotions, hours}: Site): DatedChange[] {
  return [
    ...promotions.promotions.flatMap(({heading, starts, ends}) => [
      {day: starts, says: `the offer “${heading}” begins`},
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
  ];
}
