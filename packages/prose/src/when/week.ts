import {compileWords} from '../compileWords';
import type {Finding, Words} from '../engine/types';
import {
  type DayHours,
  type OfficeHours,
  type Weekday,
  parseTime,
  getOpenSpans,
  getWeekday,
} from '@dental/practice';
import {CLOSED, OPEN, REMOTE_OR_UNCERTAIN} from './clauses';
import {findDays, findMoment, findTimes, type DayMention, type TimeMention} from './days';
import {findOddDays, findWrongDayCount, formatHours} from './oddDays';
import {ABOUT_US_WORDS, ALWAYS_WORDS, OUR_TIME_WORDS, REMOTE_CONTACT_WORDS} from './words';

/** The characters that can be between a day and the words that belong to it. */
const MAX_DISTANCE = 32;

/**
 * Reports days and times of a clause that contradict hours.yml, and hours that are typed.
 * @param isOneWeek true for a clause about one week, when only an opening is certainly wrong
 */
export function findWeekContradictions(
  clause: string,
  {week, specialHours = []}: Pick<OfficeHours, 'week' | 'specialHours'>,
  words: Words,
  isOneWeek: boolean,
): Finding[] {
  const special = new Set(specialHours.flatMap(({days}) => days).map(getWeekday));
  const days = SOME_WEEKS.test(clause)
    ? findDays(clause).filter((mention) => !mention.days.some((day) => special.has(day as Weekday)))
    : findDays(clause);
  const wrongDays = findContradictedDays(clause, week, days, isOneWeek);
  return isOneWeek
    ? wrongDays
    : [
        ...wrongDays,
        ...findContradictedTimes(clause, week, days, words),
        ...findVisitAfterHours(clause, week, days),
        ...findOddDays(clause, week, days),
        ...findWrongDayCount(clause, week),
      ];
}

const VISIT = /\b(?:appointments?|visits?|slots?|spots?|openings?|come (?:in|by)|see you)\b/i;

/** "Ask for a spot on Friday at 4": a visit on a weekday when we are closed at that time. */
function findVisitAfterHours(
  clause: string,
  week: readonly DayHours[],
  [day, ...others]: readonly DayMention[],
): Finding[] {
  const moment = findMoment(clause);
  if (!day || others.length > 0 || !moment || findTimes(clause).length > 0) return [];
  if (!VISIT.test(clause) || REMOTE_OR_UNCERTAIN.test(clause)) return [];
  const isIn = (entry: DayHours) =>
    getOpenSpans(entry).some(({opens, closes}) =>
      moment.minutes.some((time) => time >= parseTime(opens) && time <= parseTime(closes)),
    );
  const wrong = week.find((entry) => day.days.includes(entry.day) && !isIn(entry));
  if (!wrong) return [];
  const quote = moment.text.replace(/\.$/, '');
  return [
    {
      at: moment.at,
      quote,
      message:
        `"${quote}" doesn't match the hours in _practice/hours.yml: ` +
        `${wrong.day}, ${formatHours(wrong) ?? 'closed'}.`,
      remedy: 'Correct the time, or change the hours there.',
      finding: 'facts/open-on',
    },
  ];
}

/** Days of some weeks, which may have special hours: "every second Saturday". */
const SOME_WEEKS =
  /\b(?:(?:every|each) (?:other|second|third)|some|one|two|first|second|third|last|next)\b/i;

/** The two statements about a day, and the words that make them uncertain. */
const STATEMENTS = [
  {
    says: 'closed',
    words: CLOSED,
    // Also a person who is not here.
    unless: /\b(?:if|unless|when|whether|except|holidays?|sometimes|may|was|were|s?he|dr)\b/i,
  },
  {says: 'open', words: OPEN, unless: REMOTE_OR_UNCERTAIN},
] as const;

type Statement = (typeof STATEMENTS)[number]['says'];

