import {compileWords} from '../compileWords';
import type {Finding} from '../engine/types';
import type {Content} from '@dental/content';
import {addDays, isClosedAllDay, formatLongDate, getWeekday} from '@dental/practice';
import {listDays} from './calendar';
import type {DateMention} from './dates';
import {OPEN} from './clauses';
import {AWAY_WORDS, HERE_WORDS, INVITATION_WORDS} from './words';

type Hours = NonNullable<Content['hours']>;

/** A sentence about coming back is about a closure that ended up to this many days before. */
const RETURN_DAYS = 12;

/** The days after a closure that a sentence about its end can name. */
const MAX_DAYS_LATE = 4;
const MAX_DAYS_LATE_OF_END = 14;

const HERE = compileWords(HERE_WORDS, 'iu');
const AWAY = compileWords(AWAY_WORDS, 'iu');
const INVITATION = compileWords(INVITATION_WORDS, 'iu');

/** Words about the time around a day, not about the day: "after Thanksgiving we are here". */
const AROUND_DAY = /\b(?:after|before|since|until|(?<!come )by|of) (?:\w+ )?$/i;

/** Words before a day that stands for its week: "closed the week of July 4". */
const WEEK_OF = /\bweek of (?:the )?$/i;

const WHOLE_OFFICE_CLOSED = new RegExp(
  [
    String.raw`\b(?:the|our) (?:office|practice) (?:is|will be|stays|remains) closed` +
      String.raw` (?:on|for|all|the)\b`,
    String.raw`\bwe(?:'re| are| will be) closed (?:on|the)\b`,
  ].join('|'),
  'i',
);
const CLOSURE_ENDS = /\b(?:holidays|break|closure|vacation) (?:ends?|lasts?|runs?|goes|is over)\b/i;

const CLOSURE_STARTS =
  /\b(?:(?:holidays|break|closure|vacation) (?:starts?|begins?)|clos(?:e|es|ed|ing) from)\b/i;

/** "We close on December 24" is also true of every other day of a closure. */
const CLOSES_ON = /\bclos(?:e|es|ed|ing) on\b/i;

/** Words before the last day of a closure: "closed through New Year's Day". */
const ENDS_AT = /\b(?:through|until|till|to) $/i;

/** A sentence about the start of a closure names a day up to this many days before it. */
const MAX_DAYS_EARLY = 10;

/** "After a short break" doesn't say when the break is. */
const AFTER_A_BREAK =
  /\bafter (?:an?|the|our|such an?) (?:\p{L}+ ){0,3}(?:break|holidays?|closure|vacation)\b/giu;

/**
 * Reports closures and holidays of a clause that contradict hours.yml.
 * @param dates the days that the clause names
 */
export function findClosureContradictions(
  clause: string,
  dates: readonly DateMention[],
  hours: Hours,
): Finding[] {
  const text = clause.replaceAll(AFTER_A_BREAK, '');
  const isAway = AWAY.test(text) || CLOSURE_ENDS.test(clause);
  const rest = text.replace(AWAY, '');
  const isHere = HERE.test(rest) || rest.search(OPEN) >= 0;
  const closedDates = dates.filter(({at}) => isAway || !AROUND_DAY.test(clause.slice(0, at)));
  if (closedDates.length === 0 || isHere === isAway) return [];
  return isHere
    ? closedDates.flatMap((date) => checkOpening(date, clause, hours) ?? [])
    : (checkClosing(closedDates, clause, hours) ?? []);
}

/** We say that we are here on a day when we are closed, or back later than we are. */
function checkOpening(date: DateMention, clause: string, hours: Hours): Finding | undefined {
  const {from, to} = date;
  if (listDays(date).every((day) => isClosed(day, hours))) {
    const closure = hours.closures.find((one) => one.from <= to && from <= one.to);
    // On a weekend people meet us elsewhere.
    if (!closure && /\b(?:join us|open house)\b/i.test(clause)) return undefined;
    const record = `we're closed ${closure ? formatSpan(closure) : `on ${getWeekday(from)}s`}`;
    return describeDate(date, record, INVITATION.test(clause) ? 'error' : 'warning');
  }
  const closure = hours.closures.find(
    (one) => one.to < from && addDays(one.to, RETURN_DAYS) >= from,
  );
  if (!closure || !/\b(?:back|reopens?|returns?|again)\b/i.test(clause)) return undefined;
  const daysUntil = listDays({from: addDays(closure.to, 1), to: from});
  const firstOpen = daysUntil.find((day) => !isClosed(day, hours));
  return firstOpen && firstOpen < from
    ? describeDate(date, `we're back on ${formatLongDate(firstOpen)}`, 'warning')
    : undefined;
}

