import {describe, expect, it} from 'vitest';
import type {Content} from '@dental/content';
import {makeExampleSite} from '@dental/testing/exampleSite';
import {
  checkClosureNames,
  checkClosures,
  checkSpecialHours,
  checkSpecialNames,
} from '../src/checks/hours';
import {checkOffers} from '../src/checks/past';

const site = makeExampleSite();

/** The problems with two closures: New Year, and another one with these days. */
function listMessages(from: string, to: string): string[] {
  const closures = [
    {name: 'New Year', from: '2026-12-31', to: '2027-01-02'},
    {name: 'Training', from, to},
  ];
  const content = {...site, hours: {...site.hours, closures}} as unknown as Content;
  return checkClosures(content).map(({message}) => message);
}

describe('checkClosures', () => {
  it.each([
    {days: 'the last day of another one', from: '2027-01-02', to: '2027-01-05'},
    {days: 'the first day of another one', from: '2026-12-29', to: '2026-12-31'},
  ])('reports an overlap when a closure shares only $days', ({from, to}) => {
    expect(listMessages(from, to)).toEqual(['The closures "New Year" and "Training" overlap.']);
  });

  it('accepts a closure when it starts a day after another one', () => {
    expect(listMessages('2027-01-03', '2027-01-05')).toEqual([]);
  });

  it('reports a closure when it ends before it starts', () => {
    expect(listMessages('2027-02-05', '2027-02-04')).toEqual([
      'The closure "Training" ends before it starts.',
    ]);
  });
});

/** The problems of a closure and of special hours with this name. */
const findProblems = (name: string, inSpanish = '') => {
  const hours = {
    ...site.hours,
    closures: [{name, from: '2027-02-03', to: '2027-02-03'}],
    specialHours: [{name, days: ['2027-02-04'], opens: '9:00 am', closes: '12:00 pm'}],
  };
  const spanish = {...site.spanish, words: {[name]: inSpanish}};
  const content = {...site, hours, spanish} as unknown as Content;
  return [...checkClosureNames(content), ...checkSpecialNames(content)];
};

describe('checkSpecialHours', () => {
  it.each([
    {until: '2027-02-04 6:00 pm', kind: 'closed', count: 1},
    {until: '2027-02-04 9:00 am', kind: 'closed', count: 0},
    {until: '2027-02-04 6:00 pm', kind: 'late', count: 0},
  ])('warns $count times about a notice of kind $kind until $until', ({until, kind, count}) => {
    const special = {name: 'Half day', days: ['2027-02-04'], opens: '9:00 am', closes: '1:00 pm'};
    const notices = {notices: [{kind, text: 'No water.', from: '2027-02-03 8:00 am', until}]};
    const hours = {...site.hours, specialHours: [special]};
    const content = {...site, hours, notices, today: '2027-02-01'} as unknown as Content;
    expect(checkSpecialHours(content)).toHaveLength(count);
  });
});

describe('the names of days', () => {
  it.each(['Thanksgiving', 'Training of the team', 'Half day before the holidays', 'Moving day'])(
    'accepts %s',
    (name) => {
      expect(findProblems(name)).toEqual([]);
    },
  );

  it.each(['Dr. Okafor is having surgery', 'Rosa is on maternity leave', 'A funeral', 'Flu'])(
    'refuses %s',
    (name) => {
      expect(findProblems(name).map(({field}) => field)).toEqual([
        'closures.0.name',
        'specialHours.0.name',
      ]);
    },
  );
});

describe('the Spanish name of a day', () => {
  it.each(['Capacitación del equipo', 'Medio día por las fiestas'])('passes as %s', (name) => {
    expect(findProblems('Short day', name)).toEqual([]);
  });

  it.each(['La doctora está enferma', 'Cirugía del dentista', 'Un funeral', 'Gripe'])(
    'fails as %s',
    (name) => {
      expect(findProblems('Short day', name).map(({field}) => field)).toEqual([
        'closures.0.name.es',
        'specialHours.0.name.es',
      ]);
    },
  );
});

describe('checkOffers', () => {
  const findProblemsOn = (today: string) => {
    const offers = {firstVisitDollars: 99, whiteningClubDollarsPerYear: 99, ends: '2027-02-03'};
    return checkOffers({
      ...site,
      policies: {...site.policies, offers},
      today,
    } as unknown as Content);
  };

  it('reminds the staff of offers from the day after their last one', () => {
    expect(findProblemsOn('2027-02-03')).toEqual([]);
    expect(findProblemsOn('2027-02-04')).toMatchObject([
      {field: 'offers.ends', severity: 'warning'},
    ]);
  });
});
