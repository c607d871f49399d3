import {dayOf} from '../../../dayOf';
import {isDenied} from '../context';
import {DATED, datesIn} from '../plausibleDays';
import type {Finder, Found} from './finder';

/** A weekday that is not the date's. */
export const dates: Finder = ({text}, {today}) =>
  /\d/.test(text)
    ? datesIn(text, today).map(({at, text: quote, what, weekday}) => ({
        at,
        quote,
        what,
        fix: weekday
          ? `Write ${quote.replace(weekday[0], weekday[1])}, or correct the date.`
          : 'Look it up in a calendar.',
        finding: 'facts/weekday',
      }))
    : [];

/** Hours that are not counted: those of an office. */
export const HOURS = String.raw`(?<!\b(?:\d+|a|an|few|many|several|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\w+t(?:een|y)) )hours`;
const DAY = '(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const OPEN_ON = new RegExp(
  String.raw`\b(?:open|see (?:you|patients|people|children|families|emergencies|kids|everyone)|see (?:\w+ ){0,2}(?:patients|emergencies|children)|appointments?|available|${HOURS}|visits?|office is here|here for you|come in|walk in|we work|we answer)\b[^.;!?]{0,40}?\b(?:on |every |also |including |and |most )?(?:${DAY}s?|weekends?|every day|seven days|7 days)\b|\b${DAY} (?:and ${DAY} )?(?:appointments?|hours|visits?|openings)\b|\b(?:our|(?:ask (?:us )?for|book|offer|have|take|choose) (?:a|an|our|one of our)) ${DAY} (?:mornings?|afternoons?|evenings?|nights?|slots?|times?|clinics?)\b|\bweekend (?:appointments?|hours|visits?|openings)\b|\bopen (?:every day|daily|24/7|24 hours|around the clock|seven days|7 days|all week|year-round)\b|\bon ${DAY}s?(?: (?:mornings?|afternoons?|evenings?))?,? (?:too|as well|also)\b|\b(?:seven|7) days a week\b|\b(?:here|available|there|open|reach us)(?: for you)? (?:24/7|around the clock|day and night)\b|\b24/7 (?:emergency )?(?:dentist|care|service|dental|appointments?)\b|\b(?:around-the-clock|24-hour) (?:emergency )?(?:dentist|care|service|dental)\b`,
  'gi',
);

/** Open on a day on which we are closed, in whatever words. */
export const openOn: Finder = ({text, voice}, {hours}) => {
  if (!hours || voice === 'case' || !/day|weekend|24|clock|daily/i.test(text)) return [];
  const closed = hours.week.filter((entry) => entry.closed).map(({day}) => day.toLowerCase());
  const match = [...text.matchAll(OPEN_ON)].find(({0: words, index}) => {
    const days = [...words.matchAll(/(mon|tues|wednes|thurs|fri|satur|sun)day/gi)].map(([day]) => day.toLowerCase());
    const isAlways = /weekend|every day|daily|24|clock|seven days|7 days|all week|year-round/i.test(words);
    return (
      (days.some((day) => closed.includes(day)) || (isAlways && closed.length > 0)) &&
      !isDenied(text, index + words.length) &&
      !/\bclosed\b|\bexcept\b|\?|online|\bday or night\b|\bvoicemail|message|request|website|brush|floss|wear|rinse|clean|phone line|parking|\bsee (?:you|us) at\b|market|festival|school|\bevent|\bif\b[^.]*\bhurts|\bvisits? (?:her|him|them|me|my|his|their|family|relatives)\b/i.test(
        text,
      )
    );
  });
  if (!match) return [];
  return [
    {
      at: match.index,
      quote: match[0],
      what: `"${match[0]}" says that we are open when _practice/hours.yml says that we are closed.`,
      fix: 'Correct the words, or the hours.',
      finding: 'facts/open-on',
    },
  ];
};

const COME =
  /\b(?:open|see you|join us|appointments?|visits?|come (?:in|by|see|visit)|available|book|walk in|hours)\b/i;

/** Open on a day on which a closure says that we are closed. */
export const openOnClosure: Finder = ({text, voice}, {hours, today}) => {
  if (!hours || voice === 'case' || !COME.test(text) || /\bclos(?:ed|ure)|\?/i.test(text)) return [];
  return [...text.matchAll(DATED)].flatMap((match): Found[] => {
    const [quote, , month = '', day = '', year] = match;
    const next = [0, 1].map((years) => dayOf(`${month} ${day}, ${Number(year ?? today.slice(0, 4)) + years}`));
    const on = year === undefined ? next.find((date) => date >= today) : next[0];
    const closure = hours.closures.find(({from, to}) => on !== undefined && from <= on && on <= to);
    if (!closure || isDenied(text, match.index)) return [];
    return [
      {
        at: match.index,
        quote,
        what: `We are closed on ${quote} (${closure.name}).`,
        fix: 'Correct the date, or the closure.',
        finding: 'facts/open-on',
      },
    ];
  });
};