/** "We are closed on Fridays", or "Friday evenings" of a day when we close at two. */
function findContradictedDays(
  clause: string,
  week: readonly DayHours[],
  days: readonly DayMention[],
  isOneWeek: boolean,
): Finding[] {
  if (days.length === 0) return [];
  // "For families who can't come on other days" is about them.
  const ours = clause.replace(/\bfor \p{L}+ who\b.*$/iu, '');
  const statements = STATEMENTS.filter(({unless}) => !unless.test(ours)).flatMap(({says, words}) =>
    [...clause.matchAll(words)].flatMap(({0: text, index}): Finding[] => {
      const day = findNearestDay(clause, index, text, days);
      if (!day || !isAboutWeek(day, says, text, isOneWeek)) return [];
      const at = Math.min(day.at, index);
      const quote = clause.slice(at, Math.max(day.at + day.text.length, index + text.length));
      const part = describePartOfDay(clause, quote, day, says);
      const isWrong = (entry: DayHours) =>
        isOpenIn(entry, part) === (says === 'closed') &&
        !(entry.appointmentOnly && (says === 'closed' || /\bappointment/i.test(clause)));
      const entry = week.find((one) => day.days.includes(one.day) && isWrong(one));
      return entry ? [describeContradictedDay(at, quote, says, entry)] : [];
    }),
  );
  return statements.length > 0 ? statements : findContradictedAlways(clause, week, days);
}

/** "You can reach our dentists day and night": these words say that we are there. */
function findContradictedAlways(
  clause: string,
  week: readonly DayHours[],
  days: readonly DayMention[],
): Finding[] {
  const always = days.find(({text}) => ALWAYS.test(text));
  const [entry] = week.filter(({closed}) => closed).concat(week);
  if (!always || !entry || !OUR_TIME.test(clause) || NOT_OUR_DOOR.test(clause)) return [];
  return [describeContradictedDay(always.at, always.text, 'open', entry)];
}

const ALWAYS = compileWords(ALWAYS_WORDS);
const OUR_TIME = compileWords(OUR_TIME_WORDS);
const NOT_OUR_DOOR = new RegExp(
  `${REMOTE_OR_UNCERTAIN.source}|${compileWords(REMOTE_CONTACT_WORDS).source}`,
  'i',
);

/** Returns false if a day of one week is meant, or every day at some hour. */
function isAboutWeek(day: DayMention, says: Statement, text: string, isOneWeek: boolean): boolean {
  if (says === 'closed' && (isOneWeek || day.isOnce)) return false;
  return day.days.length !== 7 || !(says === 'closed' || /^visits?$/.test(text));
}

/** The words that name the part of a day. Of an evening with its hours, the hours are compared. */
function describePartOfDay(
  clause: string,
  quote: string,
  day: DayMention,
  says: Statement,
): string {
  if (says === 'closed') return day.text;
  return findTimes(clause).length > 0 ? '' : quote;
}

/** Returns true if we are open on a day, or in the part of it that words name. */
function isOpenIn({closed, opens = '', closes = ''}: DayHours, words: string): boolean {
  if (closed || closes === '') return closed !== true;
  const [, part] = /\b(morning|afternoon|evening|night)/i.exec(words) ?? [];
  if (part === undefined) return true;
  if (/morning/i.test(part)) return parseTime(opens) < 11 * 60;
  const endsAfter = /afternoon/i.test(part) ? 14 * 60 : 18 * 60;
  return parseTime(closes) >= endsAfter;
}

function describeContradictedDay(
  at: number,
  quote: string,
  says: Statement,
  entry: DayHours,
): Finding {
  const hours = formatHours(entry) ?? 'that we are closed';
  return {
    at,
    quote,
    message:
      `"${quote}" says that we're ${says} on ${entry.day}s, ` +
      `but _practice/hours.yml says ${hours}.`,
    remedy: 'Change it to <WorkingHours />, which is always right, or correct the hours.',
    finding: 'facts/open-on',
  };
}

/** The day that is nearest to words, if it is near enough to belong to them. */
function findNearestDay(
  clause: string,
  at: number,
  text: string,
  days: readonly DayMention[],
): DayMention | undefined {
  const getTextBetween = (day: DayMention) =>
    day.at < at
      ? clause.slice(day.at + day.text.length, at)
      : clause.slice(at + text.length, day.at);
  const near = days.filter(
    (day) => getTextBetween(day).length <= MAX_DISTANCE && !/[.!?]/.test(getTextBetween(day)),
  );
  const hasEarlier = near.some((day) => day.at < at);
  return near
    .filter((day) => !hasEarlier || day.at < at || !NEXT_DAY.test(getTextBetween(day)))
    .sort((a, b) => getTextBetween(a).length - getTextBetween(b).length)[0];
}

