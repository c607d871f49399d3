import {describe, expect, it} from 'vitest';
import type {Content} from '@dental/content';
import {exampleSite} from '@dental/testing/exampleSite';
import {findTypedPhones} from '../src/typedFacts/contacts';

const site = exampleSite();
const content = {
  ...site,
  practice: {...site.practice, phone: '(480) 555-0142', afterHours: []},
} as unknown as Content;

const messagesFor = (sentence: string) =>
  findTypedPhones(sentence, content).map(({message}) => message);

describe('findTypedPhones', () => {
  it('reports our number when a sentence contains it', () => {
    expect(messagesFor('The number 480-555-0142 is on the card.')).toEqual([
      'Our phone number is typed here, so it could go out of date: 480-555-0142.',
    ]);
  });

  it.each([
    {difference: 'two digits differ', phone: '480-555-0124'},
    {difference: 'only the area code differs', phone: '623-555-0142'},
  ])('reports a wrong number when $difference', ({phone}) => {
    expect(messagesFor(`The number ${phone} is on the card.`)).toEqual([
      `This phone number isn't ours: ${phone}.`,
    ]);
  });

  it('accepts a number when it has nothing in common with ours', () => {
    expect(messagesFor('The number 623-867-5309 is on the card.')).toEqual([]);
  });
});
