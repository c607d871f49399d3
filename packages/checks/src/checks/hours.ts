import {
  countDaysBetween,
  listFederalHolidays,
  formatLongDate,
  parseTime,
  findClosure,
  findUndecidedHolidays,
  getOpenSpans,
  getWeekday,
  type Notice,
  parseNoticeTime,
  type SpecialHours,
  type Times,
  toClockMinutes,
} from '@dental/practice';
import type {Check, Content} from '@dental/content';
import {checkEachEntry, type Finding, reportFacts} from '../each';
import {findPrivateReasons} from './privateReasons';

/** Outside these times, `am` and `pm` are probably mixed up. */
const EARLIEST_OPENING = parseTime('6:00 am');
const LATEST_CLOSING = parseTime('8:30 pm');

/** No office is open for fewer or more hours in a day. */
const MIN_HOURS = 2;
const MAX_HOURS = 14;

/** A closure of this many days has a typo in its dates, and another check reports it. */
const MAX_CLOSURE_DAYS = 60;

const CHECK_BOTH_TIMES = 'Correct one of the two times. Check am and pm.';

interface OpenDay extends Times {
  day: string;
}

/** The office opens before it closes, at plausible times, and any break is in between. */
export const checkHours = checkEachEntry('hours.week', judgeDay);

function judgeDay({day, opens, closes, break: pause}: OpenDay): Finding | undefined {
  if (!opens || !closes) return undefined;
  const opening = parseTime(opens);
  const closing = parseTime(closes);
  if (opening >= closing)
    return {
      field: 'closes',
      message: `${day} closes at ${closes}, before it opens at ${opens}.`,
      remedy: CHECK_BOTH_TIMES,
    };
  const hours = (closing - opening) / 60;
  if (hours < MIN_HOURS || hours > MAX_HOURS)
    return {
      field: 'closes',
      message: `${day} is open for ${countHours(hours)}, from ${opens} to ${closes}.`,
      remedy: CHECK_BOTH_TIMES,
      finding: 'facts/length-of-day',
      quote: closes,
    };
  if (pause && !isAscending([opening, parseTime(pause.from), parseTime(pause.to), closing]))
    return {
      field: 'break.from',
      message:
        `The break on ${day}, ${pause.from} to ${pause.to}, ` +
        `isn't between ${opens} and ${closes}.`,
      remedy: 'Correct the break or the opening hours. Check am and pm.',
    };
  if (opening < EARLIEST_OPENING) return reportOddTime(day, 'opens', opens);
  if (closing > LATEST_CLOSING) return reportOddTime(day, 'closes', closes);
  return undefined;
}

function reportOddTime(day: string, field: 'opens' | 'closes', time: string): Finding {
  return {
    field,
    severity: 'warning',
    message: `${day} ${field} at ${time}, which is unusual.`,
    remedy: 'Check am and pm.',
  };
}

function countHours(hours: number): string {
  const rounded = Math.round(hours * 10) / 10;
  return rounded === 1 ? '1 hour' : `${rounded} hours`;
}

function isAscending(times: readonly number[]): boolean {
  return times.every((time, index) => index === 0 || time > times[index - 1]!);
}

/** The names of closures, which pages show, have no private reasons. */
export const checkClosureNames = checkEachEntry('hours.closures', judgeName);

/** The names of special hours have none either. */
export const checkSpecialNames = checkEachEntry('hours.specialHours', judgeName);

function judgeName({name}: {name: string}, content: Content): Finding[] {
  const remedy = 'Change it to a name for patients, such as "Training day".';
  return findPrivateReasons(content, 'name', name, 'The name of a closed or short day', remedy);
}

/** A closure starts before it ends, and no two closures cover the same day. */
export const checkClosures = checkEachEntry(
  'hours.closures',
  ({name, from, to}, {hours}, index): Finding | undefined => {
    if (to < from) return reportEnd('to', `The closure "${name}"`);
    if (countDaysBetween(from, to) >= MAX_CLOSURE_DAYS) return undefined;
    const overlapping = hours?.closures
      .slice(0, index)
      .filter((earlier) => countDaysBetween(earlier.from, earlier.to) < MAX_CLOSURE_DAYS)
      .find((earlier) => earlier.from <= to && from <= earlier.to);
    if (!overlapping) return undefined;
    return {
      field: 'from',
      message: `The closures "${overlapping.name}" and "${name}" overlap.`,
      remedy: 'Correct their dates, or combine them into one closure.',
    };
  },
);

function reportEnd(field: string, subject: string): Finding {
  return {
    field,
    message: `${subject} ends before it starts.`,
    remedy: 'Correct one of the two dates.',
  };
}

/** Special hours are plausible, and differ from the usual hours of each of their days. */
export const checkSpecialHours = checkEachEntry(
  'hours.specialHours',
  ({days, ...special}, {hours, notices, today}, index) => [
    judgeDay({...special, day: special.name}),
    ...days.map((day, place): Finding | undefined => {
      const finding =
        hours &&
        (judgeSpecialDay({days, ...special}, place, hours, today, index) ??
          judgeClosedDay(day, special, notices?.notices));
      return finding && {field: `days.${place}`, quote: day, ...finding};
    }),
  ],
);

