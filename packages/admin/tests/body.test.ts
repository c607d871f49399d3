// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest';
import {humanizeName} from '../src/collections/fields';
import type {Change} from '../src/body/lines';
import {toggleLineStyle, toggleMarker, type LineStyle} from '../src/body/lines';
import {convertPaste} from '../src/body/paste';
import {parseBody} from '@dental/content';

type Selection = Pick<Change, 'from' | 'to'>;

function applyChanges(text: string, changes: readonly Change[]): string {
  // Later changes first, so that positions stay valid.
  const sorted = [...changes].reverse().sort((a, b) => b.from - a.from);
  let result = text;
  for (const {from, to, insert} of sorted) {
    result = result.slice(0, from) + insert + result.slice(to);
  }
  return result;
}

const styleLines = (text: string, selection: Selection, style: LineStyle) =>
  applyChanges(text, toggleLineStyle(text, selection, style));
const markBold = (text: string, selection: Selection) =>
  applyChanges(text, toggleMarker(text, selection, '**'));
const selectAll = (text: string): Selection => ({from: 0, to: text.length});
const findProblems = (body: string) => parseBody('a.mdx', {body, bodyLine: 1}).problems;

describe('toggleLineStyle', () => {
  it('makes a line a heading, and plain again', () => {
    expect(styleLines('Opening hours', {from: 3, to: 3}, 'heading')).toBe('## Opening hours');
    expect(styleLines('## Opening hours', {from: 5, to: 5}, 'heading')).toBe('Opening hours');
    expect(styleLines('## Opening hours', {from: 5, to: 5}, 'subheading')).toBe(
      '### Opening hours',
    );
  });

  it('numbers lines and skips blank ones', () => {
    const lines = 'One\nTwo\n\nThree';
    expect(styleLines(lines, selectAll(lines), 'numbers')).toBe('1. One\n2. Two\n\n3. Three');
  });

  it('changes only the selected lines', () => {
    const text = 'Before  \n\nA\nB\n\nAfter\t';
    expect(styleLines(text, {from: 10, to: 13}, 'bullets')).toBe('Before  \n\n- A\n- B\n\nAfter\t');
  });
});

describe('toggleMarker', () => {
  it('puts asterisks next to the words, not the spaces around them', () => {
    expect(markBold('Very important ', {from: 4, to: 15})).toBe('Very **important** ');
    expect(markBold('Very **important**', {from: 7, to: 16})).toBe('Very important');
  });
});

describe('humanizeName', () => {
  it('converts the name of a block to words', () => {
    expect(humanizeName('AtAGlance')).toBe('At a glance');
  });
});

describe('convertPaste', () => {
  it('keeps headings, lists, and emphasis from Word, and nothing else', () => {
    const style = "style='mso-list:l0 level1 lfo1'";
    const bullet = "<span style='mso-list:Ignore'>·<span>&nbsp; </span></span>";
    const html = [
      '<html xmlns:o="urn:schemas-microsoft-com:office:office">',
      '<head><style>p{mso-style:x}</style></head><body>',
      '<!--StartFragment--><h1>Our\u00a0new scanner<o:p></o:p></h1>',
      '<p class=MsoNormal>It is <b>fast</b> and <i>gentle</i>.<o:p></o:p></p>',
      `<p class=MsoListParagraphCxSpFirst ${style}>${bullet}No mess<o:p></o:p></p>`,
      `<p class=MsoListParagraphCxSpLast ${style}>${bullet}No wait</p>`,
      '<p class=MsoNormal>Children &lt;5 and {others} come free.</p><!--EndFragment-->',
      '</body></html>',
    ].join('\n');
    const text = convertPaste(html, '');
    expect(text).toBe(
      '## Our new scanner\n\nIt is **fast** and *gentle*.\n\n- No mess\n- No wait\n\n' +
        'Children \\<5 and \\{others\\} come free.',
    );
    expect(findProblems(text)).toEqual([]);
  });

  it('converts cells from Excel to a table', () => {
    const rows = '<tr><td>Plan</td><td>Fee</td></tr><tr><td>Basic</td><td>$20</td></tr>';
    expect(convertPaste(`<table>${rows}</table>`, '')).toBe(
      '| Plan | Fee |\n| - | - |\n| Basic | $20 |',
    );
  });

  it('ignores the bold wrapper of Google Docs', () => {
    const html =
      '<b style="font-weight:normal"><p>One <span style="font-weight:700">two</span></p>' +
      '<ul><li><p>Three</p></li></ul></b>';
    expect(convertPaste(html, '')).toBe('One **two**\n\n- Three');
  });

  it('keeps plain text, without typed bullets and invisible characters', () => {
    expect(convertPaste('', 'Call <Phone /> now.\n\n## A heading')).toBe(
      'Call <Phone /> now.\n\n## A heading',
    );
    expect(convertPaste('', '•\tOne\n•\tTwo\u200b\u00a0')).toBe('- One\n- Two');
  });

  it('keeps links and nested lists', () => {
    const html =
      '<p>See <a href="https://example.com/a b">this page</a>.</p>' +
      '<ol><li>One<ul><li>Inner</li></ul></li><li>Two</li></ol>';
    expect(convertPaste(html, '')).toBe(
      'See [this page](https://example.com/a%20b).\n\n1. One\n   - Inner\n2. Two',
    );
  });

  it('escapes paragraphs that look like lists or headings', () => {
    expect(convertPaste('<p>2026. A good year.</p><p># is a sign</p>', '')).toBe(
      '2026\\. A good year.\n\n\\# is a sign',
    );
  });
});
