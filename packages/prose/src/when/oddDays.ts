import {type DayHours, getOpenSpans, parseTime} from '@dental/practice';
import {joinPatterns, NUMBER_WORDS} from '@dental/content';
import {createWarning} from '../engine/sentences';
import type {Finding} from '../engine/types';
import {parseNumber} from '../numbers';
import {REMOTE_OR_UNCERTAIN} from './clauses';
import type {DayMention} from './days';

/* Days that differ from most days of our week, and the number of its days. */

const WE = String.raw`(?:we|(?:our|the) (?:office|practice|team|doors?|desk))(?: \p{L}+)?`;

/** Names for a day that ends earlier than most: "short days", "we close early". */
const SHORT = [
  '(?:short|half)(?:er)? (?:day|evening|night)s?',
  'short(?:er)? hours',
  'clos(?:es?|ing) early|early clos(?:ing|ure)s?',
  `${WE} (?:finish|end|leave|stop)(?:e?s)? early`,
];
/** Names for one that ends later. */
const LONG = [
  '(?:late|long)(?:er|est)? (?:day|evening|night)s?',
  '(?:late|longer|extended) hours',
  `(?:clos(?:es?|ing)|${WE} (?:are |stays? |is )?(?:open|working)) late`,
];
/** Names for one that starts earlier. */
const EARLY = ['open(?:s|ing)? early', 'early openings?'];

const ODD_DAY = new RegExp(
  String.raw`\b(?:(?<short>${SHORT.join('|')})|(?<long>${LONG.join('|')})|${EARLY.join('|')})\b`,
  'iu',
);

/** It is a person's day ("her late evening", "Tuesday's short"), or one that isn't certain. */
const NOT_OUR_DAY =
  /\b(?:dr|s?he|his|her|not|never|or|if|sometimes|may|might)\b|n't|'s (?:short|half|late|long)/i;

/** The time in the middle of some times of day, in minutes. */
function getUsual(times: readonly string[]): number {
  const sorted = times.map(parseTime).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Reports a day that a clause calls short, late, or early, and that isn't: "Wednesdays are short
 * days", but we close at the usual time or later then. The hours are those of hours.yml.
 */
export function findOddDays(
  clause: string,
  week: readonly DayHours[],
  [day, ...others]: readonly DayMention[],
): Finding[] {
  const match = ODD_DAY.exec(clause);
  if (!match || !day || day.isOnce || others.length > 0 || NOT_OUR_DAY.test(clause)) return [];
  const usualEnd = getUsual(week.flatMap(({closes}) => closes ?? []));
  const usualStart = getUsual(week.flatMap(({opens}) => opens ?? []));
  const isOdd = ({opens = '', closes = ''}: DayHours) => {
    if (match.groups?.short) return parseTime(closes) < usualEnd;
    return match.groups?.long ? parseTime(closes) > usualEnd : parseTime(opens) < usualStart;
  };
  const wrong = week.find((entry) => day.days.includes(entry.day) && entry.closes && !isOdd(entry));
  if (!wrong) return [];
  const [quote] = match;
  const hours = formatHours(wrong) ?? 'closed';
  const message = `"${quote}" doesn't fit ${wrong.day} in _practice/hours.yml: ${hours}.`;
  const remedy = 'Correct the text, or change the hours there.';
  return [createWarning(match.index, quote, message, remedy, 'facts/open-on')];
}

const NUMBER = `[2-7]|${joinPatterns(NUMBER_WORDS.slice(2, 8))}`;

/** "Six days a week", with a number of days. */
const DAY_COUNT = new RegExp(String.raw`\b(?<count>${NUMBER}) days (?:a|per|each) week\b`, 'i');

/** "Three evenings a week". An evening is open if we close at 6 pm or later. */
const EVENING_COUNT = new RegExp(
  String.raw`\b(?<count>one|1|${NUMBER}) (?:evening|night)s? (?:a|per|each|every) week\b`,
  'i',
);
const EVENING_START = parseTime('6:00 pm');

const OPEN_THEN = /\b(?:open|we(?:'re| are) here|see patients)\b/i;

/** Reports a number of open days or evenings a week that doesn't match hours.yml. */
export function findWrongDayCount(clause: string, week: readonly DayHours[]): Finding[] {
  const evenings = EVENING_COUNT.exec(clause);
  const match = evenings ?? DAY_COUNT.exec(clause);
  if (!match || !OPEN_THEN.test(clause) || REMOTE_OR_UNCERTAIN.test(clause)) return [];
  const isCounted = ({closed, closes = ''}: DayHours) =>
    !closed && (!evenings || parseTime(closes) >= EVENING_START);
  const open = week.filter(isCounted);
  const withoutAppointment = open.filter(({appointmentOnly}) => !appointmentOnly);
  const [quote] = match;
  const count = parseNumber(match.groups?.count ?? '');
  if (count === open.length || count === withoutAppointment.length) return [];
  const noun = evenings ? 'evening' : 'day';
  const counted = `${open.length} ${noun}${open.length === 1 ? '' : 's'}`;
  const message = `"${quote}" doesn't match _practice/hours.yml, which has ${counted}.`;
  const remedy = 'Correct the number, or change the hours there.';
  return [createWarning(match.index, quote, message, remedy, 'facts/open-on')];
}

/** The hours of a day as text, such as "9:00 am to 5:00 pm"; undefined if we are closed. */
export function formatHours(entry: DayHours): string | undefined {
  const spans = getOpenSpans(entry).map(({opens, closes}) => `${opens} to ${closes}`);
  return spans.length > 0 ? spans.join(' and ') : undefined;
}
