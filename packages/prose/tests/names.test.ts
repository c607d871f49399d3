import {beforeAll, describe, expect, it} from 'vitest';
import {readContent} from '@dental/checks';
import type {Content} from '@dental/content';
import {exercise} from '@dental/testing/exercise';
import {readTeam, type TeamMember} from '../src/people/team';
import {getEngine} from '../src/engine/engine';
import {findPlaceContradictions} from '../src/ourPlace';
import {findUnknownPeople} from '../src/people/names';
import {findPatientNames} from '../src/privacy/names';

let content: Content;
let colleague: TeamMember;
beforeAll(() => {
  ({content} = readContent(process.cwd(), {files: exercise, today: '2026-11-21'}));
  colleague = readTeam(content).find(({isDentist}) => !isDentist)!;
});

const listQuotes = (text: string) =>
  findPatientNames({text, voice: 'page'}, content).map(({quote}) => quote);

describe('findPatientNames', () => {
  it("reports a patient when the last name is also a colleague's", () => {
    const name = `Mrs. ${colleague.last}`;
    expect(listQuotes(`Our patient ${name} came in with a broken tooth.`)).toEqual([name]);
  });

  it('accepts a colleague when the sentence has both names', () => {
    expect(listQuotes(`${colleague.name} greets every patient.`)).toEqual([]);
  });
});

describe('findUnknownPeople', () => {
  it('reports another last name of a colleague at work, once', () => {
    for (const text of [
      `Ask for ${colleague.first} Quimby, our office manager.`,
      `${colleague.first} Quimby answers your questions.`,
    ]) {
      const [finding, ...others] = [
        ...findUnknownPeople({text, voice: 'page'}, content, getEngine(content)),
        ...findPatientNames({text, voice: 'page'}, content),
      ];
      expect(finding).toMatchObject({by: colleague.name, severity: 'warning'});
      expect(others).toEqual([]);
    }
  });

  it("accepts another person with a colleague's first name", () => {
    const text = `Our neighbor ${colleague.first} Quimby paints houses.`;
    expect(findUnknownPeople({text, voice: 'page'}, content, getEngine(content))).toEqual([]);
  });
});

describe('findPlaceContradictions', () => {
  const find = (text: string) => {
    const plan = {name: 'Blue Cross Blue Shield of Utah', standing: 'ask'};
    const insurance = {plans: [plan]} as unknown as NonNullable<Content['insurance']>;
    const engine = getEngine(content);
    return findPlaceContradictions({text, voice: 'page'}, {...content, insurance}, engine);
  };

  it('reports a misspelled word of a plan', () => {
    expect(find('Ask about Blue Cross Blue Sheild first.')).toMatchObject([
      {message: '"Blue Sheild" looks like a typo of "Blue Shield".', severity: 'warning'},
    ]);
  });

  it.each(['Ask about Blue Cross Blue Shield.', 'We saw a Blue Shelf.', 'Ask about Green Sheild.'])(
    'accepts "%s"',
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );
});
