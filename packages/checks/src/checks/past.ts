import {
  countDaysBetween,
  isConfirmationDue,
  isConfirmationCurrent,
  formatLongDate,
} from '@dental/practice';
import {
  type Check,
  type Content,
  parseDateInWords,
  type PracticeFacts,
  getPracticeFile,
  type Problem,
  walkFields,
} from '@dental/content';
import {reportFacts, reportFields} from '../each';

/** The dates of events that have happened, by the paths of their fields. */
const DATES_OF_PAGES = /^(?:reviewed\.on|schools\.\d+\.year|license\.since)$/;
const DATES_OF_FACTS: Partial<Record<keyof PracticeFacts, RegExp>> = {
  videos: /\.published$/,
  insurance: /^(?:plans\.\d+\.)?confirmed$/,
  policies: /^privacy\.disclosureRecordsSince$/,
  costs: /^confirmed$/,
  testimonials: /\.subTitle$/,
};

/** Dates of past events, such as reviews, signatures, and degrees, aren't in the future. */
export const checkPast: Check = (content) => {
  const facts = Object.entries(DATES_OF_FACTS) as [keyof PracticeFacts, RegExp][];
  return [
    ...content.reviews.flatMap(({file, date}) => findFuture(content, file, {date}, /^date$/)),
    ...content.pages.flatMap(({file, body: _, ...fields}) =>
      findFuture(content, file, fields, DATES_OF_PAGES),
    ),
    ...facts.flatMap(([name, dates]) =>
      findFuture(content, getPracticeFile(name), content[name] ?? {}, dates),
    ),
  ];
};

/** Finds dates after today: a day such as `2026-03-06`, a day in words, or a year. */
function findFuture(content: Content, file: string, fields: object, dates: RegExp): Problem[] {
  return walkFields(fields).flatMap(({at, value}) => {
    if (!dates.test(at.join('.'))) return [];
    const date = /^\d/.test(String(value)) ? String(value) : parseDateInWords(String(value));
    if (date <= content.today.slice(0, date.length)) return [];
    const noun = date.length === 4 ? 'year' : 'date';
    return reportFields(content, file, at, {
      message: `This ${noun} is in the future.`,
      remedy: `Correct the ${noun}. Today is ${formatLongDate(content.today)}.`,
    });
  });
}

/** A list that patients rely on. */
interface ConfirmedList {
  name: 'insurance' | 'costs';
  noun: string;
  /** The first step of confirming it. */
  instruction: string;
}

const CONFIRMED_LISTS: readonly ConfirmedList[] = [
  {name: 'insurance', noun: 'insurance plans', instruction: 'Ask each plan'},
  {name: 'costs', noun: 'costs', instruction: 'Compare it with our fees'},
];

/** The lists that patients rely on were confirmed recently. */
export const checkConfirmed: Check = (content) =>
  CONFIRMED_LISTS.flatMap(({name, noun, instruction}) => {
    const {today} = content;
    const day = content[name]?.confirmed;
    if (day === undefined || day > today || !isConfirmationDue(day, today)) return [];
    const effect = isConfirmationCurrent(day, today)
      ? ''
      : ' Until then, pages ask patients to call.';
    return reportFacts(content, name, ['confirmed'], {
      severity: 'warning',
      message:
        `The list of ${noun} was last confirmed on ${formatLongDate(day)}, ` +
        `${countDaysBetween(day, today)} days ago.`,
      remedy:
        `${instruction} again, correct the list, and change this to confirmed: ${today}.` + effect,
    });
  });

/** The home page's offers haven't ended. */
export const checkOffers: Check = (content) => {
  const {policies, today} = content;
  const ends = policies?.offers?.ends;
  if (ends === undefined || ends >= today) return [];
  return reportFacts(content, 'policies', ['offers', 'ends'], {
    severity: 'warning',
    message: `The two offers ended on ${formatLongDate(ends)}, so no page shows them.`,
    remedy: 'Change it to their new last day, or delete the offers.',
    finding: 'facts/over',
  });
};