/** Finds sentences that say that we're away on days when we're open, or at the wrong time. */
function checkClosing(
  dates: readonly DateMention[],
  clause: string,
  hours: Hours,
): Finding[] | undefined {
  const openHoliday = dates.find(
    ({kind, from}) => kind === 'holiday' && hours.openHolidays?.includes(from),
  );
  const openDay = WHOLE_OFFICE_CLOSED.test(clause)
    ? dates.find(
        (date) => date.kind === 'date' && !listDays(date).some((day) => isClosed(day, hours)),
      )
    : undefined;
  const openWeek = dates.find(
    (date) => WEEK_OF.test(clause.slice(0, date.at)) && !hasLongClosure(date, hours),
  );
  const open = openHoliday ?? openDay ?? openWeek;
  if (open) return [describeDate(open, 'we are open then', 'warning')];
  const byDay = [...dates].sort((a, b) => a.from.localeCompare(b.from));
  const [first] = byDay;
  const start = first && byDay.length === 1 ? checkStart(first, clause, hours) : undefined;
  if (start) return [start];
  const last = byDay.at(-1);
  if (!first || !last) return undefined;
  const maxDaysLate = CLOSURE_ENDS.test(clause) ? MAX_DAYS_LATE_OF_END : MAX_DAYS_LATE;
  const closure = hours.closures.find(
    ({from, to}) => from <= last.to && first.from <= addDays(to, maxDaysLate),
  );
  if (!closure) return undefined;
  const isSpan =
    first.from < last.to && /\b(?:from|through|to|until|till)\b|\d ?[-\u2013] ?\d/i.test(clause);
  const isLimited =
    isSpan || /\b(?:only|just|nothing but)\b/i.test(clause) || CLOSURE_ENDS.test(clause);
  if (!isLimited) return undefined;
  // "Until January 4" may mean that we are open on that day.
  const isUntil = /\b(?:until|till|ends? on)\b/i.test(clause) && !isClosed(last.to, hours);
  const lastDay = isUntil ? addDays(last.to, -1) : last.to;
  const isEnd =
    findNearestWorkday(lastDay, -1, hours) === findNearestWorkday(closure.to, -1, hours);
  const isStart =
    !isSpan ||
    findNearestWorkday(first.from, 1, hours) === findNearestWorkday(closure.from, 1, hours);
  if (isEnd && isStart) return undefined;
  return [describeDate(isEnd ? first : last, `we're closed ${formatSpan(closure)}`, 'warning')];
}

/** We say that a closure starts on another day: "Our break starts on December 20". */
function checkStart(date: DateMention, clause: string, hours: Hours): Finding | undefined {
  const {at, from, to} = date;
  const closure = hours.closures.find(
    (one) => one.from <= addDays(from, MAX_DAYS_EARLY) && from <= one.to,
  );
  if (!closure || from !== to || ENDS_AT.test(clause.slice(0, at))) return undefined;
  const isEarly = from < closure.from;
  const isAboutStart = CLOSURE_STARTS.test(clause) || (isEarly && CLOSES_ON.test(clause));
  const isRight = findNearestWorkday(from, 1, hours) === findNearestWorkday(closure.from, 1, hours);
  return isAboutStart && !isRight
    ? describeDate(date, `we're closed ${formatSpan(closure)}`, 'warning')
    : undefined;
}

/** Returns true if a closure of several days falls into the week of a day. */
function hasLongClosure({from: day}: DateMention, {closures}: Hours): boolean {
  return closures.some(({from, to}) => from < to && from <= addDays(day, 6) && day <= to);
}

/** The first workday from a day on, forward or back, closures aside. */
function findNearestWorkday(day: string, step: 1 | -1, hours: Hours): string {
  const week = Array.from({length: 7}, (_, ahead) => addDays(day, step * ahead));
  return week.find((one) => !isClosed(one, {...hours, closures: []})) ?? day;
}

function isClosed(day: string, hours: Hours): boolean {
  return isClosedAllDay({...hours, undecided: []}, day);
}

function formatSpan({name, from, to}: Hours['closures'][number]): string {
  return from === to
    ? `on ${formatLongDate(from)} (${name})`
    : `from ${formatLongDate(from)} to ${formatLongDate(to)} (${name})`;
}

function describeDate(
  {at, text: quote}: DateMention,
  record: string,
  severity: 'error' | 'warning',
): Finding {
  return {
    at,
    quote,
    message: `"${quote}" doesn't match _practice/hours.yml: ${record}.`,
    remedy: 'Correct the text, or change closures and openHolidays there.',
    finding: 'facts/open-on',
    ...(severity === 'warning' && {severity}),
  };
}
