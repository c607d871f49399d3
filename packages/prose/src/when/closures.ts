import type {Found} from '../engine/types';
import type {Content} from '@dental/content';
import {addDays, isClosedAllDay, longDate, weekdayOf} from '@dental/practice';
import {daysOf} from './calendar';
import type {DateMention} from './dates';
import {OPEN} from './said';

type Hours = NonNullable<Content['hours']>;

/* Beside the words for our being open and closed: those for coming back, and for being away. */
const HERE =
  /\b(?:open|back|reopens?|returns?|resume|here|working day|at our (?:desks|posts)|works?|working|in until|close[sd]? (?:at|early)|book|perfect time|as usual|answered|(?:normal|ordinary|regular) (?:\p{L}+ )?day)\b/iu;
const AWAY =
  /\b(?:clos(?:ed|ing|ure)|shut|away|closes? for|(?:is|are|be|have|has|takes?|took|gets?|we) (?:\p{L}+ )?off|(?:is|are|be|stays?) home|(?:days?|week) off|not (?:open|here|in|available)|nobody|no one answers|holiday for us|(?:holiday|winter|spring|summer|christmas) break|dark)\b/iu;
/** What is said of the time around a day says nothing of the day: "after Thanksgiving we are here". */
const AROUND = /\b(?:after|before|since|until|(?<!come )by|of) (?:\w+ )?$/i;
/** With these words somebody comes because of us, and finds the door shut. */
const INVITED =
  /\b(?:open|see you|join us|appointments?|visits?|come (?:in|by|see)|available|book|walk in|hours|(?:see|sees) (?:\p{L}+ )?patients)\b/iu;
/** The whole office is said to be closed, now or then. */
const OFFICE_CLOSED =
  /\b(?:the|our) (?:office|practice) (?:is|will be|stays|remains) closed (?:on|for|all)\b|\bwe(?:'re| are| will be) closed on\b/i;
const ENDS = /\b(?:holidays|break|closure|vacation) (?:ends?|lasts?|runs?|goes|is over)\b/i;
/** "After a short break" says nothing of when it was. */
const AFTER_A_BREAK =
  /\bafter (?:an?|the|our|such an?) (?:\p{L}+ ){0,3}(?:break|holidays?|closure|vacation)\b/giu;

/**
 * What a part of a sentence says of closures and holidays that hours.yml does not: that we are here, or that we are away.
 * @param dates the days that the part names
 */
export function againstClosures(
  part: string,
  dates: readonly DateMention[],
  hours: Hours,
): Found[] {
  const said = part.replaceAll(AFTER_A_BREAK, '');
  const isAway = AWAY.test(said) || ENDS.test(part);
  const rest = said.replace(AWAY, '');
  const isHere = HERE.test(rest) || rest.search(OPEN) >= 0;
  const named = dates.filter(({at}) => !AROUND.test(part.slice(0, at)) || isAway);
  if (named.length === 0 || isHere === isAway) return [];
  return isHere
    ? named.flatMap((one) => saidOpen(one, part, hours))
    : saidClosed(named, part, hours);
}

/** We are said to be here on days on which we are closed, or back later than we are. */
function saidOpen(date: DateMention, part: string, hours: Hours): Found[] {
  const {from, to} = date;
  if (daysOf(date).every((day) => isShut(day, hours))) {
    const shut = hours.closures.find((one) => one.from <= to && from <= one.to);
    // On a weekend people meet us elsewhere.
    if (!shut && /\b(?:join us|open house)\b/i.test(part)) return [];
    return [
      found(
        date,
        `we are closed ${shut ? spanOf(shut) : `on ${weekdayOf(from)}s`}`,
        INVITED.test(part),
      ),
    ];
  }
  const closure = hours.closures.find((one) => one.to < from && addDays(one.to, 12) >= from);
  if (!closure || !/\b(?:back|reopens?|returns?|open again)\b/i.test(part)) return [];
  const first = daysOf({from: addDays(closure.to, 1), to: from}).find((day) => !isShut(day, hours));
  return first && first < from ? [found(date, `we are back on ${longDate(first)}`)] : [];
}

/** We are said to be away on holidays on which we are open, or for a shorter or longer time than we are. */
function saidClosed(dates: readonly DateMention[], part: string, hours: Hours): Found[] {
  const open = dates.find(
    ({kind, from}) => kind === 'holiday' && hours.openHolidays?.includes(from),
  );
  const day = dates.find(
    (date) => date.kind === 'date' && !daysOf(date).some((one) => isShut(one, hours)),
  );
  const other = open ?? (OFFICE_CLOSED.test(part) ? day : undefined);
  if (other) return [found(other, 'we are open then')];
  const byDay = [...dates].sort((a, b) => a.from.localeCompare(b.from));
  const [first, last] = [byDay[0], byDay.at(-1)];
  const late = ENDS.test(part) ? 14 : 4;
  const closure = hours.closures.find(
    ({from, to}) => last && first && from <= last.to && first.from <= addDays(to, late),
  );
  if (!closure || !first || !last) return [];
  const isSpan =
    first.from < last.to && /\b(?:from|through|to|until|till)\b|\d ?[-\u2013] ?\d/i.test(part);
  if (!isSpan && !/\b(?:only|just|nothing but)\b/i.test(part) && !ENDS.test(part)) return [];
  // "Until January 4" may mean that we are open on that day.
  const isUntil = /\b(?:until|till|ends? on)\b/i.test(part) && !isShut(last.to, hours);
  const isEnd =
    workday(isUntil ? addDays(last.to, -1) : last.to, -1, hours) === workday(closure.to, -1, hours);
  const isStart = !isSpan || workday(first.from, 1, hours) === workday(closure.from, 1, hours);
  return isEnd && isStart ? [] : [found(isEnd ? first : last, `we are closed ${spanOf(closure)}`)];
}

/** The next day of work from a day on, or the last one, whatever closures say. */
function workday(day: string, step: 1 | -1, hours: Hours): string {
  const week = Array.from({length: 7}, (_, ahead) => addDays(day, step * ahead));
  return week.find((one) => !isShut(one, {...hours, closures: []})) ?? day;
}

function isShut(day: string, hours: Hours): boolean {
  return isClosedAllDay({...hours, undecided: []}, day);
}

function spanOf({name, from, to}: Hours['closures'][number]): string {
  return from === to
    ? `on ${longDate(from)} (${name})`
    : `from ${longDate(from)} to ${longDate(to)} (${name})`;
}

const found = ({at, text: quote}: DateMention, says: string, isError = false): Found => ({
  ...{
    at,
    quote,
    message: `"${quote}" is not what _practice/hours.yml says: ${says}.`,
    finding: 'facts/open-on',
  },
  remedy: 'Correct the words, or the closures and openHolidays there.',
  ...(!isError && {severity: 'warning'}),
});
