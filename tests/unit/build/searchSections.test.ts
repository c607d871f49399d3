import {describe, expect, it} from 'vitest';
import {makeSearchPages} from '../../../src/build/search';
import {splitSections} from '../../../src/build/search/sections';
import {makeExampleSite} from '@dental/testing/exampleSite';

const makePage = (main: string) =>
  `<!doctype html><html><head><title>No</title></head><body><nav>No</nav>\
<main id=main>${main}</main><footer>No</footer></body></html>`;

describe('splitSections', () => {
  it('returns the text below each heading with an id', () => {
    expect(
      splitSections(
        makePage(
          '<h1>Title</h1><p>Top<h2 id=a>First <em>part</em></h2>' +
            '<p>One<ul><li>two<li>three</ul><h3 id=b>Second</h3>',
        ),
      ),
    ).toEqual([
      {text: 'Top'},
      {anchor: 'a', heading: 'First part', text: 'One two; three;'},
      {anchor: 'b', heading: 'Second', text: ''},
    ]);
  });

  it('marks the part with the office hours', () => {
    const table = '<div data-hours><table><tr><td>Monday</table></div>';
    expect(splitSections(makePage(`Top<h2 id=hours>Hours</h2>${table}`))).toEqual([
      {text: 'Top'},
      {anchor: 'hours', heading: 'Hours', text: 'Monday', hasHours: true},
    ]);
  });

  it('returns a question that opens, with the anchor of the heading above', () => {
    const question =
      '<details data-print=open><summary><span>Does it hurt?</span></summary><p>No.</p></details>';
    expect(splitSections(makePage(`<h2 id=q>Questions</h2>${question}`)).at(-1)).toEqual({
      anchor: 'q',
      heading: 'Does it hurt?',
      text: 'No.',
    });
  });

  it('returns a part of the page that opens by its heading', () => {
    const part =
      '<details data-print=open><summary data-prose=page><h2 id=steps>Steps</h2></summary>' +
      '<p>First we look.</p></details>';
    expect(splitSections(makePage(part)).at(-1)).toEqual({
      anchor: 'steps',
      heading: 'Steps',
      text: 'First we look.',
    });
  });

  it('skips menus, forms, hidden text, and transcripts', () => {
    const around =
      '<header>No</header><nav>No</nav><aside>No</aside><form>No</form>' +
      '<p data-print=hide>No</p><i aria-hidden=true>No</i><b class="x visually-hidden">No</b>' +
      '<details><summary>No</summary>No</details><script>No</script>';
    expect(splitSections(makePage(`${around}<p>Yes`))).toEqual([{text: 'Yes'}]);
  });

  it('treats a heading with a generated id as text', () => {
    expect(splitSections(makePage('<p>Before<h2 id=_R_6l_>Call us if</h2><p>it hurts'))).toEqual([
      {text: 'Before Call us if it hurts'},
    ]);
  });

  it('separates table cells, and keeps a word with a tag together', () => {
    expect(
      splitSections(makePage('<table><tr><th>Friday<td>Closed</table><p>un<b>do</b><wbr>ne')),
    ).toEqual([{text: 'Friday Closed undone'}]);
  });

  it('marks the ends of terms and descriptions, unless they have a mark', () => {
    const facts = '<dl><div><dt>Time</dt><dd>An hour</dd></div><dt>Why?<dd>It helps.</dl><p>Ask';
    expect(splitSections(makePage(facts))).toEqual([{text: 'Time: An hour; Why? It helps. Ask'}]);
  });

  it('returns an empty section for a page without main', () => {
    expect(splitSections('<p>Nothing')).toEqual([{text: ''}]);
  });
});

describe('makeSearchPages', () => {
  const site = makeExampleSite({
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
  const mainOf: Record<string, string> = {
    '/hours': 'Always<h2 id=week>The week</h2>',
    '/smile-gallery': '<h3 id=case-1>A chip</h3><h2 id=more>More</h2>',
    '/smile-gallery/page/2': '<h3 id=case-8>A gap</h3><h2 id=more>More</h2>',
  };
  const pages = makeSearchPages(site, book, (path) => makePage(mainOf[path] ?? 'Text'));

  it('returns the listed pages, by their names in the menus', () => {
    expect(pages.map(({path, title}) => ({path, title}))).toEqual([
      {path: '/', title: 'Home'},
      {path: '/hours', title: 'Hours'},
      {path: '/smile-gallery', title: 'Smiles'},
      {path: '/smile-gallery/page/2', title: 'Smiles'},
    ]);
  });

  it('returns every case of the gallery once, on its page', () => {
    const anchors = pages.slice(2).map(({sections}) => sections.map(({anchor}) => anchor));
    expect(anchors).toEqual([[undefined, 'case-1', 'more'], ['case-8']]);
  });

  it('adds search words to their section, or else to the first', () => {
    expect(pages[1]?.sections).toEqual([
      {text: 'Always', words: ['open', 'times', 'closed', 'late']},
      {anchor: 'week', heading: 'The week', text: '', words: ['Saturday'], urgent: ['now']},
    ]);
  });
});
