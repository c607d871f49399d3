import type {Content} from '../content';
import {minutesOf, spansOf} from '../../site/hours';
import {factsIn, type FactFinder} from './typedFact';

const HALF = String.raw`\s?[ap]\.?\s?m\b\.?`;
const DAY = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`;
const CLOCK = String.raw`\d{1,2}(?::\d{2})?`;
const TIMES = new RegExp(
  String.raw`\b(?:${CLOCK}(?:${HALF})?\s?(?:to|until|till|and|[-\u2013\u2014])\s?)?${CLOCK}${HALF}|\b${CLOCK}\s?(?:to|[-\u2013])\s?${CLOCK}\b(?=[^.]*\b${DAY}s?\b)|(?<=\b(?:from|between)\s)${CLOCK}\s?(?:to|and|until|till|[-\u2013])\s?${CLOCK}\b(?!\s?(?:%|percent|\p{Ll}+s\b))|(?<=\b(?:open|close|closes|closed|here|stay|until|till)\b[^.]{0,40})\b(?:noon|midnight)\b|(?<=\b(?:open|close|closes|stay|here|work)\b[^.]{0,30}\b(?:at|until|till|by) )\d{1,2}\b(?=[^.]*\b${DAY}s?\b)|(?<=\b(?:we|office|practice)(?: are|['’]re| is)? (?:also )?)(?:open|closed) (?:on |every )?(?:weekends|${DAY}s?)\b`,
  'giu',
);
const ABOUT_OPENING =
  /\b(open(s|ed|ing)?|clos(e|es|ed|ing)|(office|working|business) hours|our hours|hours are|(mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|we see (people|patients)|answers? the phone|front desk is)\b/i;

/** On one day the office may open later, which hours.yml cannot say. */
const ONE_DAY = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/;

/** Whose hours are none of ours. */
const OF_OTHERS =
  /\b(?:garage|pharmacy|(?:book|grocery )?store|shop|building|elevator|gate|market|school|hospital|lab|library|restaurant|caf\u00e9|bank|urgent care|museum|pool|park|line|insurer|plan|company|lab(?:oratory)?|hotline|service|website|portal)\b(?: (?!and\b|but\b)[\p{L}-]+){0,3} (?:opens?|closes?|is open|stays open|is closed)\b|\b(?:lab|laboratory|pharmacy|garage|store|hospital|library|school|courier|lender|insurer|hotline)\b[^.;]{0,60}\b(?:collects?|delivers?|answers?|picks? up|takes calls|works?|runs|has hours|from \d)\b/iu;

/** The time of another region, which no hours of ours are in. */
const ELSEWHERE = /\b(?:Eastern|Central|Pacific|EST|EDT|CST|PST|ET|PT)\b(?: time)?/;

/** The first time at which we open or close: in a sentence about that, or as one that is in our hours. */
export const openingHours: FactFinder = (sentence, content) => {
  if (
    !/\d|noon|midnight|open|closed/i.test(sentence) ||
    ONE_DAY.test(sentence) ||
    OF_OTHERS.test(sentence) ||
    ELSEWHERE.test(sentence)
  )
    return [];
  return factsIn(sentence, TIMES, (found) =>
    !isAgreedClosing(found, sentence, content) &&
    !isTimeOfOneDay(found, sentence, content) &&
    (ABOUT_OPENING.test(sentence) || isOpeningTime(found, content))
      ? {
          what: `Opening hours are typed into the text: ${found.replace(/\.$/, '')}.`,
          fix: 'Write <WorkingHours />, or link to [our working hours](/contact-us#working-hours).',
        }
      : undefined,
  ).slice(0, 1);
};

/** "We are closed on Saturdays and Sundays", where hours.yml says so. */
function isAgreedClosing(found: string, sentence: string, {hours}: Content): boolean {
  if (!hours || /\d/.test(sentence) || !/^closed\b/i.test(found)) return false;
  const days = [...sentence.matchAll(/\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi)].map(
    ([, day = '']) => `${day.toLowerCase()}day`,
  );
  const named = /\bweekends?\b/i.test(sentence) ? [...days, 'saturday', 'sunday'] : days;
  return named.every((day) => hours.week.some((entry) => entry.day.toLowerCase() === day && entry.closed));
}

/** "Open until 7:00 pm on Tuesdays", where hours.yml says so. No tag quotes one day, and once the hours change it is named. */
function isTimeOfOneDay(found: string, sentence: string, {hours}: Content): boolean {
  const days = new Set(
    [
      ...sentence.matchAll(
        /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\bweek(?:day|end)s?\b|\bdaily\b|\bevery day\b/gi,
      ),
    ].map(([day]) => day.toLowerCase()),
  );
  const entry = hours?.week.find(({day}) => days.size === 1 && days.has(day.toLowerCase()));
  const [, hour, past = '00', half = ''] = /^(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\.?$/i.exec(found.trim()) ?? [];
  if (!entry || hour === undefined) return false;
  const said = minutesOf(`${Number(hour)}:${past} ${half.toLowerCase()}m`);
  return [entry.opens, entry.closes].some((time) => time !== undefined && minutesOf(time) === said);
}

/** A span such as 9 am to 5 pm whose first or last time is one of ours. */
function isOpeningTime(found: string, {hours}: Content): boolean {
  const ours = new Set(
    (hours?.week ?? []).flatMap((day) =>
      [...spansOf(day), ...spansOf({...day, break: undefined})].map(
        ({opens, closes}) => `${minutesOf(opens)}-${minutesOf(closes)}`,
      ),
    ),
  );
  const times = [...found.matchAll(/(\d{1,2})(?::(\d{2}))?\s?(?:([ap])\.?\s?m)?/gi)];
  if (times.length !== 2) return false;
  const [first, last] = times.map(([, hour = '', minute = '00', half = '']) => ({hour, minute, half}));
  const minutes = (time: typeof first, half: string) =>
    minutesOf(
      `${Number(time?.hour)}:${time?.minute} ${(time?.half === '' ? half : (time?.half ?? half)).toLowerCase()}m`,
    );
  return ours.has(`${minutes(first, 'a')}-${minutes(last, 'p')}`);
}
