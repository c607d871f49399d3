import {minutesOf} from '../../../../site/hours';
import {phrases} from '../../../language/grammar';
import type {Content} from '../../../content';
import {openingHours} from '../../../typedFacts/openingHours';
import {isQuestion} from '../context';
import type {Finder, Found} from './finder';
import {HOURS, openOn} from './openDays';

/*
 * Hours in words, such as "until eight on Thursdays" or "Fridays off": a sentence about our being open, the days that it names,
 * and its times, beside hours.yml.
 */

type Day = NonNullable<Content['hours']>['week'][number];

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day`;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const CLOCK = String.raw`(?:half past )?(?:\d{1,2}(?::\d\d)?|${NUMBERS.join('|')}|noon|midnight)(?:[- ]thirty)?(?: o'clock)?(?: ?[ap]\.?m\b\.?)?`;

const OPENS = new RegExp(
  String.raw`\b(?:(?:from|as early as|opens?(?: \p{Ll}+){0,3} (?:at|from|by)|starts?(?: \p{Ll}+){0,2} at|starting(?: at)?|beginning(?: at)?|begins? at|first (?:visit|appointment)s?(?: \p{Ll}+){0,2} at) (?<at>${CLOCK}))(?! (?!always|${DAY}s|weekdays|weekends)\p{L}{4,}s\b)(?! (?:weeks?|months?|years?|days?|minutes?|visits?|person|place|side|of|to \p{Ll}+ (?:weeks|months|years|days|minutes|visits)|to (?:one |a |about )?(?:hundred|ninety|eighty)| (?!\p{L}+days)\p{L}{4,}s\b))`,
  'iu',
);
const CLOSES = new RegExp(
  String.raw`\b(?:until|till|til|as late as|(?:closes?|lock up|go home|finish|ends?|leave)(?: \p{Ll}+){0,3} (?:at|by)|last (?:visit|appointment)s?(?: \p{Ll}+){0,2} at) (?<at>${CLOCK})(?! (?!always|${DAY}s|weekdays|weekends)\p{L}{4,}s\b)(?! (?:weeks?|months?|years?|days?|minutes?|of))`,
  'iu',
);
const SPAN = new RegExp(
  String.raw`(?<![\d$])\b(?<from>${CLOCK}) ?(?:to|until|till|through|and|[-\u2013]) ?(?<to>${CLOCK})(?![\d-]| ?(?:%|percent|\p{Ll}+s\b|month|year|week|day|visit|minute|hour))`,
  'iu',
);

/** Who is open, and what patients come for. */
const ABOUT_US = phrases(
  'WE|our|office|practice|doors|door|phones|lines|front_desk|person_answers|picks_up|phone|sees|treats|closed|open|opens|hours|appointments|visits|visit|slots|come_by|come_in|drop_by|stop_by|see_you|available|welcome|evenings|mornings',
);
/** Others who are open, and times at which somebody does something else. */
const OF_OTHERS =
  /\b(?:lab|laboratory|pharmacy|garage|store|shop|market|(?<!after-)school(?!-age)|hospital|library|restaurant|caf\u00e9|bank|urgent care|museum|pool|park|line|insurers?|insurance|plan|lender|company|hotline|988|911|center|service|website|portal|brush|floss|rinse|eat|drink|meal|stomach|medicine|asleep|sleep|bed|sun|weather|traffic|work until|grew up|born|lectures?|teaches|coaches|plays|volunteers?|dosage|wear|tray|retainer|(?<!school-)age|aged|kids? (?:six|seven|eight|nine|ten)|that day)\b/i;

/** What a sentence says about days and times that hours.yml does not. */
export const hoursInWords: Finder = (words, content) => {
  const {text, voice} = words;
  const {hours} = content;
  if (!hours || voice === 'case' || voice === 'patient' || isQuestion(text)) return [];
  if (
    !/day|weekend|noon|until|till|open|clos|o'clock|from|evening|\d ?(?:to|-|\u2013) ?\d|to (?:four|five|six|seven|eight)/i.test(
      text,
    )
  )
    return [];
  if (
    OF_OTHERS.test(text) ||
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/.test(text)
  )
    return [];
  const days = daysIn(text);
  const isAboutUs = ABOUT_US.find(text).length > 0 || /^(?:mon|tues|wednes|thurs|fri|satur|sun)day/i.test(text.trim());
  // Others have said so already.
  if (!isAboutUs || openOn(words, content).length > 0 || (voice === 'page' && openingHours(text, content).length > 0))
    return [];
  return [
    ...closedDays(text, days, hours.week),
    ...openDays(text, days, hours.week),
    ...times(text, days, hours.week),
  ].slice(0, 1);
};

