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
  type FieldPath,
  getPagesOfKind,
  type PracticeFacts,
  getPracticeFile,
} from '@dental/content';
import {reportFacts, reportFields} from '../each';

/** A field with the date of something that has happened. */
interface PastDate {
  file: string;
  at: FieldPath;
  /** Such as `2026-03-06`, or a year such as `2010`; undefined if there is none. */
  date: string | undefined;
}

/** Dates of past events, such as reviews, signatures, and degrees, aren't in the future. */
export const checkPast: Check = (content) =>
  [
    ...listReviewDates(content),
    ...content.pages.map(({file, reviewed}) => ({
      file,
      at: ['reviewed', 'on'],
      date: reviewed?.on,
    })),
    ...listFactDates(content),
    ...listDentistYears(content),
  ].flatMap(({file, at, date = ''}) => {
    if (date <= content.today.slice(0, date.length)) return [];
    const noun = date.length === 4 ? 'year' : 'date';
    return reportFields(content, file, at, {
      message: `This ${noun} is in the future.`,
      remedy: `Correct the ${noun}. Today is ${formatLongDate(content.today)}.`,
    });
  });

function listReviewDates({reviews, testimonials}: Content): PastDate[] {
  return [
    ...reviews.map(({file, date}) => ({file, at: ['date'], date: parseDateInWords(date)})),
    ...(testimonials ?? []).map(({subTitle}, index) =>
      createFactDate('testimonials', [index, 'subTitle'], parseDateInWords(subTitle)),
    ),
  ];
}

function listFactDates({videos, insurance, costs, policies}: Content): PastDate[] {
  return [
    ...(videos ?? []).map(({published}, index) =>
      createFactDate('videos', [index, 'published'], published),
    ),
    createFactDate('insurance', ['confirmed'], insurance?.confirmed),
    createFactDate(
      'policies',
      ['privacy', 'disclosureRecordsSince'],
      policies?.privacy.disclosureRecordsSince,
    ),
    createFactDate('costs', ['confirmed'], costs?.confirmed),
    ...(insurance?.plans ?? []).map((plan, index) =>
      createFactDate('insurance', ['plans', index, 'confirmed'], plan.confirmed),
    ),
  ];
}

function listDentistYears(content: Content): PastDate[] {
  return getPagesOfKind(content, 'dentist').flatMap(({file, schools = [], license}) => [
    ...schools.map(({year}, index) => ({
      file,
      at: ['schools', index, 'year'],
      date: String(year),
    })),
    {file, at: ['license', 'since'], date: license && String(license.since)},
  ]);
}

function createFactDate(
  name: keyof PracticeFacts,
  at: FieldPath,
  date: string | undefined,
): PastDate {
  return {file: getPracticeFile(name), at, date};
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
