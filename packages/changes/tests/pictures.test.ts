import {describe, expect, it} from 'vitest';
import {newObstacles} from '../src/pictures';
import {differingBands, withContext, type Pixels} from '../src/pictures/rowDiff';
import {html} from '../src/report/html';
import {cutAtWord} from '../src/model/words';

describe('what keeps people out', () => {
  it('is named once, and not where it did so before', () => {
    const obstacle = {rule: 'image-alt', help: 'Images must have alternative text', target: 'img'};
    expect(newObstacles([], [obstacle, obstacle])).toHaveLength(1);
    expect(newObstacles([obstacle], [obstacle])).toEqual([]);
  });
});

describe('the parts of a picture that differ', () => {
  /** A picture of one color a row. */
  const picture = (...rows: number[]): Pixels => ({
    width: 2,
    height: rows.length,
    data: Buffer.from(rows.flatMap((shade) => Array<number>(8).fill(shade))),
  });
  const rows = (count: number, start = 0) =>
    Array.from({length: count}, (_, at) => (start + at) % 256);

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
    expect(withContext(band, 48, [100, 102])).toEqual({
      before: {top: 0, bottom: 60},
      after: {top: 0, bottom: 62},
    });
  });
});

describe('the report', () => {
  it('shows words as words, whatever they look like', () => {
    expect(html`<p>${'<script>"&\''}</p>`.text).toBe('<p>&lt;script&gt;&quot;&amp;&#39;</p>');
  });

  it('cuts a title where a search result would', () => {
    expect(cutAtWord('A title that is short', 60)).toBe('A title that is short');
    expect(cutAtWord('word '.repeat(20).trim(), 60).length).toBeLessThanOrEqual(62);
  });
});