function daysIn(text: string): string[] {
  const lower = text.toLowerCase();
  const range = new RegExp(String.raw`\b(${DAY})s?,? ?(?:to|through|thru|until|till|[-\u2013]) ?(${DAY})`).exec(lower);
  const span = range ? WEEK.slice(WEEK.indexOf(range[1] ?? ''), WEEK.indexOf(range[2] ?? '') + 1) : [];
  const named = [...lower.matchAll(new RegExp(String.raw`\b(${DAY})s?\b`, 'g'))].map(([, day = '']) => day);
  return [
    ...new Set([
      ...span,
      ...named,
      ...(/\bweekdays?\b/.test(lower) ? WEEK.slice(0, 5) : []),
      ...(/\bweekends?\b/.test(lower) ? WEEK.slice(5) : []),
    ]),
  ];
}

const IS_CLOSED = new RegExp(
  String.raw`\b(?:closed|not open|no (?:hours|appointments|visits|patients)|not (?:here|in|available)|never (?:open|here)|(?:do not|don't) (?:open|see|work|take|treat)|day off|shut)\b(?: (?!until|till|before|after|from)\p{Ll}+){0,3}? (?!until|till|before|after)(?:on |every |each |all )?(?:${DAY}s?|weekdays|weekends)\b|\b(?:take|have|get)s? (?:\p{Ll}+ )?(?:${DAY}s?|weekends) off\b|\b(?:${DAY}s?)(?: (?:is|are|we are|we're|the office is|stays?))? (?:closed|off|shut)\b`,
  'iu',
);

function closedDays(text: string, days: readonly string[], week: readonly Day[]): Found[] {
  const match = IS_CLOSED.exec(text);
  if (!match || /\b(?:if|unless|when|holidays?|except|sometimes|may|week of|thanksgiving|christmas)\b/i.test(text))
    return [];
  const said = daysIn(match[0]);
  const open = week.find((entry) => !entry.closed && said.includes(entry.day.toLowerCase()));
  return open && days.length > 0
    ? [found(match.index, match[0], `we are closed on ${open.day}s, when _practice/hours.yml says that we are open`)]
    : [];
}

const IS_OPEN = new RegExp(
  String.raw`\b(?:come by|come in|drop by|stop by|come and see us|visit us|see you|we see|we are here|we're here|we work|find us|join us|appointments?|visits?|open|available|${HOURS}|slots|welcome|time for you|here|(?:sees?|treats?|takes?) (?:\p{L}+ )?(?:patients|people|children|kids|families|adults|emergencies|appointments))\b[^.;]{0,30}?\b(${DAY}s?|weekends?)(?: (?:mornings?|afternoons?|evenings?|nights?))?\b|\b(${DAY}|weekend) (?:morning |afternoon |evening |night )?(?:visits?|appointments?|hours|slots|openings|care|clinic)\b|\b(${DAY})s?(?: (?:mornings?|afternoons?|evenings?))? (?:is|are) (?:\p{L}+ )?(?:free|kept|reserved|set aside|for|best|popular|busy|quiet)\b|^on (?:${DAY}s?|weekends?),? (?:please |just |simply )?(?:come (?:to|in|by|and)|ring|knock|walk in|drop by|stop by|use the|visit us)\b|\b(?:${DAY})s? (?:we are|we're|our doors are|the office is) (?:open|here)\b`,
  'iu',
);

