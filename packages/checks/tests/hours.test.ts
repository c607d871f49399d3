import {describe, expect, it} from 'vitest';
import type {Content} from '@dental/content';
import {exampleSite} from '@dental/testing/exampleSite';
import {checkClosures} from '../src/checks/hours';

const site = exampleSite();

/** The problems with two closures: New Year, and another one with these days. */
function messagesFor(from: string, to: string): string[] {
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
    expect(messagesFor(from, to)).toEqual(['The closures "New Year" and "Training" overlap.']);
  });

  it('accepts a closure when it starts a day after another one', () => {
    expect(messagesFor('2027-01-03', '2027-01-05')).toEqual([]);
  });

  it('reports a closure when it ends before it starts', () => {
    expect(messagesFor('2027-02-05', '2027-02-04')).toEqual([
      'The closure "Training" ends before it starts.',
    ]);
  });
});
