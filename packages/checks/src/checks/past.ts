import {daysFrom, isDue, isReliable, longDate} from '@dental/practice';
import {
  type Check,
  dayOf,
  type FieldPath,
  pagesOfKind,
  type PracticeFacts,
  practiceFile,
} from '@dental/content';
import {inFacts, inFields} from '../each';

/**
 * What is said to have happened has happened: reviews and films are not from the future, lists were confirmed, degrees
 * earned and licenses given.
 */
export const checkPast: Check = (content) => {
  const {insurance, costs, policies, today} = content;
  const inFile = (name: keyof PracticeFacts, at: FieldPath, date: string | undefined) => [
    {file: practiceFile(name), at, date},
  ];
  const dates = [
    ...content.reviews.map(({file, date}) => ({file, at: ['date'], date: dayOf(date)})),
    ...(content.testimonials ?? []).flatMap(({subTitle}, index) =>
      inFile('testimonials', [index, 'subTitle'], dayOf(subTitle)),
    ),
    ...(content.videos ?? []).flatMap(({published}, index) =>
      inFile('videos', [index, 'published'], published),
    ),
    ...inFile('insurance', ['confirmed'], insurance?.confirmed),
    ...inFile(
      'policies',
      ['privacy', 'disclosureRecordsSince'],
      policies?.privacy.disclosureRecordsSince,
    ),
    ...inFile('costs', ['confirmed'], costs?.confirmed),
    ...(insurance?.plans ?? []).flatMap((plan, index) =>
      inFile('insurance', ['plans', index, 'confirmed'], plan.confirmed),
    ),
    ...pagesOfKind(content, 'dentist').flatMap(({file, schools = [], license}) => [
      ...schools.map(({year}, index) => ({
        file,
        at: ['schools', index, 'year'],
        date: String(year),
      })),
      {file, at: ['license', 'since'], date: license && String(license.since)},
    ]),
  ];
  return dates.flatMap(({file, at, date = ''}) => {
    if (date <= today.slice(0, date.length)) return [];
    const [noun, remedy] =
      date.length === 4 ? ['year', 'Correct the year.'] : ['day', 'Correct the date.'];
    return inFields(content, file, at, {message: `This ${noun} has not come yet.`, remedy});
  });
};

/** The lists on which patients rely, and how staff confirm them. */
const LISTS = [
  ['insurance', 'The list of insurance plans', 'Ask each plan'],
  ['costs', 'The list of costs', 'Compare it with our fees'],
] as const;

/** The lists on which patients rely were confirmed not long ago. */
export const checkConfirmed: Check = (content) =>
  LISTS.flatMap(([name, noun, how]) => {
    const {today} = content;
    const on = content[name]?.confirmed;
    if (on === undefined || on > today || !isDue(on, today)) return [];
    const told = isReliable(on, today) ? '' : ', so patients are told to call';
    return inFacts(content, name, ['confirmed'], {
      severity: 'warning',
      message: `${noun} was last confirmed on ${longDate(on)}, ${daysFrom(on, today)} days ago${told}.`,
      remedy: `${how} again, correct what has changed, and write the day: confirmed: ${today}.`,
    });
  });
