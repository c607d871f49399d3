import {describe, expect, it} from 'vitest';
import type {Person, SignOff} from '@dental/content';
import {describeSignOff} from '../src/listEditableEntries';

describe('describeSignOff', () => {
  const by = {name: 'Dr. Ada Young'} as Person;
  const ofPerson = {by, claims: ['clinical'], on: '2027-01-10'} as const;

  it.each([
    [{state: 'not-needed'}, 'This page needs no signature.'],
    [{state: 'missing', claims: ['clinical']}, 'No one has signed this page: a dentist can.'],
    [
      {state: 'missing', claims: ['money']},
      'No one has signed this page: a dentist or the manager can.',
    ],
    [{state: 'signed', ...ofPerson}, 'Dr. Ada Young answers for this page since January 10, 2027.'],
    [{state: 'not-approved', ...ofPerson}, 'Waits for Dr. Ada Young to approve it.'],
    [
      {state: 'no-account', ...ofPerson},
      'Waits for Dr. Ada Young, who has no GitHub account to sign with yet.',
    ],
  ])('describes %o', (signOff, sentence) => {
    expect(describeSignOff(signOff as SignOff)).toBe(sentence);
  });
});
