// @vitest-environment happy-dom
import {DOMParser} from 'prosemirror-model';
import {describe, expect, it} from 'vitest';
import {humanizeName} from '../src/collections/fields';
import {cleanHtml, parsePlainText} from '../src/body/paste';
import {readText} from '../src/body/readText';
import {schema} from '../src/body/schema';
import {writeText} from '../src/body/writeText';

const EMPTY = readText('');

/** Returns the Markdown of a text with some pasted HTML and nothing else. */
function pasteHtml(html: string): string {
  const {body} = new window.DOMParser().parseFromString(cleanHtml(html), 'text/html');
  return writeText(DOMParser.fromSchema(schema).parse(body), EMPTY);
}

const pastePlain = (text: string) =>
  writeText(schema.node('doc', null, parsePlainText(text).content), EMPTY);

describe('humanizeName', () => {
  it('converts the name of a block to words', () => {
    expect(humanizeName('AtAGlance')).toBe('At a glance');
  });
});

describe('pasted content', () => {
  it('drops the bullet after the comment of an Outlook list', () => {
    const bullet = '<![if !supportLists]><span>·<span>&nbsp; </span></span><![endif]>';
    const html = `<p class=MsoListParagraph>${bullet}No mess</p>`;
    expect(pasteHtml(html).trim()).toBe('- No mess');
  });

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
    const text = pasteHtml(html);
    expect(text).toBe(
      '## Our new scanner\n\nIt is **fast** and *gentle*.\n\n- No mess\n- No wait\n\n' +
        'Children \\<5 and \\{others\\} come free.',
    );
  });

  it('keeps the paragraphs of a cell apart', () => {
    const cell = '<td><p>Cleaning</p><p>(adult)</p></td>';
    const rows = `<tr>${cell}<td>Fee</td></tr><tr><td><p>a</p></td><td>b</td></tr>`;
    expect(pasteHtml(`<table>${rows}</table>`)).toMatch(/^\| Cleaning \(adult\) \| Fee \|/);
  });

  it('converts cells from Excel to a table', () => {
    const rows = '<tr><td>Plan</td><td>Fee</td></tr><tr><td>Basic</td><td>$20</td></tr>';
    expect(pasteHtml(`<table>${rows}</table>`)).toBe('| Plan | Fee |\n| - | - |\n| Basic | $20 |');
  });

  it('ignores the bold wrapper of Google Docs', () => {
    const html =
      '<b style="font-weight:normal"><p>One <span style="font-weight:700">two</span></p>' +
      '<ul><li><p>Three</p></li></ul></b>';
    expect(pasteHtml(html)).toBe('One **two**\n\n- Three');
  });

  it('keeps plain text, without typed bullets and invisible characters', () => {
    expect(pastePlain('Call <Phone /> now.\n\n## A heading')).toBe(
      'Call \\<Phone /> now.\n\n\\## A heading',
    );
    expect(pastePlain('•\tOne\r\n- Two\u200b\u00a0')).toBe('- One\n- Two');
  });

  it('keeps chips and links that were copied from another text', () => {
    const html =
      '<p data-pm-slice="1 1 []">Call <span class="kept-part" data-source="&lt;Phone/>">us</span>' +
      ' or <a href="/costs" title="Fees">see</a>.</p>';
    expect(pasteHtml(html)).toBe('Call <Phone/> or [see](/costs "Fees").');
  });

  it('drops pictures, scripts, and addresses that are no links', () => {
    const html =
      '<p>A<img src="x.png" onerror="alert(1)"> <a href="javascript:alert(1)">bad</a> word' +
      '<script>alert(1)</script><br>and <u>more</u></p><hr>';
    expect(pasteHtml(html)).toBe('A bad word and more\n\n---');
  });

  it('keeps links and nested lists', () => {
    const html =
      '<p>See <a href="https://example.com/a b">this page</a>.</p>' +
      '<ol><li>One<ul><li>Inner</li></ul></li><li>Two</li></ol>';
    expect(pasteHtml(html)).toBe(
      'See [this page](https://example.com/a%20b).\n\n1. One\n   - Inner\n2. Two',
    );
  });

  it('escapes paragraphs that look like lists or headings', () => {
    expect(pasteHtml('<p>2026. A good year.</p><p># is a sign</p>')).toBe(
      '2026\\. A good year.\n\n\\# is a sign',
    );
  });
});