/** A day that is announced, and has gone by. */
export const over: Finder = ({text, voice}, {today}) => {
  if (
    voice === 'case' ||
    !/\b(?:closed|closes?|open|opens|join us|see you|register|sign up|ends?|until|through|starts?|begins?|will be|book (?:by|before))\b/i.test(
      text,
    )
  )
    return [];
  return [...text.matchAll(DATED)].flatMap((match): Found[] => {
    const [quote, , month = '', day = '', year] = match;
    if (year === undefined) return [];
    const on = dayOf(`${month} ${day}, ${year}`);
    if (
      on === '' ||
      on >= today ||
      /\bsince|\b(?:was|were|had|did|began|opened|started|ended|went|came|met|held|took|found|gave|ran|spoke|visited|joined|finished|tested|moved|celebrated|hosted)\b/i.test(
        text,
      )
    )
      return [];
    return [
      {
        at: match.index,
        quote,
        severity: 'warning',
        what: `${quote} is over.`,
        fix: 'Delete the sentence, or write the next date.',
        finding: 'facts/over',
      },
    ];
  });
};

/** Open on a holiday on which a closure says that we are closed, called by its name. */
export const openOnHoliday: Finder = ({text, voice}, {hours}) => {
  if (!hours || voice === 'case' || !COME.test(text) || /\bclos(?:ed|ure)|\?|\bbefore\b|\bafter\b/i.test(text))
    return [];
  return [...new Set(hours.closures.map(({name}) => name))].flatMap((name): Found[] => {
    const at = text.search(new RegExp(String.raw`\bon ${name.replaceAll(/[^\p{L}\d ]/gu, '.')}\b`, 'iu'));
    if (at === -1 || isDenied(text, at)) return [];
    return [
      {
        at,
        quote: name,
        what: `We are closed on ${name}.`,
        fix: 'Correct the words, or the closure in _practice/hours.yml.',
        finding: 'facts/open-on',
      },
    ];
  });
};

/** Days on which many are closed, and that no closure is called after. */
const NAMED_DAYS: readonly [words: RegExp, day: string][] = [
  [/\bchristmas eve\b/i, '12-24'],
  [/\bchristmas(?! eve)(?: day)?\b/i, '12-25'],
  [/\bnew year's eve\b/i, '12-31'],
  [/\bnew year's day\b/i, '01-01'],
];

/** Open on such a day, which a closure covers. */
export const openOnNamedDay: Finder = ({text, voice}, {hours, today}) => {
  if (
    !hours ||
    voice === 'case' ||
    !/\b(?:open|appointments?|visits?|here|available|see (?:you|patients))\b/i.test(text)
  )
    return [];
  if (/\bclos(?:ed|ure)|\?|\bbefore\b|\bafter\b|\bnot open\b|\bexcept\b/i.test(text)) return [];
  return NAMED_DAYS.flatMap(([words, day]): Found[] => {
    const match = words.exec(text);
    const [next] = [0, 1].map((years) => `${Number(today.slice(0, 4)) + years}-${day}`).filter((date) => date >= today);
    const closure = hours.closures.find(({from, to}) => next !== undefined && from <= next && next <= to);
    if (!match || !closure || isDenied(text, match.index)) return [];
    return [
      {
        at: match.index,
        quote: match[0],
        what: `We are closed on ${match[0]} (${closure.name}).`,
        fix: 'Correct the words, or the closure in _practice/hours.yml.',
        finding: 'facts/open-on',
      },
    ];
  });
};

const WALK_IN =
  /\bno appointments? (?:is |are )?(?:needed|necessary|required)\b|\bwalk[- ]ins? (?:are )?(?:always )?(?:welcome|accepted|any ?time|taken)\b|\bjust (?:walk|drop|stop|come) (?:in|by)\b|^no appointment\?|\b(?:come|drop|stop|walk) (?:in|by) (?:any ?time|whenever|without an appointment)\b|\b(?:come|seen|visit) without (?:an )?appointment\b/i;

/** Whoever may come without an appointment, where hours.yml says by appointment only. */
export const walkIns: Finder = ({text, voice}, {hours}) => {
  const match =
    voice === 'page' && /appointment/i.test(hours?.note ?? '') && !/\bdays a week\b|weekend/i.test(text)
      ? WALK_IN.exec(text)
      : null;
  if (!match || (isDenied(text, match.index) && !/^no\b/i.test(match[0]))) return [];
  return [
    {
      at: match.index,
      quote: match[0],
      what: `"${match[0]}" contradicts the note in _practice/hours.yml: ${hours?.note}.`,
      fix: 'Correct the words, or the note.',
      finding: 'facts/open-on',
    },
  ];
};
