import {readFileSync} from 'node:fs';
import type {Mark, Node} from 'prosemirror-model';
import {EditorState, TextSelection, type Command, type Transaction} from 'prosemirror-state';
import {describe, expect, it} from 'vitest';
import {site} from '@dental/testing/realSite';
import {
  addRow,
  deleteRow,
  findLink,
  toggleBold,
  toggleHeading,
  toggleList,
} from '../src/body/commands';
import {splitImports} from '../src/body/imports';
import {insertFact, insertLink} from '../src/body/insert';
import {readText} from '../src/body/readText';
import {schema} from '../src/body/schema';
import {splitSegments} from '../src/body/segments';
import {writeText} from '../src/body/writeText';
import {mdxFormat} from '../src/format';
import {getText} from '../src/format/data';

/** Lists the texts that a form shows for a file: those between and within its blocks. */
function listTexts(text: string): string[] {
  return splitSegments(text).flatMap((segment) =>
    segment.kind === 'text' ? [segment.source.trim()] : listTexts(segment.content ?? ''),
  );
}

const files = [...site.pages, ...site.cases, ...site.reviews].map(({file}) => {
  const {body} = mdxFormat.fromFile(readFileSync(file, 'utf8'));
  return {file, texts: listTexts(splitImports(getText(body)).text).filter((text) => text !== '')};
});

/** Returns a text after an edit of the part with some words. */
function edit(
  text: string,
  words: string,
  change: (state: EditorState, from: number, to: number) => Transaction,
): string {
  const content = readText(text);
  const state = EditorState.create({doc: content.doc});
  const place = findWords(state, words);
  return writeText(state.apply(change(state, place.from, place.to)).doc, content);
}

function findWords({doc}: EditorState, words: string): {from: number; to: number} {
  let from: number | undefined;
  doc.descendants((node, position) => {
    const index = node.isText ? node.text!.indexOf(words) : -1;
    if (index !== -1) from ??= position + index;
  });
  if (from === undefined) throw new Error(`The text doesn't say "${words}".`);
  return {from, to: from + words.length};
}

const replaceWords = (text: string, words: string, newWords: string) =>
  edit(text, words, (state, from, to) => state.tr.insertText(newWords, from, to));

/** Runs a command with some words selected. */
function run(text: string, words: string, command: Command): string {
  return runAt(text, findWords(EditorState.create({doc: readText(text).doc}), words), command);
}

/** Runs a command with the cursor at a bar in the text. */
function runAtCursor(text: string, command: Command): string {
  const {from} = findWords(EditorState.create({doc: readText(text).doc}), '|');
  return runAt(text.replace('|', ''), {from, to: from}, command);
}

function runAt(text: string, {from, to}: {from: number; to: number}, command: Command): string {
  const content = readText(text);
  let state = EditorState.create({doc: content.doc});
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
  const isDone = command(state, (transaction) => (state = state.apply(transaction)));
  if (!isDone) throw new Error('The command does nothing here.');
  return writeText(state.doc, content);
}

const markWords = (text: string, words: string, mark: Mark) =>
  edit(text, words, (state, from, to) => state.tr.addMark(from, to, mark));

/** Lists the lines of a text that another one doesn't have. */
function listOwnLines(text: string, other: string): string[] {
  const lines = other.split('\n');
  return text.split('\n').filter((line) => !lines.includes(line));
}

describe('readText', () => {
  it('shows every text of every page', () => {
    for (const {file, texts} of files) {
      for (const text of texts) {
        const {doc} = readText(text);
        const keptBlocks = doc.children.filter(({type}) => type.name === 'kept_block');
        expect({file, kept: keptBlocks.map(({attrs}) => attrs.source as string)}).toEqual({
          file,
          kept: [],
        });
      }
    }
  });

  it('rejects a text that is not MDX', () => {
    expect(() => readText('Children <5 come free.')).toThrow();
  });
});