/** Words before a day that belongs to what follows: "Tuesday until 7 pm, and Friday from 8 am". */
const NEXT_DAY = /(?:,|\b(?:and|but|while)\b)(?: on)? $/i;

const ABOUT_US = compileWords(ABOUT_US_WORDS);
const ABOUT_HOURS = /\b(?:open|hours|break|lunch|close[sd]?|patients|phones?|appointments?)\b/i;

/** A limit for the reader, not the end of our day: "Please reply until Friday at five." */
const DEADLINE = /\b(?:please|if|reply|confirm|decide|tell us|let us know)\b/i;

/** All days when we are open. */
const EACH_DAY = /\b(?:every|each) (?:morning|evening)\b/i;

/** Times that contradict hours.yml, and on pages those that repeat it and get out of date. */
function findContradictedTimes(
  clause: string,
  week: readonly DayHours[],
  days: readonly DayMention[],
  {field, voice}: Words,
): Finding[] {
  const [firstDay] = days;
  const startsWithDay =
    firstDay !== undefined && /^(?:on |from )?$/i.test(clause.slice(0, firstDay.at));
  return findTimes(clause).flatMap((time): Finding[] => {
    const day = findNearestDay(clause, time.at, time.text, days) ?? firstDay;
    if (!isOurTime(time, day) && !isOurSpan(time, week)) return [];
    const isRight = isRightTime(time, day);
    const isSpan = time.opens !== undefined && time.closes !== undefined;
    const isTyped = voice === 'page' && time.isTyped;
    const isReported = !isRight || (isTyped && (isSpan || day?.days.length !== 1));
    return isReported ? [describeTime(time, listEntries(day), isRight, isTyped, day)] : [];
  });

  function listEntries(day: DayMention | undefined): readonly DayHours[] {
    return day ? week.filter((entry) => day.days.includes(entry.day)) : week;
  }

  function isOurTime(time: TimeMention, day: DayMention | undefined): boolean {
    if (startsWithDay) return true;
    if (DEADLINE.test(clause) && findDays(time.text).length > 0) return false;
    const isSpan = time.opens !== undefined && time.closes !== undefined;
    return ABOUT_US.test(clause) && (!isSpan || day !== undefined || ABOUT_HOURS.test(clause));
  }

  function isRightTime(time: TimeMention, day: DayMention | undefined): boolean {
    const entries = listEntries(day);
    if (day === undefined && !EACH_DAY.test(clause)) {
      return entries.some((entry) => agrees(time, entry, clause));
    }
    return entries.every((entry) => (!day && entry.closed === true) || agrees(time, entry, clause));
  }

  function describeTime(
    {at, text: quote}: TimeMention,
    [entry]: readonly DayHours[],
    isRight: boolean,
    isTyped: boolean,
    day: DayMention | undefined,
  ): Finding {
    const record = day && entry ? `: ${entry.day}, ${formatHours(entry) ?? 'closed'}` : '';
    return {
      at,
      quote,
      message: isRight
        ? `Office hours are typed here, so they could go out of date: ${quote}.`
        : `"${quote}" doesn't match the hours in _practice/hours.yml${record}.`,
      remedy:
        field === undefined
          ? 'Change it to <WorkingHours />, or link to [our hours](/contact-us#working-hours).'
          : `Remove it: "${field.split('.').at(-1)}" is plain text, so a tag doesn't work there.`,
      ...(!isTyped && {finding: 'facts/open-on'}),
    };
  }
}

/** Returns true for a span with am or pm that is exactly ours. */
function isOurSpan(time: TimeMention, week: readonly DayHours[]): boolean {
  return (
    time.opens !== undefined &&
    time.closes !== undefined &&
    /[ap]\.?\s?m/i.test(time.text) &&
    week.some((entry) => agrees(time, entry, ''))
  );
}

/** Returns true if we open and close at these times on a day, or have our break then. */
function agrees({opens, closes}: TimeMention, entry: DayHours, clause: string): boolean {
  const breakSpans = getOpenSpans({opens: entry.break?.from, closes: entry.break?.to});
  const openSpans = [...getOpenSpans(entry), ...getOpenSpans({...entry, break: undefined})];
  const spans = /\b(?:lunch|break|closed)\b/i.test(clause) ? breakSpans : openSpans;
  return spans.some(
    (span) =>
      (opens === undefined || parseTime(span.opens) === opens) &&
      (closes === undefined || parseTime(span.closes) === closes),
  );
}
