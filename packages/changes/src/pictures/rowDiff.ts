import {createHash} from 'node:crypto';
import {diffArrays} from 'diff';

/** A picture as it is compared: four bytes a pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** A part of a page that looks different: the rows that it takes, before and after. The last row is not part of it. */
export interface Band {
  before: Rows;
  after: Rows;
}

export interface Rows {
  top: number;
  bottom: number;
}

/** Parts with fewer equal rows between them are one part. */
const NEAR = 64;

/** Beyond so many different rows the whole rest counts as different: finding what fits would take too long. */
const MOST_EDITS = 6_000;

/**
 * The parts of a page that look different. Rows are compared as lines of a text are, so that a paragraph that is added
 * does not make everything below it different.
 */
export function differingBands(before: Pixels, after: Pixels): Band[] {
  const [was, is] = [rowsOf(before), rowsOf(after)];
  const changes = diffArrays(was, is, {maxEditLength: MOST_EDITS}) ?? [
    {removed: true, added: false, count: was.length},
    {removed: false, added: true, count: is.length},
  ];
  const bands: Band[] = [];
  let [old, now] = [0, 0];
  for (const {added, removed, count} of changes) {
    const [oldEnd, nowEnd] = [old + (added ? 0 : count), now + (removed ? 0 : count)];
    if (added || removed) {
      const last = bands.at(-1);
      if (last && old - last.before.bottom < NEAR && now - last.after.bottom < NEAR) {
        last.before.bottom = oldEnd;
        last.after.bottom = nowEnd;
      } else bands.push({before: {top: old, bottom: oldEnd}, after: {top: now, bottom: nowEnd}});
    }
    [old, now] = [oldEnd, nowEnd];
  }
  return bands;
}

/** The same part with some of what is around it, within the page. */
export function withContext(
  {before, after}: Band,
  context: number,
  heights: [number, number],
): Band {
  const above = Math.min(context, before.top, after.top);
  const below = Math.min(context, heights[0] - before.bottom, heights[1] - after.bottom);
  return {
    before: {top: before.top - above, bottom: before.bottom + below},
    after: {top: after.top - above, bottom: after.bottom + below},
  };
}

function rowsOf({width, height, data}: Pixels): string[] {
  return Array.from({length: height}, (_, row) =>
    createHash('md5')
      .update(data.subarray(row * width * 4, (row + 1) * width * 4))
      .digest('base64'),
  );
}