describe('writeText', () => {
  it('keeps every text of every page byte for byte', () => {
    for (const {file, texts} of files) {
      for (const text of texts) {
        const content = readText(text);
        expect({file, text: writeText(content.doc, content)}).toEqual({file, text});
      }
    }
  });

  it('changes only the edited block of every text', () => {
    for (const {file, texts} of files) {
      for (const text of texts) {
        const content = readText(text);
        content.doc.forEach((block, offset, index) => {
          const state = EditorState.create({doc: content.doc});
          const position = findFirstWords(block);
          if (position === undefined) return;
          const {doc} = state.apply(state.tr.insertText('Q1 ', offset + position));
          const output = writeText(doc, content);
          const source = content.sources[index]!;
          const place = text.indexOf(source);
          expect(output.startsWith(text.slice(0, place)), file).toBe(true);
          expect(output.endsWith(text.slice(place + source.length)), file).toBe(true);
          const lines = {file, ownLines: listOwnLines(output, text).length};
          // A paragraph that is wrapped by hand may be wrapped in another way.
          const isFolded = block.isTextblock && source.includes('\n');
          if (!isFolded) expect(lines).toEqual({file, ownLines: 1});
          expect(output.replaceAll(/\s+/g, ' ').replace('Q1 ', ''), file).toBe(
            text.replaceAll(/\s+/g, ' '),
          );
        });
      }
    }
  });
});

/** Finds the first words in a block; undefined if it has none. */
function findFirstWords(block: Node): number | undefined {
  let place: number | undefined;
  if (block.isTextblock) return block.firstChild?.isText ? 1 : undefined;
  block.descendants((node, position) => {
    if (node.isText) place ??= position + 1;
  });
  return place;
}

describe('an edited text', () => {
  it('keeps the source of other list items, rows, and wrapped lines', () => {
    const list = '*   One\n*   Two __bold__\n*   Three';
    expect(replaceWords(list, 'Three', 'Four')).toBe('*   One\n*   Two __bold__\n* Four');
    const table = '| Plan   | Fee |\n|:-------|-----|\n| Basic  | $20 |\n| Family | $30 |';
    expect(replaceWords(table, '$30', '$35')).toBe(table.replace('$30', '$35'));
    const wrapped =
      'The first line is long enough to be wrapped by hand, like\n' +
      'the second line of this paragraph here, which is also long.';
    expect(replaceWords(wrapped, 'also', 'too')).toBe(wrapped.replace('also', 'too'));
    expect(replaceWords('1) One\n2) Two', 'Two', 'Three')).toBe('1) One\n2) Three');
  });

  it('keeps the blank lines between blocks', () => {
    const text = '## One\nTwo\n\n\n- Three';
    expect(replaceWords(text, 'Two', '2')).toBe('## One\n2\n\n\n- Three');
    expect(run(text, 'Two', toggleHeading(3))).toBe('## One\n\n### Two\n\n- Three');
  });

  it.each([
    'Call&nbsp;us &copy; soon.',
    'See {practice} now.',
    'An ![old image](a.png) here.',
    'Some `code`, ~~old words~~, and a note[^1].',
    'Call <Phone/> or <Fact name="practice.email" /> now.',
    'Use <BookLink>our **booking** page</BookLink> now.',
    'A <span lang="es">sí</span> here.',
    'See [the page][page] and https://example.com/a_b_c now.',
    'An escaped \\* asterisk, 5 \\< 6, and a \\{brace\\}.',
    'Write to front@example.com now.',
    'A hard\\\nbreak.',
    '<Fact name="care.lost-crown"/>',
  ])('keeps %j when other words change', (text) => {
    const edited = `First words. ${text}`;
    const expected = edited.replace('First', 'Other');
    expect(replaceWords(edited, 'First', 'Other')).toBe(expected);
    expect(replaceWords(`- First words.\n- ${text}`, 'First', 'Other')).toContain(text);
  });

  it.each([
    '```js\nconst a = 1;\n```',
    '<aside>\n\nWords in a **tag**.\n\n</aside>',
    '{/* A comment */}',
    '[page]: /costs',
    '- [ ] A box to check\n- [x] Another',
    '- Item\n\n  ```\n  code in it\n  ```',
    '> ```\n> quoted\n> ```',
  ])('keeps the block %j as it is', (block) => {
    const text = `First words.\n\n${block}\n\nLast words.`;
    expect(readText(text).doc.child(1).type.name).toBe('kept_block');
    expect(replaceWords(text, 'First', 'Other')).toBe(text.replace('First', 'Other'));
  });

  it('escapes typed characters, so that they stay what they are', () => {
    const typed = '<b> {x} *a* _b_ [c](d) `e` # f & g &amp; ~h~ | i \\ j 1 < 2 $5 50%';
    const text = replaceWords('Some words.', 'words', typed);
    expect(readText(text).doc.textContent).toBe(`Some ${typed}.`);
    for (const start of [
      '# 1',
      '- 2',
      '1. 3',
      '> 4',
      '---',
      '+ 5',
      '| 6',
      'import 7',
      '<Question',
    ]) {
      const line = replaceWords('Words', 'Words', start);
      const {doc} = readText(line);
      expect([doc.childCount, doc.firstChild?.type.name, doc.textContent]).toEqual([
        1,
        'paragraph',
        start,
      ]);
    }
  });

  it('puts spaces outside of bold words and links', () => {
    const strong = schema.marks.strong.create();
    expect(markWords('Very important words', ' important ', strong)).toBe(
      'Very **important** words',
    );
    expect(markWords('Very important', 'important', strong)).toBe('Very **important**');
    expect(replaceWords('Words', 'Words', ' Words  ')).toBe('Words');
  });

  it('leaves no trace of empty paragraphs and list items', () => {
    expect(replaceWords('One\n\nTwo\n\nThree', 'Two', '')).toBe('One\n\nThree');
    expect(replaceWords('- One\n- Two', 'Two', '')).toBe('- One');
    expect(replaceWords('One', 'One', '')).toBe('');
  });
});

