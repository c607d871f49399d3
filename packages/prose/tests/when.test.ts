import {describe, expect, it} from 'vitest';
import {makeExampleSite} from '@dental/testing/exampleSite';
import type {Content} from '@dental/content';
import {HOLIDAYS, listHolidayDays} from '../src/when/calendar';
import {checkClosureDays, checkSpecialTimes} from '../src/when/records';
import {findClosureContradictions} from '../src/when/closures';
import {findDatedHours} from '../src/when/datedHours';
import {findDates, findImpossibleDates} from '../src/when/dates';
import {findDays, findTimes} from '../src/when/days';

const TODAY = '2026-11-21';
const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const WEEKEND = ['Saturday', 'Sunday'];

describe('findDays', () => {
  it.each([
    {text: 'open Mondays and Fridays', days: ['Monday', 'Friday']},
    {text: 'open Monday through Friday', days: WORKDAYS},
    {text: 'open Mon-Fri', days: WORKDAYS},
    {text: 'quiet on weekdays', days: WORKDAYS},
    {text: 'closed on weekends', days: WEEKEND},
    {text: 'open every day', days: [...WORKDAYS, ...WEEKEND]},
    {text: 'it can wait until Monday', days: []},
    {text: 'open until Monday at six', days: ['Monday']},
    {text: 'healed within seven days', days: []},
  ])('reads the days of "$text"', ({text, days}) => {
    expect(findDays(text).flatMap((mention) => mention.days)).toEqual(days);
  });
});

describe('findTimes', () => {
  it.each([
    {text: 'until eight on Thursdays', hours: {closes: 20 * 60}},
    {text: 'half past five is when we close', hours: {closes: 17 * 60 + 30}},
    {text: 'we open at 7:30 am', hours: {opens: 7 * 60 + 30}},
    {text: 'we open at 12:30 pm', hours: {opens: 12 * 60 + 30}},
    {text: 'until Friday at five', hours: {closes: 17 * 60}},
    {text: 'until the 24th at noon', hours: {closes: 12 * 60}},
    {text: 'from nine to noon', hours: {opens: 9 * 60, closes: 12 * 60}},
    {text: '9-5', hours: {opens: 9 * 60, closes: 17 * 60}},
    {text: '9:00 to 17:00', hours: {opens: 9 * 60, closes: 17 * 60}},
    {
      text: 'between quarter to 9 and 2 p.m.',
      hours: {opens: 8 * 60 + 45, closes: 14 * 60},
    },
  ])('reads "$text" in minutes', ({text, hours}) => {
    expect(findTimes(text)).toEqual([expect.objectContaining(hours)]);
  });

  it.each([
    'take it at 8:00 am',
    'from six to eight weeks',
    'from one to one hundred',
    'until three months after',
  ])('finds no hours in "%s"', (text) => {
    expect(findTimes(text)).toEqual([]);
  });
});

describe('findDates', () => {
  it.each([
    {text: 'on December 24 and 25', from: '2026-12-24', to: '2026-12-25'},
    {text: 'from December 24 to January 1', from: '2026-12-24', to: '2027-01-01'},
    {text: 'In December we are open until the 24th', from: '2026-12-24', to: '2026-12-24'},
    {text: 'on 5 March', from: '2027-03-05', to: '2027-03-05'},
    {text: 'by 12/31/2026', from: '2026-12-31', to: '2026-12-31'},
    {text: 'the day after Thanksgiving', from: '2026-11-27', to: '2026-11-27'},
    {text: 'the Tuesday before Thanksgiving', from: '2026-11-24', to: '2026-11-24'},
    {text: 'the Monday after Thanksgiving', from: '2026-11-30', to: '2026-11-30'},
    {text: 'on Independence Day', from: '2027-07-05', to: '2027-07-05'},
    {text: 'on Labor Day 2028', from: '2028-09-04', to: '2028-09-04'},
  ])('reads "$text" as $from to $to', ({text, from, to}) => {
    expect(findDates(text, TODAY)).toEqual([expect.objectContaining({from, to})]);
  });

  it.each([
    {text: 'Monday, December 5, 2026', right: 'Saturday'},
    {text: 'Mon, Dec 8', right: 'Tuesday'},
    {text: 'December 3, 2026, a Friday,', right: 'Thursday'},
    {text: 'Saturday, November 14', right: undefined},
    {text: 'Thursday and Friday, December 3 and 4, 2026', right: undefined},
  ])('corrects the weekday of "$text" to $right', ({text, right}) => {
    expect(findDates(text, TODAY).map(({weekday}) => weekday?.right)).toEqual([right]);
  });

  it.each(['1/2 tablet', 'we may 5 times', 'in two days', 'in May 2027'])(
    'finds no date in "%s"',
    (text) => {
      expect([...findDates(text, TODAY), ...findImpossibleDates(text)]).toEqual([]);
    },
  );
});

