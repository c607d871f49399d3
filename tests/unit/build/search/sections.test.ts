import {describe, expect, it} from 'vitest';
import {searchPages} from '../../../../src/build/search';
import {sectionsOf} from '../../../../src/build/search/sections';
import {exampleSite} from '../../../support/exampleSite';

const page = (main: string) =>
  `<!doctype html><html><head><title>No</title></head><body><nav>No</nav><main id=main>${main}</main><footer>No</footer></body></html>`;

describe('what the search reads of a page', () => {
  it('is the text below each heading that a link can lead to', () => {
    expect(
      sectionsOf(
        page(
          '<h1>Title</h1><p>Top<h2 id=a>First <em>part</em></h2><p>One<ul><li>two<li>three</ul><h3 id=b>Second</h3>',
        ),
      ),
    ).toEqual([
      {text: 'Top'},
      {anchor: 'a', heading: 'First part', text: 'One two three'},
      {anchor: 'b', heading: 'Second', text: ''},
    ]);
  });

  it('has a question that opens as a part of its own, at the heading above', () => {
    const question =
      '<details data-print=open><summary><span>Does it hurt?</span></summary><p>No.</p></details>';
    expect(sectionsOf(page(`<h2 id=q>Questions</h2>${question}`)).at(-1)).toEqual({
      anchor: 'q',
      heading: 'Does it hurt?',
      text: 'No.',
    });
  });

  it('leaves out what is around the text: menus, buttons, forms, what only screen readers get, transcripts', () => {
    const around =
      '<header>No</header><nav>No</nav><aside>No</aside><form>No</form><p data-print=hide>No</p><i aria-hidden=true>No</i>' +
      '<b class="x visually-hidden">No</b><details><summary>No</summary>No</details><script>No</script>';
    expect(sectionsOf(page(`${around}<p>Yes`))).toEqual([{text: 'Yes'}]);
  });

  it('takes a heading with an id that is another one tomorrow for text', () => {
    expect(sectionsOf(page('<p>Before<h2 id=_R_6l_>Call us if</h2><p>it hurts'))).toEqual([
      {text: 'Before Call us if it hurts'},
    ]);
  });

  it('keeps words of table cells apart, and a word with a tag in it whole', () => {
    expect(sectionsOf(page('<table><tr><th>Friday<td>Closed</table><p>un<b>do</b>ne'))).toEqual([
      {text: 'Friday Closed undone'},
    ]);
  });

  it('is empty for a page without a main part', () => {
    expect(sectionsOf('<p>Nothing')).toEqual([{text: ''}]);
  });
});

describe('the pages of the search', () => {
  const site = exampleSite({
    pages: [
      {path: '/', kind: 'home', heading: 'A dentist for you'},
      {path: '/hours', kind: 'page', heading: 'Our working hours', navTitle: 'Hours'},
      {path: '/smile-gallery', kind: 'page', heading: 'Smiles'},
      {path: '/thank-you', kind: 'page', heading: 'Thanks', unlisted: true},
    ],
    cases: Array.from({length: 8}),
    labels: {layout: {home: 'Home'}},
    searchWords: [
      {page: '/hours', words: ['open', 'times']},
      {page: '/hours#week', words: ['Saturday']},
      {page: '/hours#week', words: ['now'], urgent: true},
      {page: '/hours#former', words: ['closed']},
      {page: '/opening-times', words: ['late']},
      {page: '/gone', words: ['lost']},
    ],
  } as never);
  const book = {
    pages: new Set(['/', '/hours', '/thank-you']),
    redirects: new Map([['/opening-times', '/hours']]),
  };
  const written: Record<string, string> = {
    '/hours': 'Always<h2 id=week>The week</h2>',
    '/smile-gallery': '<h3 id=case-1>A chip</h3><h2 id=more>More</h2>',
    '/smile-gallery/page/2': '<h3 id=case-8>A gap</h3><h2 id=more>More</h2>',
  };
  const pages = searchPages(site, book, (path) => page(written[path] ?? 'Text'));

  it('are those that may be found, by the names of the menus', () => {
    expect(pages.map(({path, title}) => ({path, title}))).toEqual([
      {path: '/', title: 'Home'},
      {path: '/hours', title: 'Hours'},
      {path: '/smile-gallery', title: 'Smiles'},
      {path: '/smile-gallery/page/2', title: 'Smiles'},
    ]);
  });

  it('have every case of the gallery once, on the page on which it is', () => {
    const anchors = pages.slice(2).map(({sections}) => sections.map(({anchor}) => anchor));
    expect(anchors).toEqual([[undefined, 'case-1', 'more'], ['case-8']]);
  });

  it('have what people type at the part to which it leads, or at the top if that is gone', () => {
    expect(pages[1]?.sections).toEqual([
      {text: 'Always', words: ['open', 'times', 'closed', 'late']},
      {anchor: 'week', heading: 'The week', text: '', words: ['Saturday'], urgent: ['now']},
    ]);
  });
});
