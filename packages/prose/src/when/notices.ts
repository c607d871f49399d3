import {createFieldProblem, type Check, getPracticeFile, type Message} from '@dental/content';
import {
  formatTime,
  getWeekday,
  type Notice,
  parseNoticeTime,
  toClockMinutes,
} from '@dental/practice';
import {listDays} from './calendar';
import {findDates} from './dates';
import {findDays, findTimes, MIDNIGHT_MINUTES, type TimeMention} from './days';

/* Notices whose words and times contradict each other. */

type TimeField = 'from' | 'until';

/** A time that the words of a notice give for its start or its end. */
interface WrittenTime {
  field: TimeField;
  minutes: number;
  quote: string;
}

/** Words before a time that belong to the office, not to the street or the power company. */
const SUBJECT = String.raw`(?:^|\b(?:we|office|practice|then)\b)(?:['\u2019 ]\w+){0,3}? ?`;
const OF_OFFICE = new RegExp(`${SUBJECT}$`, 'i');
const CLOSED_OF_OFFICE = new RegExp(String.raw`${SUBJECT}closed(?: \w+){0,2} $`, 'i');
const OPEN_OF_OFFICE = new RegExp(String.raw`${SUBJECT}open(?: \w+){0,2} $`, 'i');

/** A time of another day, or one that isn't exact. */
const OTHER_TIME =
  /\b(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|next|usual\w*|about|around)\b/i;

/** Reports notices that don't close the office at the times in their text. */
export const checkNoticeTimes: Check = (content) =>
  (content.notices?.notices ?? []).flatMap((notice, index) => {
    const problem = findTomorrow(notice) ?? findWrongDay(notice) ?? findWrongTime(notice);
    if (!problem) return [];
    const {field, ...message} = problem;
    const path = ['notices', index, field];
    return [createFieldProblem(content, getPracticeFile('notices'), path, message)];
  });

type FieldMessage = Message & {field: TimeField | 'text'};

/** "Tomorrow" is wrong on the next day, and the office is closed before it. */
function findTomorrow({kind, text, from, until}: Notice): FieldMessage | undefined {
  const lastMinute = toClockMinutes(parseNoticeTime(until)) - 1;
  const startOfDay = toClockMinutes(parseNoticeTime(from.slice(0, 10)));
  const isOvernight = startOfDay + MIDNIGHT_MINUTES <= lastMinute;
  const isClosed = kind === 'closed';
  const words = isOvernight ? /\btomorrow\b/i : /\bclosed (?:today and )?tomorrow\b/i;
  const quote = isOvernight || isClosed ? words.exec(text)?.[0] : undefined;
  if (!quote) return undefined;
  return {
    field: 'text',
    quote,
    message: `"${quote}" doesn't match the times of the notice.`,
    remedy: 'Change it to "today" or to the day, such as "on Monday", or correct the times.',
  };
}

/** "Closed on Monday" in a notice for Tuesday. */
function findWrongDay({kind, text, ...times}: Notice): FieldMessage | undefined {
  if (kind !== 'closed') return undefined;
  const [from, to] = [times.from.slice(0, 10), times.until.slice(0, 10)];
  const weekdays = listDays({from, to}).map((day) => getWeekday(day) as string);
  const named = [
    ...findDays(text).map((one) => ({
      ...one,
      isRight: one.days.some((day) => weekdays.includes(day)),
    })),
    ...findDates(text, from).map((one) => ({...one, isRight: one.from <= to && from <= one.to})),
  ];
  const wrong = named.find(
    ({at, isRight}) => !isRight && /\bclosed (?:on )?$/i.test(text.slice(0, at)),
  );
  if (!wrong) return undefined;
  return {
    field: 'from',
    quote: times.from,
    message: `The text says "${wrong.text}", but the notice is for other days.`,
    remedy: 'Correct the dates of the notice, or the text.',
  };
}

function findWrongTime({kind, text, ...times}: Notice): FieldMessage | undefined {
  if (kind !== 'closed') return undefined;
  const written = text.split(/(?<=[.!?;]) (?=[A-Z])/).flatMap(listWrittenTimes);
  const isRight = ({field, minutes}: WrittenTime) =>
    parseNoticeTime(times[field]).minutes === minutes;
  const [wrong] = written.filter((one) => !isRight(one));
  if (!wrong) return undefined;
  const {field, minutes, quote} = wrong;
  const right = `${times[field].slice(0, 10)} ${formatTime(minutes)}`;
  const edge = field === 'from' ? 'starts' : 'ends';
  return {
    field,
    quote: times[field],
    message: `The text says "${quote}", but the notice ${edge} at ${times[field].slice(11)}.`,
    remedy: `Change it to ${field}: ${right}, or correct the text.`,
  };
}

function listWrittenTimes(sentence: string): WrittenTime[] {
  if (OTHER_TIME.test(sentence)) return [];
  const text = sentence.replaceAll(',', '').replaceAll(/\b(?:re)?opening|\breopen/gi, 'open');
  return findTimes(text).flatMap((mention) => readTime(mention, text.slice(0, mention.at)));
}

/** The edge of the closed time that a mention is about. */
function readTime({opens, closes, text: quote}: TimeMention, before: string): WrittenTime[] {
  const list = (field: TimeField, minutes: number | undefined) =>
    minutes === undefined ? [] : [{field, minutes, quote}];
  if (!/^(?:from|between|until|till?|\d|noon)\b/i.test(quote))
    return OF_OFFICE.test(before) ? [...list('until', opens), ...list('from', closes)] : [];
  if (CLOSED_OF_OFFICE.test(before)) return [...list('from', opens), ...list('until', closes)];
  return OPEN_OF_OFFICE.test(before) ? list('from', closes) : [];
}