describe('findImpossibleDates', () => {
  it.each(['February 29, 2027', '31 June', 'the 32nd of May'])('reports "%s"', (text) => {
    expect(findImpossibleDates(text)).toHaveLength(1);
  });
});

describe('findClosureContradictions', () => {
  const {week} = makeExampleSite().hours;
  const hours = {
    note: '',
    week,
    closures: [{name: 'Winter break', from: '2026-12-24', to: '2027-01-03'}],
  };
  const listQuotes = (text: string) =>
    findClosureContradictions(text, findDates(text, TODAY), hours).map(({quote}) => quote);

  it('accepts "until" with the day when the office opens again', () => {
    expect(listQuotes('We are closed from December 24 until January 4.')).toEqual([]);
  });

  it('reports "through" with the day when the office opens again', () => {
    expect(listQuotes('We are closed from December 24 through January 4.')).toHaveLength(1);
  });

  it.each([
    'We are closed from December 20 on.',
    'We close on December 21.',
    'Our winter break starts on December 21.',
    'Our winter break starts on December 28.',
    'We are closed from December 28 on.',
  ])('reports "%s", which is not the day when the closure starts', (text) => {
    expect(listQuotes(text)).toHaveLength(1);
  });

  it.each([
    'Our winter break starts on December 24.',
    'We close on December 23 at noon.',
    'We close on December 28.',
    "We are closed from the 24th through New Year's Day.",
    'Our winter break starts on November 20.',
  ])('accepts "%s"', (text) => {
    expect(listQuotes(text)).toEqual([]);
  });

  it('reports a week without a closure of several days', () => {
    expect(listQuotes('We are closed the week of March 15.')).toHaveLength(1);
    expect(listQuotes('We are closed the week of December 28.')).toEqual([]);
  });
});

describe('checkClosureDays', () => {
  const findProblemsOn = (today: string, closure: {name: string; from: string; to: string}) =>
    checkClosureDays({
      ...makeExampleSite(),
      hours: {...makeExampleSite().hours, closures: [closure]},
      today,
    } as unknown as Content);
  const thanksgiving = {name: 'Thanksgiving', from: '2026-11-26', to: '2026-11-27'};

  it.each(['2026-11-25', '2026-11-26', '2026-11-27'])('accepts Thanksgiving on %s', (today) => {
    expect(findProblemsOn(today, thanksgiving)).toEqual([]);
  });

  it('reports Thanksgiving in another week', () => {
    const closure = {...thanksgiving, from: '2026-11-19', to: '2026-11-20'};
    expect(findProblemsOn('2026-11-20', closure)).toMatchObject([
      {message: expect.stringContaining('but on November 26, 2026') as string},
    ]);
  });

  it.each(['Closed after lunch', 'Late start', 'Opening at 11', 'Delayed opening'])(
    'reports "%s", which is about a part of a day',
    (name) => {
      const problems = findProblemsOn('2026-11-20', {...thanksgiving, name});
      expect(problems.map(({field}) => field)).toEqual(['closures.0.name']);
    },
  );

  it.each(['Open house move', 'Closed from 12/24', 'Late summer holidays', 'Early spring break'])(
    'accepts "%s"',
    (name) => {
      expect(findProblemsOn('2026-11-20', {...thanksgiving, name})).toEqual([]);
    },
  );
});

