import {longDate} from '../../../site/longDate';
import {fillIn} from '../../../site/fillIn';
import {hoursRows} from '../../../site/hours';
import type {Item, Topic} from '../compare';

/** The days of the week, each with its opening and closing time, and the line under them. */
export const hours: Topic = {
  title: 'Hours',
  items: ({site}) => {
    const times = new Map(
      hoursRows(site.hours, site.labels.hours).map(({day, times}) => [day, times.join(' and ').toLowerCase()]),
    );
    const days = site.hours.week.map(({day, opens, closes, break: pause}): Item => ({
      key: day,
      name: day,
      fields: {
        'opening time': opens,
        'closing time': closes,
        break: pause && fillIn(site.labels.hours.between, {opens: pause.from, closes: pause.to}),
      },
      whole: times.get(day),
    }));
    const note = {key: 'note', name: 'The line under the hours', fields: {'': site.hours.note}};
    return [...days, note];
  },
};

/** Holidays and other days on which the office stays closed. */
export const closures: Topic = {
  title: 'Closures',
  items: ({site}) => [
    ...site.hours.closures.map(({name, from, to}, index, all) => ({
      // The same holiday comes back every year.
      key: `${name} ${all.slice(0, index).filter((earlier) => earlier.name === name).length}`,
      name: `Closed for ${name}`,
      fields: {'first day': longDate(from), 'last day': longDate(to)},
      whole: from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`,
    })),
    ...(site.hours.openHolidays ?? []).map((day, index) => ({
      key: `open ${index}`,
      name: 'Open on a federal holiday',
      fields: {day: longDate(day)},
      whole: longDate(day),
    })),
  ],
};
