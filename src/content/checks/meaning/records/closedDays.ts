import {daysFrom} from '../../../../site/days';
import {addDays, isClosedAllDay, weekdayOf} from '../../../../site/officeState';
import {longDate} from '../../../../site/longDate';
import type {Content} from '../../../content';
import {phrases} from '../../../language/grammar';
import {isQuestion} from '../context';
import type {Finder, Found} from '../facts/finder';
import {openOnClosure, openOnHoliday, openOnNamedDay} from '../facts/openDays';
import {daysNamedIn, type NamedDays} from './namedDays';

/*
 * Closures in words, as in a greeting for the holidays: each part of a sentence says of the days that it names that we are away,
 * or that we are here, and hours.yml says so or not.
 */

const AWAY = phrases(
  'closed|shut|away|closes_for|close_for',
  'is|are|be|have|has|take|takes|took|get|gets|we off',
  'is|are|be|stay|stays home',
  'is|are|have|take always|also|all|both|everyone|it off|home',
  'day|days|week off',
  'not open|here|in|available',
  'nobody|no_one answers|here|is_in',
  'holiday for us',
  'holiday|winter|spring|summer|christmas break',
);
const HERE = phrases(
  'open|opens|back|reopen|reopens|return|returns|resume|here|working_day',
  'at our desks|posts',
  'see|seeing|sees|treat|treating .. patients|you|people|families',
  'work|works|working .. through|on|as_usual|that',
  'in until|till',
  'close|closes at|early',
  'appointments|visits|visit|slots .. free|available|open|possible',
  'good|great|best|perfect time for|to',
  'as usual|always',
  'answered|answer again|as',
  'openings|opening .. on|for',
  'normal|ordinary|regular day',
);
/** "After a short break" says nothing of when it was. */
const AFTER_A_BREAK = /\bafter (?:an?|the|our|such an?) (?:\p{L}+ ){0,3}(?:break|holidays?|closure|vacation)\b/giu;
const ONLY = /\b(?:only|just|nothing but)\b/i;
const ENDS = /\b(?:holidays|break|closure|vacation) (?:ends?|lasts?|runs?|goes|is over)\b/i;
const OF_OTHERS =
  /\b(?:lab|laboratory|pharmacy|garage|stores?|shops?|market|schools?|hospital|library|restaurant|caf\u00e9|bank|urgent care|museum|pool|park|line|insurer|insurance|plan|lender|company|center|post office|courier|parade|festival|children (?:are|have)|kids (?:are|have))\b/i;

/** What a sentence says of closures and holidays that hours.yml does not. */
export const closedDays: Finder = (words, content): Found[] => {
  const {text, voice} = words;
  const {hours} = content;
  if (!hours || (voice !== 'page' && voice !== 'facts') || isQuestion(text)) return [];
  const days = daysNamedIn(text, content.today);
  if (days.length === 0 || OF_OTHERS.test(text)) return [];
  if ([openOnClosure, openOnHoliday, openOnNamedDay].some((find) => find(words, content).length > 0)) return [];
  return partsOf(text)
    .flatMap(({part, at}) =>
      inPart(
        part,
        days.filter((one) => one.at >= at && one.at < at + part.length),
        content,
      ),
    )
    .slice(0, 1);
};

/** The parts of a sentence of which each says one thing. */
function partsOf(text: string): {part: string; at: number}[] {
  const cuts = [
    ...text.matchAll(
      /(?:,|;|\u2014|:)? (?:and|but|then) (?=(?:we|the office|open|opens|back|reopen|return|will|are|is|closed)\b)|;|\u2014/g,
    ),
  ];
  const starts = [0, ...cuts.map(({index}) => index)];
  return starts.map((at, index) => ({part: text.slice(at, starts[index + 1]), at}));
}

function inPart(part: string, days: readonly NamedDays[], content: Content): Found[] {
  const isHere = HERE.find(part).length > 0;
  const said = part.replace(AFTER_A_BREAK, '');
  const isAway = AWAY.find(said).length > 0 || ENDS.test(part);
  if (days.length === 0 || isHere === isAway) return [];
  return isHere ? days.flatMap((named) => saidOpen(named, part, content)) : saidClosed(days, part, content);
}

