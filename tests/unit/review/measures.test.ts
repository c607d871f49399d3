import {describe, expect, it} from 'vitest';
import {hearingSentences, newObstacles} from '../../../src/review/heard';
import {easeOf, readingSentences} from '../../../src/review/reading';
import {readPage} from '../../../src/review/pageReading';
import {differingBands, withContext, type Pixels} from '../../../src/review/rowDiff';
import {html} from '../../../src/review/report/html';
import {cut} from '../../../src/review/report/searchView';

describe('what somebody hears', () => {
  it('names what has lost its name', () => {
    expect(hearingSentences('- button "Book online"', '- button')).toEqual([
      'The button “Book online” has no name any more.',
    ]);
    expect(hearingSentences('- img "A crown"\n- text: more', '- text: more')).toEqual([
      'The picture “A crown” is not announced any more.',
    ]);
  });

  it('names headings of another level, and things that are announced as something else', () => {
    expect(hearingSentences('- heading "Fees" [level=2]', '- heading "Fees" [level=4]')).toEqual([
      'The heading “Fees” is of level 4 instead of 2.',
    ]);
    expect(hearingSentences('- link "Book":\n  - /url: /b', '- button "Book"')).toEqual([
      '“Book” is announced as a button instead of a link.',
    ]);
  });

  it('does not say again what the words say', () => {
    expect(hearingSentences('- heading "Fees" [level=2]', '- heading "Prices" [level=2]', ['Fees', 'Prices'])).toEqual(
      [],
    );
  });

  it('names what keeps people out, once, and not what did so before', () => {
    const obstacle = {rule: 'image-alt', help: 'Images must have alternative text', target: 'img'};
    expect(newObstacles([], [obstacle, obstacle])).toHaveLength(1);
    expect(newObstacles([obstacle], [obstacle])).toEqual([]);
  });
});

describe('how hard it is to read', () => {
  const easy = 'We fix your tooth. It does not hurt. You can go home soon. Call us and we will help you. '.repeat(4);
  const hard =
    'Endodontic instrumentation necessitates meticulous irrigation, notwithstanding considerable anatomical variability, because residual microorganisms inevitably recolonize inadequately debrided ramifications throughout subsequent postoperative months. '.repeat(
      2,
    );
  const reading = (text: string) => readPage(`<main><p>${text}</p></main>`);

  it('has a grade that grows with long words and sentences', () => {
    const [simple, difficult] = [easy, hard].map((text) => easeOf(reading(text).areas.main)?.grade ?? 0);
    expect(simple).toBeLessThan(difficult ?? 0);
  });

  it('is said where it changes, and left out where it does not', () => {
    expect(readingSentences(reading(easy), reading(hard)).join(' ')).toMatch(/reads harder/);
    expect(readingSentences(reading(easy), reading(easy))).toEqual([]);
    expect(easeOf(reading('Too short.').areas.main)).toBeUndefined();
  });
});

describe('the parts of a picture that differ', () => {
  /** A picture of one color a row. */
  const picture = (...rows: number[]): Pixels => ({
    width: 2,
    height: rows.length,
    data: Buffer.from(rows.flatMap((shade) => Array<number>(8).fill(shade))),
  });
  const rows = (count: number, start = 0) => Array.from({length: count}, (_, at) => (start + at) % 256);

  it('are none for the same picture', () => {
    expect(differingBands(picture(...rows(200)), picture(...rows(200)))).toEqual([]);
  });

  it('leave out what has only moved down', () => {
    const before = rows(200);
    const after = [...rows(100), 255, 254, 253, ...rows(200).slice(100)];
    expect(differingBands(picture(...before), picture(...after))).toEqual([
      {before: {top: 100, bottom: 100}, after: {top: 100, bottom: 103}},
    ]);
  });

  it('are shown with what is around them, within the page', () => {
    const band = {before: {top: 10, bottom: 12}, after: {top: 10, bottom: 14}};
    expect(withContext(band, 48, [100, 102])).toEqual({before: {top: 0, bottom: 60}, after: {top: 0, bottom: 62}});
  });
});

describe('the report', () => {
  it('shows words as words, whatever they look like', () => {
    expect(html`<p>${'<script>"&\''}</p>`.text).toBe('<p>&#60;script&#62;&#34;&#38;&#39;</p>');
  });

  it('cuts a title where a search result would', () => {
    expect(cut('A title that is short', 60)).toBe('A title that is short');
    expect(cut('word '.repeat(20).trim(), 60).length).toBeLessThanOrEqual(62);
  });
});
