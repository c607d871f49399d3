import {daysFrom, federalHolidays, longDate, minutesOf, undecidedHolidays} from '@dental/practice';
import type {Check} from '@dental/content';
import {eachEntry, type Finding, inFacts} from '../each';

const EARLIEST = minutesOf('6:00 am');
const LATEST = minutesOf('8:30 pm');
/** No office is open for more hours than these, or fewer. */
const [LEAST_HOURS, MOST_HOURS] = [2, 14];
const CHECK_BOTH = 'Correct one of the two times; check am and pm.';

/** Days for which an office can be closed and still be one. */
const LONGEST = 60;

const endsFirst = (field: string, name: string): Finding => ({
  field,
  message: `${name} ends before it starts.`,
  remedy: 'Correct one of the two dates.',
});

/** The office opens before it closes, at hours at which people are awake, and breaks in between. */
export const checkHours = eachEntry('hours.week', ({day, opens, closes, break: pause}) => {
  if (!opens || !closes) return undefined;
  const [opening, closing] = [minutesOf(opens), minutesOf(closes)];
  if (opening >= closing)
    return {
      field: 'closes',
      message: `${day} closes at ${closes}, before it opens at ${opens}.`,
      remedy: CHECK_BOTH,
    };
  const hours = (closing - opening) / 60;
  if (hours < LEAST_HOURS || hours > MOST_HOURS) {
    const message = `${day} is open for ${hours} hours, from ${opens} to ${closes}.`;
    return {
      field: 'closes',
      message,
      remedy: CHECK_BOTH,
      finding: 'facts/length-of-day',
      quote: closes,
    };
  }
  const pauses = pause && [opening, minutesOf(pause.from), minutesOf(pause.to), closing];
  if (pauses?.some((time, index) => index > 0 && time <= pauses[index - 1]!))
    return {
      field: 'break.from',
      message: `The break on ${day}, from ${pause?.from} to ${pause?.to}, is not between ${opens} and ${closes}.`,
      remedy: 'Correct its times, or those at which the office opens and closes; check am and pm.',
    };
  const odd = (field: string, time: string): Finding => {
    return {
      field,
      severity: 'warning',
      message: `${day} ${field} at ${time}.`,
      remedy: 'Check am and pm.',
    };
  };
  if (opening < EARLIEST) return odd('opens', opens);
  return closing > LATEST ? odd('closes', closes) : undefined;
});

/** A closure starts before it ends, and no two cover the same day. One that is far too long is another check's. */
export const checkClosures = eachEntry('hours.closures', ({name, from, to}, {hours}, index) => {
  if (to < from) return endsFirst('to', `The closure "${name}"`);
  if (daysFrom(from, to) >= LONGEST) return undefined;
  const other = hours?.closures
    .slice(0, index)
    .find(
      (earlier) =>
        earlier.from <= to && from <= earlier.to && daysFrom(earlier.from, earlier.to) < LONGEST,
    );
  return (
    other && {
      field: 'from',
      message: `The closures "${other.name}" and "${name}" overlap.`,
      remedy: 'Correct their dates, or make one of the two.',
    }
  );
});

/** What is called an open holiday is a federal holiday, or it would stay undecided, and is not closed as well. */
export const checkOpenHolidays = eachEntry('hours.openHolidays', (day, {hours}) => {
  const closure = hours?.closures.find(({from, to}) => from <= day && day <= to);
  if (closure)
    return {
      message: `${longDate(day)} is among the open holidays, and closed for "${closure.name}".`,
      remedy: 'Delete one of the two.',
    };
  if (federalHolidays(Number(day.slice(0, 4))).some((holiday) => holiday.day === day))
    return undefined;
  return {
    severity: 'warning',
    message: `No federal holiday is observed on ${longDate(day)}.`,
    remedy: 'Write the day on which it is observed, or delete this line.',
  };
});

/** Somebody has decided about the federal holidays of the coming twelve months. */
export const checkHolidays: Check = (content) => {
  const holidays = content.hours ? undecidedHolidays(content.hours, content.today) : [];
  if (holidays.length === 0) return [];
  const days = holidays.map(({name, day}) => `${name} (${longDate(day)})`).join(', ');
  return inFacts(content, 'hours', ['closures'], {
    severity: 'warning',
    message: `Nobody has decided whether the office is open on ${days}.`,
    remedy:
      'Add each of them to closures, or its day to openHolidays. Until then the site asks patients to call on that day.',
  });
};

/** A promotion starts before it ends, and is not over. */
export const checkPromotions = eachEntry(
  'promotions.promotions',
  ({heading, starts, ends}, {today}) => {
    if (ends < starts) return endsFirst('ends', `The promotion "${heading}"`);
    if (ends >= today) return undefined;
    const message = `The promotion "${heading}" is over since ${longDate(ends)}.`;
    return {
      field: 'ends',
      severity: 'warning',
      message,
      remedy: 'Delete it, or give it new dates.',
    };
  },
);