describe('checkSpecialTimes', () => {
  const findQuotes = (name: string) => {
    const times = {opens: '9:00 am', closes: '3:00 pm', break: {from: '12:00 pm', to: '1:00 pm'}};
    const specialHours = [{name, days: ['2026-12-09'], ...times}];
    const hours = {...makeExampleSite().hours, specialHours};
    return checkSpecialTimes({...makeExampleSite(), hours} as unknown as Content).map(
      ({quote}) => quote,
    );
  };

  it.each([
    {name: 'We close at 2 today', quote: 'close at 2'},
    {name: 'Open 10 to 3', quote: '10 to 3'},
    {name: 'Early day, until noon', quote: undefined},
    {name: 'Team lunch, noon to 1', quote: undefined},
    {name: 'Day before Thanksgiving', quote: undefined},
  ])('reports $quote in "$name"', ({name, quote}) => {
    expect(findQuotes(name)).toEqual(quote ? [quote] : []);
  });
});

describe('listHolidayDays', () => {
  const findHoliday = (name: string) =>
    HOLIDAYS.find(({words}) => new RegExp(`^(?:${words})$`).test(name))!;

  // The dates that the US Naval Observatory lists; 2000 and 2100 test the rules of centuries.
  it.each([
    {year: 2000, easter: '2000-04-23'},
    {year: 2026, easter: '2026-04-05'},
    {year: 2027, easter: '2027-03-28'},
    {year: 2038, easter: '2038-04-25'},
    {year: 2100, easter: '2100-03-28'},
  ])('lists Easter of $year', ({year, easter}) => {
    expect(listHolidayDays(findHoliday('easter'), year)).toEqual([easter]);
  });

  it('lists the days next to Easter', () => {
    expect(listHolidayDays(findHoliday('good friday'), 2027)).toEqual(['2027-03-26']);
    expect(listHolidayDays(findHoliday('easter monday'), 2027)).toEqual(['2027-03-29']);
  });
});

describe('findDatedHours', () => {
  const {week} = makeExampleSite().hours;
  const hours = {
    note: '',
    week: week.map((entry) =>
      entry.closed ? entry : {...entry, opens: '9:00 am', closes: '5:00 pm'},
    ),
    closures: [{name: 'Winter break', from: '2026-12-24', to: '2027-01-03'}],
    specialHours: [{name: 'Half day', days: ['2026-12-22'], opens: '9:00 am', closes: '12:00 pm'}],
  };
  const listQuotes = (text: string) =>
    findDatedHours(text, findDates(text, TODAY), hours).map(({quote}) => quote);

  it.each([
    'On Wednesday, December 23, we close at noon.',
    'December 23: 9:00 am to 12:00 pm',
    'We are open until 1 pm on December 23.',
    'Our office hours on December 22 are 9:00 am to 5:00 pm.',
    'On December 22 we close at 1:00 pm.',
    'On December 24 we are open until noon.',
    'December 23 is a half day for our office.',
  ])('reports "%s"', (text) => {
    expect(listQuotes(text)).toHaveLength(1);
  });

  it.each([
    'On December 22 we close at noon.',
    'We are open until noon on December 22.',
    'December 22: 9:00 am to 12:00 pm',
    'On December 23, we are open until 5 pm.',
    'Our team sings at the fair on December 5 from 10 am to 2 pm.',
    'The offer begins on December 1 at noon.',
    'On December 22 our half day ends early for staff.',
  ])('accepts "%s"', (text) => {
    expect(listQuotes(text)).toEqual([]);
  });
});
