import {beforeAll, describe, expect, it} from 'vitest';
import type {Content} from '@dental/content';
import {readContent} from '@dental/checks';
import {exercise} from '@dental/testing/exercise';
import {peopleIn} from '../src/people/mentions';
import {teamOf, type TeamMember} from '../src/people/team';
import {phonesIn} from '../src/phones';

let content: Content;
let dentist: TeamMember;
let colleague: TeamMember;
beforeAll(() => {
  ({content} = readContent(process.cwd(), {files: exercise, today: '2026-11-21'}));
  dentist = teamOf(content).find(({isDentist}) => isDentist)!;
  colleague = teamOf(content).find(({isDentist}) => !isDentist)!;
});

const namesIn = (text: string) =>
  peopleIn(text, content).flatMap(({text: name, isGuess}) => (isGuess ? [] : [name]));

describe('a sentence names', () => {
  it('the people of the team, by a title, a first name or both names', () => {
    const text = `Ask ${colleague.first}'s colleague Dr. ${dentist.last}, or ${dentist.name}.`;
    expect(peopleIn(text, content).map(({member}) => member?.path)).toEqual([
      colleague.path,
      dentist.path,
      dentist.path,
    ]);
  });

  it('others by a common given name or a title, and where they stand', () => {
    const text = 'Thank Walter Jennings, and Mrs. Fenwick too.';
    expect(namesIn(text)).toEqual(['Walter Jennings', 'Mrs. Fenwick']);
    for (const {at, end, text: name} of peopleIn(text, content))
      expect(text.slice(at, end)).toBe(name);
  });

  it('nobody where a name is a place or an institution', () => {
    expect(
      namesIn('We are near San Tan, behind Thomas Park and the Elizabeth Medical library.'),
    ).toEqual([]);
  });

  it('somebody only perhaps where a capital is all that says so', () => {
    expect(peopleIn('Call Kaylah.', content).map(({first, isGuess}) => [first, isGuess])).toEqual([
      ['Kaylah', true],
    ]);
  });
});

describe('a phone number', () => {
  it('is read in every form, by its digits', () => {
    const written = [
      '(480) 555-0142',
      '480.555.0142',
      '+1 480 555 0142',
      '480-555-0142',
      '4805550142',
    ];
    expect(
      written.flatMap((one) => phonesIn(`Call ${one} today.`).map(({digits}) => digits)),
    ).toEqual(written.map(() => '4805550142'));
  });

  it('is no date, price or amount', () => {
    expect(phonesIn('On 2026-11-21 it was $1,234,567 for 10 of 480.')).toEqual([]);
  });
});
