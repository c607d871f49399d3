import {atField, type Check, dayOf, pagesOfKind, practiceFile} from '@dental/content';

/** What is said to have happened has happened: reviews, testimonials and videos are not from the future. */
export const checkPastDays: Check = (content) => {
  const days = [
    ...content.reviews.map(({file, date}) => ({file, at: ['date'], day: dayOf(date)})),
    ...(content.testimonials ?? []).map(({subTitle}, index) => ({
      file: practiceFile('testimonials'),
      at: [index, 'subTitle'],
      day: dayOf(subTitle),
    })),
    ...(content.videos ?? []).map(({published}, index) => ({
      file: practiceFile('videos'),
      at: [index, 'published'],
      day: published,
    })),
  ];
  return days
    .filter(({day}) => day > content.today)
    .map(({file, at}) => atField(content, file, at, {what: 'This day has not come yet.', fix: 'Correct the date.'}));
};

/** Degrees have been earned, and licenses given. */
export const checkPastYears: Check = (content) =>
  pagesOfKind(content, 'dentist').flatMap(({file, schools = [], license}) =>
    [
      ...schools.map(({year}, index) => ({at: ['schools', index, 'year'], year})),
      ...(license ? [{at: ['license', 'since'], year: license.since}] : []),
    ]
      .filter(({year}) => year > Number(content.today.slice(0, 4)))
      .map(({at}) => atField(content, file, at, {what: 'This year has not come yet.', fix: 'Correct the year.'})),
  );
