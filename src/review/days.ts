import type {Site} from '../content/site';

/** A day on which patients get something else than the day before. */
export interface DatedChange {
  /** Such as `2027-08-01`. */
  day: string;
  says: string;
  /** What of the site tells it. */
  of: 'offers' | 'hours';
}

/** The days on which something begins or ends that a change brings, moves or takes away. */
export function changedDays(before: Site, after: Site): DatedChange[] {
  const texts = (days: readonly DatedChange[]) => new Set(days.map(({day, says}) => `${day} ${says}`));
  const [was, is] = [daysOf(before), daysOf(after)];
  const [known, now] = [texts(was), texts(is)];
  const fresh = is.filter(({day, says}) => !known.has(`${day} ${says}`));
  const gone = was.filter(({day, says}) => !now.has(`${day} ${says}`));
  return [...fresh, ...gone.map((change) => ({...change, says: `no longer ${change.says}`}))].sort((a, b) =>
    a.day < b.day ? -1 : 1,
  );
}

function daysOf({promotions, hours}: Site): DatedChange[] {
  const dated = (of: DatedChange['of'], ...days: [day: string, says: string][]) =>
    days.map(([day, says]): DatedChange => ({day, says, of}));
  return [
    ...promotions.promotions.flatMap(({heading, starts, ends}) =>
      dated(
        'offers',
        [starts, `the first day of the offer “${heading}”`],
        [ends, `the last day of the offer “${heading}”`],
      ),
    ),
    ...hours.closures.flatMap(({name, from, to}) =>
      from === to
        ? dated('hours', [from, `closed for “${name}”`])
        : dated('hours', [from, `the first day closed for “${name}”`], [to, `the last day closed for “${name}”`]),
    ),
    ...dated('hours', ...(hours.openHolidays ?? []).map((day): [string, string] => [day, 'open on a federal holiday'])),
  ];
}