/** We are said to be here on days on which we are closed, or back later than we are. */
function saidOpen({from, to, at, text}: NamedDays, part: string, content: Content): Found[] {
  const isClosed = daysOf({from, to}).every((day) => isShut(day, content));
  const shut = content.hours?.closures.find((one) => one.from <= to && from <= one.to);
  if (isClosed)
    return [found(at, text, shut ? `we are closed ${spanOf(shut)}` : `we are closed on ${weekdayOf(from)}s`)];
  const closure = content.hours?.closures.find((one) => one.to < from && addDays(one.to, 12) >= from);
  if (!closure || !/\b(?:back|reopens?|returns?|open again)\b/i.test(part)) return [];
  const first = daysOf({from: addDays(closure.to, 1), to: from}).find((day) => !isShut(day, content));
  return first && first < from ? [found(at, text, `we are back on ${longDate(first)}`)] : [];
}

/** We are said to be away on holidays on which we are open, or for a shorter or longer time than we are. */
function saidClosed(days: readonly NamedDays[], part: string, content: Content): Found[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const open = days.find(
    ({isHoliday, ...span}) =>
      isHoliday && daysOf(span).some((day) => isOpen(day, content) || (span.from < span.to && isOpenDay(day, content))),
  );
  if (open) return [found(open.at, open.text, 'we are open then')];
  const closure = content.hours?.closures.find(({from, to}) => from <= last.to && first.from <= addDays(to, 4));
  const isSpan = first.from < last.to && /\b(?:from|through|to|until|till|between)\b|\d ?[-\u2013] ?\d/i.test(part);
  if (!closure || (!isSpan && !ONLY.test(part) && !ENDS.test(part))) return [];
  const said = {from: first.from, to: isUntil(part, last, content) ? addDays(last.to, -1) : last.to};
  const isEnd = workdayBefore(said.to, content) === workdayBefore(closure.to, content);
  const isStart = !isSpan || workdayAfter(said.from, content) === workdayAfter(closure.from, content);
  const other = isEnd ? (isStart ? undefined : first) : last;
  return other ? [found(other.at, other.text, `we are closed ${spanOf(closure)}`)] : [];
}

/** "Until January 4" may mean that we are open on that day. */
function isUntil(part: string, {to}: NamedDays, content: Content): boolean {
  return /\b(?:until|till|ends? on)\b/i.test(part) && !isShut(to, content);
}

/** The last day of work up to a day, whatever closures say. */
function workdayBefore(day: string, content: Content): string {
  return isWorkday(day, content) ? day : workdayBefore(addDays(day, -1), content);
}

function workdayAfter(day: string, content: Content): string {
  return isWorkday(day, content) ? day : workdayAfter(addDays(day, 1), content);
}

/** Whether a week has hours on the day; a week without any is all work, so that a search for a day ends. */
function isWorkday(day: string, {hours}: Content): boolean {
  const week = hours?.week.filter(({closed}) => !closed) ?? [];
  return week.length === 0 || week.some((entry) => entry.day === weekdayOf(day));
}

function isShut(day: string, {hours}: Content): boolean {
  return hours !== undefined && isClosedAllDay({...hours, undecided: []}, day);
}

function isOpenDay(day: string, content: Content): boolean {
  return isWorkday(day, content) && !isShut(day, content);
}

/** Whether somebody has decided that we are open on a holiday. */
function isOpen(day: string, {hours}: Content): boolean {
  return hours?.openHolidays?.includes(day) === true;
}

/** All days of a span, or of as much of it as a closure can be long. */
function daysOf({from, to}: {from: string; to: string}): string[] {
  return Array.from({length: Math.min(Math.max(daysFrom(from, to), 0), 30) + 1}, (_, ahead) => addDays(from, ahead));
}

function spanOf({name, from, to}: {name: string; from: string; to: string}): string {
  return from === to ? `on ${longDate(from)} (${name})` : `from ${longDate(from)} to ${longDate(to)} (${name})`;
}

const found = (at: number, quote: string, what: string): Found => ({
  at,
  quote,
  severity: 'warning',
  what: `"${quote}" is not what _practice/hours.yml says: ${what}.`,
  fix: 'Correct the words, or the closures and openHolidays there.',
  finding: 'facts/open-on',
});
