import {describe, expect, it} from 'vitest';
import {markWords} from '../src/model/words';
import {blockChanges} from '../src/report/blockChanges';
import {readPage} from '../src/report/pageReading';

const page = (main: string, rest = '') =>
  `<!doctype html><title>Crowns | Practice</title>${rest}<main>${main}</main>`;
const read = (html: string, hashOf?: () => string) => readPage('/crowns', html, hashOf);
const blocksOf = (main: string) => read(page(main)).blocks;
const changes = (before: string, after: string) => blockChanges(blocksOf(before), blocksOf(after));

describe('what a page says', () => {
  it('is read as headings, paragraphs, items, rows and captions', () => {
    const blocks = blocksOf(`
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

  it('leaves out what only previews have, and what is only read out loud', () => {
    const {blocks} = read(
      page(
        '<p>Words<span class="visually-hidden"> (opens in a new tab)</span></p><p><a href="https://github.com/o/r/edit/main/a.mdx">Edit this page</a></p>',
        '<section aria-label=Preview><p>Preview abc1234</p></section>',
      ),
    );
    expect(blocks.map(({text}) => text)).toEqual(['Words']);
  });

  it('looks the same whatever its scripts and its revision are called', () => {
    const version = (name: string) =>
      page(
        '<p>Words</p>',
        `<section aria-label=Preview>Preview ${name}</section><script src=/assets/js/${name}.js></script>`,
      );
    expect(read(version('abc1234'))).toEqual(read(version('def5678')));
  });

  it('looks different once a picture holds something else under the same name', () => {
    const html = page('<img src=/img/a.jpg alt="A smile">');
    const [before, after] = ['one', 'other'].map((hash) => read(html, () => hash));
    expect(before?.look).not.toBe(after?.look);
    expect(blockChanges(before?.blocks ?? [], after?.blocks ?? [])).toMatchObject([
      {kind: 'changed'},
    ]);
  });
});

describe('what has become of the words', () => {
  it('pairs a paragraph with what it was, below its heading', () => {
    const found = changes(
      '<h2>Fees</h2><p>A crown costs $900 and takes two visits.</p><p>Bring your card.</p>',
      '<h2>Fees</h2><p>A crown costs $950 and takes two visits.</p><p>Bring your card.</p>',
    );
    expect(found).toMatchObject([{kind: 'changed', below: 'Fees'}]);
  });

  it('tells what is new, what is gone and what has only moved', () => {
    const found = changes(
      '<p>Alpha beta</p><p>Gamma delta</p><p>Rho</p>',
      '<p>Gamma delta</p><p>Alpha beta</p><p>Omega sigma tau</p>',
    );
    expect(found.map(({kind}) => kind).sort()).toEqual(['gone', 'moved', 'new']);
  });

  it('sees a link that leads elsewhere, and a heading of another level', () => {
    expect(changes('<p><a href=/a>More</a></p>', '<p><a href=/b>More</a></p>')).toMatchObject([
      {kind: 'changed'},
    ]);
    expect(changes('<h2>Fees</h2>', '<h4>Fees</h4>')).toMatchObject([
      {before: {level: 2}, after: {level: 4}},
    ]);
  });

  it('is nothing where nothing differs', () => {
    expect(changes('<p>The same</p>', '<p>The   same\n</p>')).toEqual([]);
  });

  it('takes hundreds of other paragraphs in a moment', () => {
    const many = (word: string) =>
      Array.from({length: 300}, (_, at) => `<p>${word} ${at}</p>`).join('');
    expect(changes(many('Before'), many('Now')).length).toBeGreaterThan(0);
  });
});

describe('marked words', () => {
  const marked = (before: string, after: string) =>
    markWords(before, after)
      .map(({is, text}) => (is === 'same' ? text : `${is === 'gone' ? '-' : '+'}[${text}]`))
      .join('');

  it('are whole words, times and prices, without the full stop after them', () => {
    expect(marked('Open until 7:00 pm.', 'Open until 6:30 pm.')).toBe(
      'Open until -[7:00]+[6:30] pm.',
    );
    expect(marked('It costs $900.', 'It costs $1,050.')).toBe('It costs -[$900]+[$1,050].');
  });

  it('are one run where only a space is between them', () => {
    expect(marked('three kind dentists here', 'two very good dentists here')).toBe(
      '-[three kind]+[two very good] dentists here',
    );
  });
});
