import {beforeAll, describe, expect, it} from 'vitest';
import {readContent} from '@dental/checks';
import type {Content} from '@dental/content';
import {exercise} from '@dental/testing/exercise';
import {readTeam, type TeamMember} from '../src/people/team';
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
