import {describe, expect, it} from 'vitest';
import {loadSite} from '@dental/checks';
import {withChanges} from '@dental/content';
import {exercise} from '../support/exercise';

const FILM = exercise.list('static/videos').find((file) => file.endsWith('.vtt')) ?? '';
const EXCEPTIONS = 'pages-content/_practice/exceptions.yml';

/** What is said once a film's captions say something, on the seventh line of their file and below. */
function said(words: string, exceptions = '[]\n') {
  const captions = `WEBVTT\n\n00:01.000 --> 00:03.000\nCome in.\n\n00:04.000 --> 00:07.000\n${words}\n`;
  const files = withChanges(
    exercise,
    new Map([
      [FILM, captions],
      [EXCEPTIONS, exceptions],
    ]),
  );
  const {problems, warnings} = loadSite(process.cwd(), {files, today: '2026-11-21'});
  return [...problems, ...warnings].filter(
    ({file, message}) => file === FILM || message.includes('exception'),
  );
}

describe('the captions of a film', () => {
  it('are judged as other words of ours, on the line that is wrong', () => {
    expect(said('Sit down, and meet\nthe best dentist in town.')).toMatchObject([
      {file: FILM, line: 8, finding: 'claims/best'},
    ]);
    expect(said('Patricia Oyelaran had three\nteeth out here and was calm.')).toMatchObject([
      {file: FILM, line: 7},
    ]);
  });

  it('may say our number, which no tag can bring into a film, and no other', () => {
    const {phone} = loadSite(process.cwd(), {files: exercise}).content.practice!;
    expect(said(`Call us at ${phone}.`)).toEqual([]);
    expect(said(`Call us at ${phone.slice(0, -1)}.`)).toHaveLength(1);
  });

  it('may say what somebody decided to let stand', () => {
    const exception = (words: string) =>
      `- finding: claims/best\n  file: ${FILM}\n  words: ${words}\n  why: The manager has the proof in the office file\n  by: The manager\n`;
    expect(said('We have the best dentist in town.', exception('best dentist'))).toMatchObject([
      {
        file: FILM,
        severity: 'warning',
        remedy: expect.stringContaining('Allowed by The manager:') as string,
      },
    ]);
  });
});