describe('the tools of a text', () => {
  it('makes words bold, and plain again', () => {
    expect(run('Some words here', 'words', toggleBold)).toBe('Some **words** here');
    expect(run('Some **words** here', 'words', toggleBold)).toBe('Some words here');
  });

  it('makes a paragraph a heading or a list, and plain again', () => {
    expect(run('One\n\nTwo', 'One', toggleHeading(2))).toBe('## One\n\nTwo');
    expect(run('## One', 'One', toggleHeading(2))).toBe('One');
    const {bullet_list: bullets, ordered_list: numbers} = schema.nodes;
    expect(run('One\n\nTwo', 'Two', toggleList(bullets))).toBe('One\n\n- Two');
    expect(run('- One\n- Two', 'Two', toggleList(numbers))).toBe('1. One\n2. Two');
    expect(run('- One\n- Two', 'Two', toggleList(bullets))).toBe('- One\n\nTwo');
    expect(run('## One', 'One', toggleList(bullets))).toBe('- One');
  });

  it('finds a whole link with bold words in it', () => {
    const {doc} = readText('See [our **costs** page](/costs) now.');
    const state = EditorState.create({doc});
    const findPosition = (words: string) => {
      const {from} = findWords(state, words);
      return findLink(state.apply(state.tr.setSelection(TextSelection.create(doc, from + 1))));
    };
    const link = findPosition('page');
    expect(doc.textBetween(link!.from, link!.to)).toBe('our costs page');
    expect(link?.mark.attrs.href).toBe('/costs');
    expect(findPosition('now')).toBeUndefined();
  });

  it('replaces selected words with a link, and keeps the spaces around', () => {
    const link = insertLink({words: 'our page', href: '/costs'});
    expect(run('See this page today.', 'this page ', link)).toBe('See [our page](/costs) today.');
    expect(run('See our page today.', ' our page ', link)).toBe('See [our page](/costs) today.');
    expect(run('See a [page](/old).', 'page', link)).toBe('See a [our page](/costs).');
    expect(run('See **a page** now', 'a page', link)).toBe('See [**our page**](/costs) now');
  });

  it.each([
    {text: 'See| today.', with: 'See <Phone /> today.'},
    {text: 'See|', with: 'See <Phone />'},
    {text: '|See', with: '<Phone /> See'},
    {text: 'Call (|)', with: 'Call (<Phone />)'},
    {text: 'Call “|”.', with: 'Call “<Phone />”.'},
    {text: 'Call:|', with: 'Call: <Phone />'},
    {text: 'Call <Phone />|<Phone />', with: 'Call <Phone /> <Phone /> <Phone />'},
    {text: 'Call | us', with: 'Call <Phone /> us'},
  ])('puts a fact between words with spaces: $text', ({text, with: result}) => {
    expect(runAtCursor(text, insertFact('<Phone />'))).toBe(result);
  });

  it('adds and deletes rows of a table', () => {
    const table = '| Plan | Fee |\n|---|---|\n| Basic | $20 |';
    expect(run(table, '$20', addRow)).toBe(`${table}\n| | |`);
    expect(run(`${table}\n| Old | $1 |`, 'Old', deleteRow)).toBe(table);
    expect(() => run(table, 'Plan', deleteRow)).toThrow();
  });
});
