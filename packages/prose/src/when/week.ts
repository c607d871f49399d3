import type {Found, Words} from '../engine/types';
import {type DayHours, minutesOf, spansOf} from '@dental/practice';
import {daysIn, timesIn, type DayMention, type TimeMention} from './days';
import {CLOSED, FROM_AFAR, OPEN} from './said';

/**
 * What a part of a sentence says of days and times that hours.yml does not, and hours that are typed.
 * @param isOneWeek whether the sentence is about one week: then only an opening is always wrong
 */
export function againstWeek(
  part: string,
  week: readonly DayHours[],
  words: Words,
  isOneWeek: boolean,
): Found[] {
  const days = daysIn(part);
  return [
    ...otherDays(part, week, days, isOneWeek),
    ...(isOneWeek ? [] : otherTimes(part, week, days, words)),
  ];
}

/** What a sentence says of a day, the words for it, and those with which it says nothing for certain. */
const SAYINGS = [
  ['closed', CLOSED, /\b(?:if|unless|when|whether|except|holidays?|sometimes|may|was|were)\b/i],
  ['open', OPEN, FROM_AFAR],
] as const;

/** Whether we are open on a day, or in the part of it that words name. */
function isOpenIn({closed, opens = '', closes = ''}: DayHours, words: string): boolean {
  if (closed || closes === '') return closed !== true;
  const [, part] = /\b(morning|afternoon|evening|night)/i.exec(words) ?? [];
  const [first, last] = [minutesOf(opens), minutesOf(closes)];
  if (part === undefined) return true;
  return /morning/i.test(part)
    ? first < 11 * 60
    : last > (/afternoon/i.test(part) ? 14 : 18) * 60 - 1;
}

/** "We are closed on Fridays", "see us on Saturdays", and "Friday evenings" of a day on which we close at two. */
function otherDays(
  part: string,
  week: readonly DayHours[],
  days: readonly DayMention[],
  isOneWeek: boolean,
): Found[] {
  return SAYINGS.filter(([, , unless]) => days.length > 0 && !unless.test(part)).flatMap(
    ([says, words]) =>
      [...part.matchAll(words)].flatMap(({0: text, index}): Found[] => {
        const day = nearest(part, index, text, days);
        // That we are closed is said of one week, too, and of every day at some hour; each day on which we are here is meant.
        const isEach = day?.days.length === 7 && (says === 'closed' || /^visits?$/.test(text));
        if (!day || isEach || (says === 'closed' && (isOneWeek || day.isOnce))) return [];
        const at = Math.min(day.at, index);
        const quote = part.slice(at, Math.max(day.at + day.text.length, index + text.length));
        // Of an evening with its hours, those are compared.
        const said = says === 'closed' ? day.text : timesIn(part).length > 0 ? '' : quote;
        const isWrong = (entry: DayHours) => isOpenIn(entry, said) === (says === 'closed');
        const entry = week.find((one) => day.days.includes(one.day) && isWrong(one));
        if (!entry) return [];
        const message = `"${quote}" says that we are ${says} on ${entry.day}s, when _practice/hours.yml says ${hoursOf(entry) ?? 'that we are closed'}.`;
        const remedy = 'Correct the words, or the hours; <WorkingHours /> always says what is so.';
        return [{at, quote, message, remedy, finding: 'facts/open-on'}];
      }),
  );
}

/** The day that is nearest to words, if it is near enough to belong to them. */
function nearest(
  part: string,
  at: number,
  text: string,
  days: readonly DayMention[],
): DayMention | undefined {
  const between = (day: DayMention) =>
    day.at < at ? part.slice(day.at + day.text.length, at) : part.slice(at + text.length, day.at);
  const near = days.filter((day) => between(day).length <= 32 && !/[.!?]/.test(between(day)));
  return near.sort((a, b) => between(a).length - between(b).length)[0];
}

const ABOUT_US =
  /\b(?:we|we're|us|our|office|practice|doors?|phones?|front desk|open|opens|closed?|closes|hours|appointments?|visits?|slots|come (?:by|in)|evenings?|mornings?|answers?)\b/i;
/** Of all days on which we are open. */
const EACH = /\b(?:every|each) (?:morning|evening)\b/i;
const ABOUT_HOURS = /\b(?:open|hours|break|lunch|close[sd]?|patients|phones?|appointments?)\b/i;

/** Times that are not those of hours.yml, and on pages also those that are, because they grow old there. */
function otherTimes(
  part: string,
  week: readonly DayHours[],
  days: readonly DayMention[],
  {field, voice}: Words,
): Found[] {
  const isOfDay = days[0] !== undefined && /^(?:on |from )?$/i.test(part.slice(0, days[0].at));
  return timesIn(part).flatMap((time): Found[] => {
    const day = nearest(part, time.at, time.text, days) ?? days[0];
    const isSpan = time.opens !== undefined && time.closes !== undefined;
    const isOurs =
      isSpan && /[ap]\.?\s?m/i.test(time.text) && week.some((entry) => agrees(time, entry, ''));
    const isAboutUs =
      isOfDay || (ABOUT_US.test(part) && (!isSpan || day !== undefined || ABOUT_HOURS.test(part)));
    if (!isOurs && !isAboutUs) return [];
    const meant = week.filter((entry) => !day || day.days.includes(entry.day));
    const isOfAll = day !== undefined || EACH.test(part);
    const isRight = isOfAll
      ? meant.every((entry) => (!day && entry.closed === true) || agrees(time, entry, part))
      : meant.some((entry) => agrees(time, entry, part));
    const {at, text: quote} = time;
    const isTyped = voice === 'page' && time.isTyped;
    if (isRight && !(isTyped && (isSpan || day?.days.length !== 1))) return [];
    const record = day && meant[0] ? `: ${meant[0].day}, ${hoursOf(meant[0]) ?? 'closed'}` : '';
    const message = isRight
      ? `Opening hours are typed into the text: ${quote}.`
      : `"${quote}" says other hours than _practice/hours.yml${record}.`;
    const remedy =
      field === undefined
        ? 'Write <WorkingHours />, or link to [our working hours](/contact-us#working-hours).'
        : `Say it without the figure; "${field.split('.').at(-1)}" is plain text, in which no tag works.`;
    return [{at, quote, message, remedy, ...(!isTyped && {finding: 'facts/open-on'})}];
  });
}

/** Whether a time is one at which we open and close on a day, or the break of that day. */
function agrees({opens, closes}: TimeMention, entry: DayHours, part: string): boolean {
  const {from, to} = entry.break ?? {};
  const spans = [...spansOf(entry), ...spansOf({...entry, break: undefined})];
  return (
    /\b(?:lunch|break|closed)\b/i.test(part) ? spansOf({opens: from, closes: to}) : spans
  ).some(
    (span) =>
      [minutesOf(span.opens), undefined].includes(opens) &&
      [minutesOf(span.closes), undefined].includes(closes),
  );
}

function hoursOf(entry: DayHours): string | undefined {
  const spans = spansOf(entry).map(({opens, closes}) => `${opens} to ${closes}`);
  return spans.length > 0 ? spans.join(' and ') : undefined;
}
