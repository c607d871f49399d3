import {atField} from '../leaves';
import {practiceFile} from '../folders';
import type {Check} from './check';

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

/** `October 3, 2026` as `2026-10-03`; empty for words that are no date. */
function dayOf(words: string): string {
  const date = new Date(`${words} 12:00 UTC`);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