function judgeSpecialDay(
  special: SpecialHours,
  place: number,
  {week, closures, specialHours = []}: NonNullable<Content['hours']>,
  today: string,
  index: number,
): Finding | undefined {
  const day = special.days[place] ?? today;
  const date = formatLongDate(day);
  const closure = findClosure(closures, day);
  if (closure)
    return {
      message: `${date} has special hours, but is also closed for "${closure.name}".`,
      remedy: 'Delete the day here, or correct the closure.',
    };
  const earlier = specialHours.slice(0, index).flatMap(({days}) => days);
  if (earlier.includes(day) || special.days.indexOf(day) < place)
    return {
      message: `${date} has special hours twice.`,
      remedy: 'Delete the day in one of the two places.',
    };
  if (day < today)
    return {
      severity: 'warning',
      message: `The special hours on ${date} are over.`,
      remedy: 'Delete the day, or change it to the next one.',
      finding: 'facts/over',
    };
  const usual = week.find((entry) => entry.day === getWeekday(day));
  if (!usual || usual.appointmentOnly || special.appointmentOnly) return undefined;
  if (formatHours(usual) !== formatHours(special)) return undefined;
  return {
    severity: 'warning',
    message: `${date} has the usual hours of a ${usual.day}.`,
    remedy: 'Delete the day, or correct its times.',
    finding: 'facts/special-hours',
  };
}

/** Visitors would see special hours and a notice that we're closed then. */
function judgeClosedDay(
  day: string,
  {opens = '12:00 pm', closes = '12:01 pm'}: Times,
  notices: readonly Notice[] = [],
): Finding | undefined {
  const toMinutes = (moment: string) => toClockMinutes(parseNoticeTime(moment));
  const notice = notices.find(
    ({kind, from, until}) =>
      kind === 'closed' &&
      toMinutes(from) < toMinutes(`${day} ${closes}`) &&
      toMinutes(`${day} ${opens}`) < toMinutes(until),
  );
  return (
    notice && {
      severity: 'warning',
      message: `A notice says we're closed during the special hours on ${formatLongDate(day)}.`,
      remedy: 'Delete the day here, or change the times of the notice in notices.yml.',
    }
  );
}

function formatHours(times: Times): string {
  return JSON.stringify(getOpenSpans(times));
}

/** An open holiday is a federal holiday, and not a closure too. */
export const checkOpenHolidays = checkEachEntry(
  'hours.openHolidays',
  (day, {hours}): Finding | undefined => {
    const closure = hours?.closures.find(({from, to}) => from <= day && day <= to);
    if (closure) {
      const date = formatLongDate(day);
      return {
        message: `${date} is an open holiday, but also closed for "${closure.name}".`,
        remedy: 'Delete one of the two.',
      };
    }
    const holidays = listFederalHolidays(Number(day.slice(0, 4)));
    if (holidays.some((holiday) => holiday.day === day)) return undefined;
    return {
      severity: 'warning',
      message: `${formatLongDate(day)} isn't a federal holiday.`,
      remedy: 'Enter the day when the holiday is observed, or delete this line.',
    };
  },
);

/** The practice has decided about each federal holiday of the coming twelve months. */
export const checkHolidays: Check = (content) => {
  const holidays = content.hours ? findUndecidedHolidays(content.hours, content.today) : [];
  if (holidays.length === 0) return [];
  const days = holidays.map(({name, day}) => `${name} (${formatLongDate(day)})`).join(', ');
  return reportFacts(content, 'hours', ['closures'], {
    severity: 'warning',
    message: `No one has decided yet if the office is open on ${days}.`,
    remedy:
      'Add each one to closures, or its day to openHolidays or specialHours. ' +
      'Until then the site asks patients to call about that day.',
  });
};

/** A promotion starts before it ends, has not ended yet, and is the only one on its days. */
export const checkPromotions = checkEachEntry(
  'promotions.promotions',
  ({heading, starts, ends}, {today, promotions}, index): Finding | undefined => {
    if (ends < starts) return reportEnd('ends', `The promotion "${heading}"`);
    if (ends >= today) {
      const other = promotions?.promotions
        .slice(0, index)
        .find((earlier) => earlier.starts <= ends && starts <= earlier.ends);
      if (!other) return undefined;
      const day = starts > other.starts ? starts : other.starts;
      return {
        field: 'starts',
        severity: 'warning',
        message: `On ${formatLongDate(day)}, "${other.heading}" hides "${heading}".`,
        remedy: 'Correct the days: pages show one promotion at a time.',
      };
    }
    return {
      field: 'ends',
      severity: 'warning',
      message: `The promotion "${heading}" ended on ${formatLongDate(ends)}.`,
      remedy: 'Delete it, or give it new dates.',
    };
  },
);
