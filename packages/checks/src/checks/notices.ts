import {
  countDaysBetween,
  formatLongDate,
  MAX_NOTICE_DAYS,
  type Notice,
  parseNoticeTime,
  toClockMinutes,
} from '@dental/practice';
import type {Content} from '@dental/content';
import {checkEachEntry, type Finding, type Verdict} from '../each';
import {findPrivateReasons} from './privateReasons';

const MAX_MINUTES = MAX_NOTICE_DAYS * 24 * 60;

const SAY_WHAT_CHANGES = 'Say only what changes for patients, such as "We\'re closed today."';

const NO_OFFERS: Finding = {
  message: "A notice can't have prices or offers.",
  remedy: 'Delete it here, and use an offer in promotions.yml instead.',
};

const NO_LOST_DATA: Finding = {
  message: "A notice can't mention lost or stolen data.",
  remedy: 'Delete it. The manager writes to each person, as 45 CFR 164.404 requires.',
};

const NO_ADDRESS: Finding & {words: RegExp} = {
  words: /https?:|www\.|@|\]\(|\b[a-z\d-]+\.([a-z]{2,}\/|(com|org|net|gov|edu|us|io|example)\b)/i,
  message: "A notice can't contain a web or email address.",
  remedy: 'Delete it. For a page of this website, add a field such as link: /contact-us.',
};

/** Wording that a notice can't have: offers, web addresses, lost data, and disputes. */
const FORBIDDEN: readonly (Finding & {words: RegExp})[] = [
  {
    words: /[$%]|\b(dollars?|bucks|percent|discounts?|sale|no charge|special offers?)\b/i,
    ...NO_OFFERS,
  },
  {words: /\b(half (off|price)|coupons?|raffle)\b/i, ...NO_OFFERS},
  {words: /(?<!\b(feel|parking is) )\bfree\b(?! (to|parking|of)\b)/i, ...NO_OFFERS},
  NO_ADDRESS,
  {words: /\b(hack\w*|breach\w*|ransomware)\b/i, ...NO_LOST_DATA},
  {words: /\b(stole|stolen|lost|leaked) (\w+ ){0,3}(data|records)\b/i, ...NO_LOST_DATA},
  {words: /\b(data|records)\b.*\b(stolen|lost|leaked)\b/i, ...NO_LOST_DATA},
  {
    words: /\bvote (yes|no|for|against)\b|\b(lawsuit|sued|fired|firing|laid off|layoffs?)\b/i,
    message: "A notice can't mention politics or disputes.",
    remedy: SAY_WHAT_CHANGES,
  },
];

const FORBIDDEN_IN_SPANISH: typeof FORBIDDEN = [
  {
    words: /[$%]|\b(d[oó]lares|por ciento|descuentos?|ofertas?|promoci[oó]n|mitad de precio)\b/i,
    ...NO_OFFERS,
  },
  NO_ADDRESS,
];

/** These texts change our hours. */
const ABOUT_HOURS = /\bwe(('re| are) closed|('ll| will)? (re)?open|('ll| will)? close)\b/i;

/** A notice ends after it starts, within a week and not before today, and its words are allowed. */
export const checkNotices = checkEachEntry('notices.notices', (notice, content, index): Verdict => {
  const {kind, text, from, until} = notice;
  const {today} = content;
  const minutes = toMinutes(until) - toMinutes(from);
  const words = [
    ...findPrivateReasons(content, 'text', text, 'A notice', SAY_WHAT_CHANGES),
    ...findForbidden(FORBIDDEN, text, 'text'),
    ...findForbidden(FORBIDDEN_IN_SPANISH, content.spanish?.words[text] ?? '', 'text.es'),
  ];
  if (kind !== 'closed' && ABOUT_HOURS.test(text) && !hasSpecialHours(content, notice))
    words.push({
      field: 'kind',
      severity: 'warning',
      message: 'The notice is about our hours, but the hours stay as usual.',
      remedy: 'Change it to kind: closed, and set from and until to the time when we are closed.',
    });
  const earlier = (content.notices?.notices ?? [])
    .slice(0, index)
    .filter((other) => overlaps(other, notice));
  return [
    ...words,
    judgeRepetition(text, earlier),
    judgePhone(notice, content, earlier),
    judgeTimes(until, minutes, today),
  ];
});

function findForbidden(rules: typeof FORBIDDEN, text: string, field: string): Finding[] {
  return rules
    .filter(({words}) => words.test(text))
    .map(({message, remedy}) => ({field, message, remedy}));
}

/** Returns true if a day of the notice has special hours, which it may announce. */
function hasSpecialHours({hours}: Content, {from, until}: Notice): boolean {
  const [first, last] = [parseNoticeTime(from).day, parseNoticeTime(until).day];
  const specialHours = hours?.specialHours ?? [];
  return specialHours.some(({days}) => days.some((day) => first <= day && day <= last));
}

const toMinutes = (moment: string): number => toClockMinutes(parseNoticeTime(moment));

function judgeRepetition(text: string, earlier: readonly Notice[]): Finding | undefined {
  if (!earlier.some((other) => other.text === text)) return undefined;
  return {
    field: 'text',
    severity: 'warning',
    message: 'Visitors would read this notice twice: another one at this time says the same.',
    remedy: 'Delete one of the two, or change the times.',
  };
}

/** Judges the other number to call: it isn't ours, and the only one at its time. */
function judgePhone(
  {kind, phone}: Notice,
  {practice}: Content,
  earlier: readonly Notice[],
): Finding | undefined {
  if (phone === undefined && kind !== 'phone') return undefined;
  if (phone === undefined)
    return {
      field: 'kind',
      severity: 'warning',
      message: 'The notice is about our phones, but has no other number to call.',
      remedy: 'Add a number for that time, such as phone: (480) 555-0199, if there is one.',
    };
  if (phone === practice?.phone)
    return {
      field: 'phone',
      message: `The other number to call is our usual one, ${phone}.`,
      remedy: 'Change it to the number for that time, or delete the line.',
    };
  if (!earlier.some((other) => other.phone && other.phone !== phone)) return undefined;
  return {
    field: 'phone',
    message: 'Two notices have different numbers to call at the same time.',
    remedy: 'Change one of the two numbers, or the times.',
  };
}

function overlaps(one: Notice, other: Notice): boolean {
  return (
    toMinutes(one.from) < toMinutes(other.until) && toMinutes(other.from) < toMinutes(one.until)
  );
}

function judgeTimes(until: string, minutes: number, today: string): Finding | undefined {
  const lastDay = parseNoticeTime(until).day;
  if (minutes <= 0)
    return {
      field: 'until',
      message: 'The notice ends before it starts.',
      remedy: 'Correct one of the two times. Check the date, and am and pm.',
    };
  if (minutes > MAX_MINUTES)
    return {
      field: 'until',
      message: `The notice lasts longer than ${MAX_NOTICE_DAYS} days.`,
      remedy: 'Choose an earlier end. Add longer closures to hours.yml, under closures.',
    };
  if (countDaysBetween(lastDay, today) <= 0) return undefined;
  return {
    field: 'until',
    severity: 'warning',
    message: `The notice ended on ${formatLongDate(lastDay)}.`,
    remedy: 'Delete it, or give it new times.',
  };
}