function openDays(text: string, days: readonly string[], week: readonly Day[]): Found[] {
  const match = IS_OPEN.exec(text);
  if (
    !match ||
    /\b(?:closed|not|never|no|n't|except|but|leave|message|voicemail|online|portal|request a|if|emergency|calls? back|hurts|market|festival|fair|race|game|visits? (?:her|him|them|me|my|his|their|family|relatives))\b|n't\b/i.test(
      text,
    )
  )
    return [];
  const shut = week.find((entry) => entry.closed && days.includes(entry.day.toLowerCase()));
  return shut
    ? [found(match.index, match[0], `we are open on ${shut.day}s, when _practice/hours.yml says that we are closed`)]
    : [];
}

function times(text: string, days: readonly string[], week: readonly Day[]): Found[] {
  const span = SPAN.exec(text);
  const isSpan = span !== null && (days.length > 0 || /\b(?:open|hours|closed)\b/i.test(text));
  const opens = OPENS.exec(text);
  const closes = CLOSES.exec(text);
  const claims = [
    ...(isSpan
      ? [{at: span.index, quote: span[0], edge: 'opens' as const, said: minutes(span.groups?.from, text, 'opens')}]
      : []),
    ...(isSpan
      ? [{at: span.index, quote: span[0], edge: 'closes' as const, said: minutes(span.groups?.to, text, 'closes')}]
      : []),
    ...(opens && !isSpan
      ? [{at: opens.index, quote: opens[0], edge: 'opens' as const, said: minutes(opens.groups?.at, text, 'opens')}]
      : []),
    ...(closes && !isSpan
      ? [
          {
            at: closes.index,
            quote: closes[0],
            edge: 'closes' as const,
            said: minutes(closes.groups?.at, text, 'closes'),
          },
        ]
      : []),
  ];
  const evening = /\b(evening|night)s?\b/i.exec(text);
  const meant = week.filter((entry) => !entry.closed && (days.length === 0 || days.includes(entry.day.toLowerCase())));
  if (meant.length === 0) return [];
  const isBreak = /\b(?:lunch|break|noon to one)\b/i.test(text);
  const wrong = isBreak
    ? claims.filter(
        ({edge, said}) =>
          said !== undefined &&
          edge === 'opens' &&
          !meant.some((day) => day.break && minutesOf(day.break.from) === said),
      )
    : claims.filter(
        ({edge, said}) =>
          said !== undefined &&
          !meant[days.length === 0 ? 'some' : 'every'](
            ({[edge]: time}) => time !== undefined && minutesOf(time) === said,
          ),
      );
  const [first] = wrong;
  if (first) return [found(first.at, first.quote, `other hours than _practice/hours.yml`)];
  const isEvening =
    evening &&
    days.length > 0 &&
    /\b(?:appointments?|visits?|open|hours|available|slots|here|see you|come)\b/i.test(text) &&
    meant.every(({closes: time}) => time !== undefined && minutesOf(time) < 18 * 60);
  return isEvening
    ? [
        found(
          evening.index,
          evening[0],
          'that we are open in the evening, when _practice/hours.yml says that we are closed',
        ),
      ]
    : [];
}

/** A time in words or figures; without am and pm, as an office would mean it. */
function minutes(written: string | undefined, text: string, edge: 'opens' | 'closes'): number | undefined {
  if (written === undefined) return undefined;
  const lower = written.toLowerCase();
  if (lower.includes('noon')) return 720;
  if (lower.includes('midnight')) return 1440;
  const [, digits, past] = /(\d{1,2})(?::(\d\d))?/.exec(lower) ?? [];
  const word = NUMBERS.findIndex((number) => lower.includes(number)) + 1;
  const hour = digits === undefined ? word : Number(digits);
  if (hour < 1 || hour > 12) return undefined;
  const minute = past === undefined ? (/half past|thirty/.test(lower) ? 30 : 0) : Number(past);
  const half =
    /([ap])\.?m/.exec(lower)?.[1] ??
    (/\bin the evening|\bat night|\bevenings?\b/i.test(text) && edge === 'closes'
      ? 'p'
      : /\bin the morning\b/i.test(text) && edge === 'opens'
        ? 'a'
        : undefined) ??
    (edge === 'opens' ? (hour >= 6 && hour < 12 ? 'a' : 'p') : hour < 9 || hour === 12 ? 'p' : hour <= 11 ? 'p' : 'a');
  return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute;
}

function found(at: number, quote: string, claim: string): Found {
  return {
    at,
    quote,
    what: `"${quote}" says ${claim}.`,
    fix: 'Correct the words, or the hours; <WorkingHours /> always says what is so.',
    finding: 'facts/open-on',
  };
}
