import {describe, expect, it} from 'vitest';
import {datesIn, impossibleIn} from '../src/when/dates';
import {daysIn, timesIn} from '../src/when/days';

const TODAY = '2026-11-21';
const WORK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

describe('the days of the week of a sentence', () => {
  it.each([
    ['open Mondays and Fridays', ['Monday', 'Friday']],
    ['open Monday through Friday', WORK],
    ['open Mon-Fri', WORK],
    ['quiet on weekdays', WORK],
    ['closed on weekends', ['Saturday', 'Sunday']],
    ['open every day', [...WORK, 'Saturday', 'Sunday']],
    ['it can wait until Monday', []],
    ['healed within seven days', []],
  ])('"%s" names them', (text, days) => {
    expect(daysIn(text).flatMap((mention) => mention.days)).toEqual(days);
  });
});

describe('the hours of a sentence', () => {
  it.each([
    ['until eight on Thursdays', {closes: 20 * 60}],
    ['half past five is when we close', {closes: 17 * 60 + 30}],
    ['we open at 7:30 am', {opens: 7 * 60 + 30}],
    ['from nine to noon', {opens: 9 * 60, closes: 12 * 60}],
    ['9-5', {opens: 9 * 60, closes: 17 * 60}],
    ['9:00 to 17:00', {opens: 9 * 60, closes: 17 * 60}],
    ['between quarter to 9 and 2 p.m.', {opens: 8 * 60 + 45, closes: 14 * 60}],
  ])('"%s" says them in minutes', (text, hours) => {
    expect(timesIn(text)).toEqual([expect.objectContaining(hours)]);
  });

  it.each([
    'take it at 8:00 am',
    'from six to eight weeks',
    'from one to one hundred',
    'until three months after',
  ])('"%s" says none', (text) => {
    expect(timesIn(text)).toEqual([]);
  });
});

describe('the dates of a sentence', () => {
  it.each([
    ['on December 24 and 25', '2026-12-24', '2026-12-25'],
    ['from December 24 to January 1', '2026-12-24', '2027-01-01'],
    ['on 5 March', '2027-03-05', '2027-03-05'],
    ['by 12/31/2026', '2026-12-31', '2026-12-31'],
    ['the day after Thanksgiving', '2026-11-27', '2026-11-27'],
    ['on Independence Day', '2027-07-05', '2027-07-05'],
    ['on Labor Day 2028', '2028-09-04', '2028-09-04'],
  ])('"%s" are those of the calendar, the next ones', (text, from, to) => {
    expect(datesIn(text, TODAY)).toEqual([expect.objectContaining({from, to})]);
  });

  it.each([
    ['Monday, December 5, 2026', 'Saturday'],
    ['Mon, Dec 8', 'Tuesday'],
    ['December 3, 2026, a Friday,', 'Thursday'],
    ['Saturday, November 14', undefined],
    ['Thursday and Friday, December 3 and 4, 2026', undefined],
  ])('"%s" has the weekday %s', (text, right) => {
    expect(datesIn(text, TODAY).map(({weekday}) => weekday?.right)).toEqual([right]);
  });

  it.each(['February 29, 2027', '31 June', 'the 32nd of May'])('"%s" is none', (text) => {
    expect(impossibleIn(text)).toHaveLength(1);
  });

  it.each(['1/2 tablet', 'we may 5 times', 'in two days', 'in May 2027'])(
    '"%s" names no day',
    (text) => {
      expect([...datesIn(text, TODAY), ...impossibleIn(text)]).toEqual([]);
    },
  );
});
