import {beforeAll, describe, expect, it} from 'vitest';
import type {Content} from '@dental/content';
import {readContent} from '@dental/checks';
import {exercise} from '@dental/testing/exercise';
import {findPeople} from '../src/people/mentions';
import {readTeam, type TeamMember} from '../src/people/team';
import {findPhones} from '../src/phones';

let content: Content;
let dentist: TeamMember;
let colleague: TeamMember;
beforeAll(() => {
  ({content} = readContent(process.cwd(), {files: exercise, today: '2026-11-21'}));
  dentist = readTeam(content).find(({isDentist}) => isDentist)!;
  colleague = readTeam(content).find(({isDentist}) => !isDentist)!;
});

const certainNamesIn = (text: string) =>
  findPeople(text, content).flatMap(({text: name, isGuess}) => (isGuess ? [] : [name]));

describe('peopleIn', () => {
  it('finds team members by a title, a first name, or both names', () => {
    const text = `Ask ${colleague.first}'s colleague Dr. ${dentist.last}, or ${dentist.name}.`;
    expect(findPeople(text, content).map(({member}) => member?.path)).toEqual([
      colleague.path,
      dentist.path,
      dentist.path,
    ]);
  });

  it('finds other people by a common given name or a title', () => {
    const text = 'Thank Walter Jennings, and Mrs. Fenwick too.';
    expect(certainNamesIn(text)).toEqual(['Walter Jennings', 'Mrs. Fenwick']);
    for (const {at, end, text: name} of findPeople(text, content)) {
      expect(text.slice(at, end)).toBe(name);
    }
  });

  it('ignores names of places and institutions', () => {
    const text = 'We are near San Tan, behind Thomas Park and the Elizabeth Medical library.';
    expect(certainNamesIn(text)).toEqual([]);
  });

  it('guesses when a capital is the only sign of a name', () => {
    expect(findPeople('Call Kaylah.', content).map(({first, isGuess}) => [first, isGuess])).toEqual(
      [['Kaylah', true]],
    );
  });
});

describe('findPhones', () => {
  it.each(['(480) 555-0142', '480.555.0142', '+1 480 555 0142', '480-555-0142', '4805550142'])(
    'finds the digits of %s',
    (phone) => {
      const phones = findPhones(`Call ${phone} today.`);
      expect(phones.map(({digits}) => digits)).toEqual(['4805550142']);
    },
  );

  it('ignores dates, prices, and amounts', () => {
    expect(findPhones('On 2026-11-21 it was $1,234,567 for 10 of 480.')).toEqual([]);
  });
});
