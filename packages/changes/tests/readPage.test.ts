import {describe, expect, it} from 'vitest';
import {compareBlocks} from '../src/review/compareBlocks';
import {readPage} from '../src/review/readPage';

const makePage = (main: string, rest = '') =>
  `<!doctype html><title>Crowns | Practice</title>${rest}<main>${main}</main>`;
const read = (html: string) => readPage('/crowns', html);
const readBlocks = (main: string) => read(makePage(main)).blocks;
const listChanges = (before: string, after: string) =>
  compareBlocks(readBlocks(before), readBlocks(after));

describe('readPage', () => {
  it('reads headings, paragraphs, items, rows, and captions', () => {
    const blocks = readBlocks(`
      <h1>Crowns</h1><p>One <strong>visit</strong><br>is enough.</p>
      <ul><li>No pain</ul><table><caption>Fees<tr><th>Crown<td>$900</table>
      <dl><div><dt>Monday<dd>9:00 am to 2:00 pm</div></dl>
      <figure><img src=/a.svg alt="A crown"><figcaption>By hand</figure>`);
    expect(blocks.map(({kind, text}) => `${kind}: ${text}`)).toEqual([
      'heading: Crowns',
      'paragraph: One visit is enough.',
      'item: No pain',
      'caption: Fees',
      'row: Crown: $900',
      'row: Monday: 9:00 am to 2:00 pm',
      'picture: A crown',
      'caption: By hand',
    ]);
  });

  it('omits preview elements and text for screen readers', () => {
    const {blocks} = read(
      makePage(
        '<p>Words<span class="visually-hidden"> (opens in a new tab)</span></p>' +
          '<p><a href="https://github.com/o/r/edit/main/a.mdx">Edit this page</a></p>',
        '<section aria-label=Preview><p>Preview abc1234</p></section>',
      ),
    );
    expect(blocks.map(({text}) => text)).toEqual(['Words']);
  });

  it('looks the same when only texts of other days differ', () => {
    const makeDay = (offer: string) =>
      `<main><h1>A</h1><p data-says="${offer}">Today</p><p hidden>${offer}</p></main>`;
    const readLook = (html: string) => readPage('/', html).look;
    expect(readLook(makeDay('March'))).toBe(readLook(makeDay('April')));
    expect(readLook(makeDay('March'))).not.toBe(readLook(makeDay('March').replace('hidden', '')));
  });
});

describe('compareBlocks', () => {
  it('pairs a paragraph with its old version, below its heading', () => {
    const blockChanges = listChanges(
      '<h2>Fees</h2><p>A crown costs $900 and takes two visits.</p><p>Bring your card.</p>',
      '<h2>Fees</h2><p>A crown costs $950 and takes two visits.</p><p>Bring your card.</p>',
    );
    expect(blockChanges).toMatchObject([{kind: 'changed', below: 'Fees'}]);
  });
});
