import {describe, expect, it} from 'vitest';
import {loadSite} from '@dental/checks';
import {applyFileChanges} from '@dental/content';
import {exercise} from '@dental/testing/exercise';

const CAPTIONS = exercise.list('static/videos').find((file) => file.endsWith('.vtt')) ?? '';
const EXCEPTIONS = 'pages-content/_practice/exceptions.yml';

/** The problems of captions with some words, from the seventh line of the file on. */
function findProblems(words: string, exceptions = '[]\n') {
  const captions = [
    'WEBVTT',
    '',
    '00:01.000 --> 00:03.000',
    'Come in.',
    '',
    '00:04.000 --> 00:07.000',
    words,
    '',
  ].join('\n');
  const files = applyFileChanges(
    exercise,
    new Map([
      [CAPTIONS, captions],
      [EXCEPTIONS, exceptions],
    ]),
  );
  const {problems, warnings} = loadSite(process.cwd(), {files, today: '2026-11-21'});
  return [...problems, ...warnings].filter(
    ({file, message}) => file === CAPTIONS || message.includes('exception'),
  );
}

describe('loadSite with captions', () => {
  it('reports wrong words on their line', () => {
    expect(findProblems('Sit down, and meet\nthe best dentist in town.')).toMatchObject([
      {file: CAPTIONS, line: 8, finding: 'claims/best'},
    ]);
    expect(findProblems('Patricia Oyelaran had three\nteeth out here and was calm.')).toMatchObject(
      [{file: CAPTIONS, line: 7}],
    );
  });

  it('reports a missing space, but no capitals, which describe sounds', () => {
    expect(findProblems('SOFT MUSIC\nWe are open.We are here.')).toMatchObject([
      {line: 8, message: 'A space is missing in "open.We".', severity: 'warning'},
    ]);
  });

  it('accepts only our own phone number in a video', () => {
    const {phone} = loadSite(process.cwd(), {files: exercise}).content.practice!;
    expect(findProblems(`Call us at ${phone}.`)).toEqual([]);
    expect(findProblems(`Call us at ${phone.slice(0, -1)}.`)).toHaveLength(1);
  });

  it('accepts words that an exception allows', () => {
    const makeException = (words: string) =>
      [
        '- finding: claims/best',
        `  file: ${CAPTIONS}`,
        `  words: ${words}`,
        '  why: The manager has the proof in the office file',
        '  by: The manager',
        '',
      ].join('\n');
    expect(
      findProblems('We have the best dentist in town.', makeException('best dentist')),
    ).toMatchObject([
      {
        file: CAPTIONS,
        severity: 'warning',
        remedy: expect.stringContaining('Allowed by The manager:') as string,
      },
    ]);
  });
});
