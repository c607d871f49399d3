import {describe, expect, it} from 'vitest';
import type {Content} from '@dental/content';
import {makeExampleSite} from '@dental/testing/exampleSite';
import {findTypedPhones} from '../src/typedFacts/contacts';

const site = makeExampleSite();
const content = {
  ...site,
  practice: {...site.practice, phone: '(480) 555-0142', afterHours: []},
  documents: [],
} as unknown as Content;

const afterHours = {
  ...content,
  practice: {
    ...content.practice,
    afterHours: [
      {name: 'Quail Dental Line', what: 'A dentist on call.', phone: '(480) 555-0170'},
      {name: 'Mesa Hospital', what: 'The emergency room.', phone: '(480) 555-0160'},
    ],
  },
} as unknown as Content;

const listMessages = (sentence: string) =>
  findTypedPhones(sentence, content).map(({message}) => message);

describe('findTypedPhones', () => {
  it('reports our number when a sentence contains it', () => {
    expect(listMessages('The number 480-555-0142 is on the card.')).toEqual([
      'Our phone number is typed here, so it could go out of date: 480-555-0142.',
    ]);
  });

  it.each([
    {difference: 'two digits differ', phone: '480-555-0124'},
    {difference: 'only the area code differs', phone: '623-555-0142'},
  ])('reports a wrong number when $difference', ({phone}) => {
    expect(listMessages(`The number ${phone} is on the card.`)).toEqual([
      `This phone number isn't ours: ${phone}.`,
    ]);
  });

  it('reports any other number when the sentence names no one else', () => {
    expect(listMessages('The number 623-867-5309 is on the card.')).toHaveLength(1);
    expect(listMessages('You can also reach our dentist at 623-867-5309.')).toHaveLength(1);
  });

  it.each([
    'Call the dentist on call at (480) 555-0160.',
    'Text us at (480) 555-0170.',
    'Call (480) 555-0170 to book a cleaning.',
    'Llame al (480) 555-0170 para pedir una cita.',
    'La sala de emergencias contesta en el (480) 555-0170.',
    'El (480) 555-0160 es del dentista de guardia.',
  ])('reports the number of another place in "%s"', (sentence) => {
    expect(findTypedPhones(sentence, afterHours)).toHaveLength(1);
  });

  it('reports a number of the dentist on call that no record has', () => {
    const sentence = 'Call the dentist on call at 623-867-5309 or go to an emergency room.';
    expect(findTypedPhones(sentence, afterHours)).toHaveLength(1);
    expect(findTypedPhones(sentence, content)).toEqual([]);
  });

  it.each([
    'Dr. Nadia Haddad is the dentist on call at 623-867-5309.',
    'The emergency room of Banner Hospital answers at 623-867-5309.',
    'Call the dentist on call, (480) 555-0170, or the emergency room, (480) 555-0160.',
    'When our office is closed call (480) 555-0170.',
    'Call (480) 555-0170 to book an urgent visit.',
    'Si la recepción no contesta, llame al (480) 555-0170.',
  ])('allows the right numbers in "%s"', (sentence) => {
    expect(findTypedPhones(sentence, afterHours)).toEqual([]);
  });

  it('reports swapped digits although the sentence names someone else', () => {
    expect(listMessages('The urgent care next door has 480-555-0124.')).toEqual([
      "This phone number isn't ours: 480-555-0124.",
    ]);
  });

  it('reports a number before words about someone else', () => {
    const sentence = 'At night, our dentist answers at 623-867-5309, or go to a hospital.';
    expect(listMessages(sentence)).toHaveLength(1);
  });

  it.each(['Call her cell at four eight zero, 555 0188.', 'Text 555-0188 if you are late.'])(
    'reports a number without its area code in "%s"',
    (sentence) => {
      expect(listMessages(sentence)).toHaveLength(1);
    },
  );

  it.each([
    'Call us about form 149-6105-2.',
    'Rule 149-6105 applies.',
    'Call 911, 100 2000 times.',
  ])('ignores other digits in "%s"', (sentence) => {
    expect(listMessages(sentence)).toEqual([]);
  });

  it.each([
    'Banner Hospital answers at 623-867-5309.',
    'Dr. Nadia Haddad, 623-867-5309, sees children.',
    'Write down 1-800-368-1019.',
    '623-867-5309 is the number of Banner Hospital.',
  ])('accepts the number of someone else: %s', (sentence) => {
    expect(listMessages(sentence)).toEqual([]);
  });
});
