// @vitest-environment happy-dom
import {describe, expect, test} from 'vitest';
import {inWords} from '../src/collections/fields';
import {
  insertBlock,
  INSERTABLE,
  blockFields,
  type Change,
  withImports,
  withoutImports,
} from '../src/body/blocks';
import {changeLines, changeMarks} from '../src/body/lines';
import {pastedText} from '../src/body/paste';
import {parseBody} from '@dental/content';

const applied = (text: string, changes: readonly Change[]) =>
  [...changes]
    .reverse()
    .sort((a, b) => b.from - a.from)
    .reduce((so, {from, to, insert}) => so.slice(0, from) + insert + so.slice(to), text);
const all = (text: string) => ({from: 0, to: text.length});
const problemsIn = (body: string) => parseBody('a.mdx', {body, bodyLine: 1}).problems;

describe('the toolbar', () => {
  test('makes a heading of a line, and a line of a heading', () => {
    expect(
      applied('Opening hours', changeLines('Opening hours', {from: 3, to: 3}, 'heading')),
    ).toBe('## Opening hours');
    expect(
      applied('## Opening hours', changeLines('## Opening hours', {from: 5, to: 5}, 'heading')),
    ).toBe('Opening hours');
    expect(
      applied('## Opening hours', changeLines('## Opening hours', {from: 5, to: 5}, 'subheading')),
    ).toBe('### Opening hours');
  });

  test('numbers the lines of a list', () => {
    const lines = 'One\nTwo\n\nThree';
    expect(applied(lines, changeLines(lines, all(lines), 'numbers'))).toBe(
      '1. One\n2. Two\n\n3. Three',
    );
  });

  test('touches the selected lines only', () => {
    const text = 'Before  \n\nA\nB\n\nAfter\t';
    expect(applied(text, changeLines(text, {from: 10, to: 13}, 'bullets'))).toBe(
      'Before  \n\n- A\n- B\n\nAfter\t',
    );
  });

  test('puts stars beside the words, not beside the spaces around them', () => {
    expect(
      applied('Very important ', changeMarks('Very important ', {from: 4, to: 15}, '**')),
    ).toBe('Very **important** ');
    expect(
      applied('Very **important**', changeMarks('Very **important**', {from: 7, to: 16}, '**')),
    ).toBe('Very important');
  });

  const TYPED = INSERTABLE.flatMap((name) => [
    {name, words: 'Some "good" words'},
    {name, words: 'and/"or"'},
  ]);

  test.each(TYPED)('writes $name with $words so that the page can be read', ({name, words}) => {
    const values = Object.fromEntries(
      blockFields(name).map(({name: field, use}) => [
        field,
        typeof use === 'string' ? words : (use[0] ?? ''),
      ]),
    );
    const text = 'First.\n\nLast.\n';
    const written = withImports(
      '',
      applied(text, insertBlock(text, {from: 8, to: 8}, name, values)),
    );
    expect(problemsIn(written), written).toEqual([]);
    expect(written.endsWith('Last.\n')).toBe(true);
  });

  test('what makes blocks known to a page is not seen, and follows the blocks', () => {
    const step = "import StepList from '@site/src/components/StepList';";
    const {imports, words} = withoutImports(`${step}\n\n<StepList>\n`);
    expect(words).toBe('<StepList>\n');
    expect(withImports(imports, words)).toBe(`${step}\n\n<StepList>\n`);
    const both = withImports(imports, `${words}<WhenToCall>\nCall <Phone />.\n`);
    expect(both.match(/^import \w+/gm)).toEqual(['import StepList', 'import WhenToCall']);
    expect(withImports(imports, 'Words.\n')).toBe('Words.\n');
    expect(withoutImports('Words.\nimport nothing')).toEqual({
      imports: '',
      words: 'Words.\nimport nothing',
    });
  });

  test('selected words go into a block', () => {
    const text = 'Call us.';
    expect(applied(text, insertBlock(text, all(text), 'Question', {title: 'When?'}))).toMatch(
      /<Question title="When\?">\n\nCall us\.\n\n<\/Question>$/,
    );
  });

  test('a block is called by words', () => expect(inWords('AtAGlance')).toBe('At a glance'));
});

describe('what is pasted', () => {
  test('from Word has its headings, lists and emphasis, and nothing of Word', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{mso-style:x}</style></head><body>
      <!--StartFragment--><h1>Our\u00a0new scanner<o:p></o:p></h1>
      <p class=MsoNormal>It is <b>fast</b> and <i>gentle</i>.<o:p></o:p></p>
      <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>No mess<o:p></o:p></p>
      <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>No wait</p>
      <p class=MsoNormal>Children &lt;5 and {others} come free.</p><!--EndFragment--></body></html>`;
    const text = pastedText(html, '');
    expect(text).toBe(
      '## Our new scanner\n\nIt is **fast** and *gentle*.\n\n- No mess\n- No wait\n\nChildren \\<5 and \\{others\\} come free.',
    );
    expect(problemsIn(text)).toEqual([]);
  });

  test('from Excel is a table', () => {
    const table = '| Plan | Fee |\n| - | - |\n| Basic | $20 |';
    expect(
      pastedText(
        '<table><tr><td>Plan</td><td>Fee</td></tr><tr><td>Basic</td><td>$20</td></tr></table>',
        '',
      ),
    ).toBe(table);
  });

  test('from Google Docs is not bold as a whole', () => {
    const html =
      '<b style="font-weight:normal"><p>One <span style="font-weight:700">two</span></p><ul><li><p>Three</p></li></ul></b>';
    expect(pastedText(html, '')).toBe('One **two**\n\n- Three');
  });

  test('as plain text stays as it is written, without bullets and signs that nobody sees', () => {
    expect(pastedText('', 'Call <Phone /> now.\n\n## A heading')).toBe(
      'Call <Phone /> now.\n\n## A heading',
    );
    expect(pastedText('', '•\tOne\n•\tTwo\u200b\u00a0')).toBe('- One\n- Two');
  });

  test('has links, and numbered lists below others', () => {
    const html =
      '<p>See <a href="https://example.com/a b">this page</a>.</p><ol><li>One<ul><li>Inner</li></ul></li><li>Two</li></ol>';
    expect(pastedText(html, '')).toBe(
      'See [this page](https://example.com/a%20b).\n\n1. One\n   - Inner\n2. Two',
    );
  });

  test('that only looks like a list or heading stays a paragraph', () => {
    expect(pastedText('<p>2026. A good year.</p><p># is a sign</p>', '')).toBe(
      '2026\\. A good year.\n\n\\# is a sign',
    );
  });
});
