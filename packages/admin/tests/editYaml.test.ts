import {describe, expect, it} from 'vitest';
import {BODY, ENTRIES, getSource, mdxFormat, replaceText, yamlFormat} from '../src/format';
import type {Data} from '../src/format/data';

/** A change of fields in a form, and its effect on the file. */
interface Case {
  does: string;
  before: string;
  change: Record<string, Data>;
  after: string;
}

/** Saves a facts file after a form changed some of its fields. */
function save(text: string, change: Record<string, Data>): string {
  return yamlFormat.toFile({...yamlFormat.fromFile(text), ...change});
}

const joinLines = (...all: string[]) => `${all.join('\n')}\n`;

const CHANGED_FIELDS: Case[] = [
  {
    does: 'removes a byte-order mark, and keeps comments',
    before: joinLines('# Note', 'a: x', '# More', 'b: y'),
    change: {a: '\ufeffz\ufeff'},
    after: joinLines('# Note', 'a: z', '# More', 'b: y'),
  },
  {
    does: 'puts the Spanish of a text below it',
    before: joinLines('text: Closed', 'from: 6:00 am # early'),
    change: {'text.es': 'Cerrado'},
    after: joinLines('text: Closed', 'text.es: Cerrado', 'from: 6:00 am # early'),
  },
  {
    does: 'keeps double quotes',
    before: joinLines('a: "x"'),
    change: {a: 'y "z"'},
    after: joinLines('a: "y \\"z\\""'),
  },
  {
    does: 'keeps single quotes',
    before: joinLines("a: 'x'"),
    change: {a: "it's"},
    after: joinLines("a: 'it''s'"),
  },
  {
    does: 'keeps the comment',
    before: joinLines('a: x # why', 'b: 1'),
    change: {a: 'z'},
    after: joinLines('a: z # why', 'b: 1'),
  },
  {
    does: 'quotes text that YAML would read as something else',
    before: joinLines('a: x', 'b: x', 'c: x', 'd: x'),
    change: {a: 'yes', b: '5:00', c: '# no', d: '12'},
    after: joinLines('a: "yes"', 'b: "5:00"', 'c: "# no"', 'd: "12"'),
  },
  {
    does: 'writes a new group in the order of its schema',
    before: joinLines('a: x'),
    change: {b: {on: '2026-01-01', by: 'no'}},
    after: joinLines('a: x', 'b:', '  by: "no"', '  on: 2026-01-01'),
  },
  {
    does: 'writes dates and times without quotes',
    before: joinLines('a: 2026-01-01', 'b: 9:00 am'),
    change: {a: '2027-02-03', b: '10:30 am'},
    after: joinLines('a: 2027-02-03', 'b: 10:30 am'),
  },
  {
    does: 'keeps the other lines of a folded text',
    before: joinLines('a: >-', '  one two', '  three four', '  five six', 'b: 1'),
    change: {a: 'one two 3 four five six'},
    after: joinLines('a: >-', '  one two', '  3 four', '  five six', 'b: 1'),
  },
  {
    does: 'keeps the style of a literal text',
    before: joinLines('a: |', '  one', '  two', 'b: 1'),
    change: {a: 'one\n2\n'},
    after: joinLines('a: |', '  one', '  2', 'b: 1'),
  },
  {
    does: 'fills in an empty value',
    before: joinLines('a:', 'b: 1'),
    change: {a: 'x'},
    after: joinLines('a: x', 'b: 1'),
  },
  {
    does: 'keeps a list on one line',
    before: joinLines('a: [x, y]', 'b: 1'),
    change: {a: ['x', 'z, w']},
    after: joinLines('a: [x, "z, w"]', 'b: 1'),
  },
];

const EMPTIED_FIELDS: Case[] = [
  {
    does: 'deletes the line of the field',
    before: joinLines('a: x', '# on b', 'b: y', 'c: z'),
    change: {b: ''},
    after: joinLines('a: x', '# on b', 'c: z'),
  },
  {
    does: 'deletes all lines of its text',
    before: joinLines('a: x', 'b: >-', '  one', '  two', 'c: z'),
    change: {b: ''},
    after: joinLines('a: x', 'c: z'),
  },
  {
    does: 'deletes a group with its fields',
    before: joinLines('a: x', 'b:', '  c: 1', '  d: 2', 'e: y'),
    change: {b: {c: null, d: ''}},
    after: joinLines('a: x', 'e: y'),
  },
  {
    does: 'keeps the dash of the list entry',
    before: joinLines('l:', '  - a: 1', '    b: 2'),
    change: {l: [{b: 2}]},
    after: joinLines('l:', '  - b: 2'),
  },
  {
    does: "adds no line for fields that weren't in the file",
    before: joinLines('a: x'),
    change: {b: '', c: null, d: false, e: [], f: {g: ''}},
    after: joinLines('a: x'),
  },
];

const LISTS: Case[] = [
  {
    does: 'adds the first entry',
    before: joinLines('a: 1', 'l: []', 'b: 2'),
    change: {l: ['x']},
    after: joinLines('a: 1', 'l:', '  - x', 'b: 2'),
  },
  {
    does: 'adds an entry at the end',
    before: joinLines('l:', '  - a: 1 # one', '  - a: 2', 'b: 1'),
    change: {l: [{a: 1}, {a: 2}, {a: 3, c: 'x'}]},
    after: joinLines('l:', '  - a: 1 # one', '  - a: 2', '  - a: 3', '    c: x', 'b: 1'),
  },
  {
    does: 'adds an entry at the start',
    before: joinLines('l:', '  - x # one', '  - y'),
    change: {l: ['w', 'x', 'y']},
    after: joinLines('l:', '  - w', '  - x # one', '  - y'),
  },
  {
    does: 'deletes an entry',
    before: joinLines('l:', '  - a: 1', '    b: 2', '  - a: 3 # three'),
    change: {l: [{a: 3}]},
    after: joinLines('l:', '  - a: 3 # three'),
  },
  {
    does: 'deletes the last entry',
    before: joinLines('l:', '  - x', 'b: 1'),
    change: {l: []},
    after: joinLines('l: []', 'b: 1'),
  },
  {
    does: 'moves an entry with its comment',
    before: joinLines('l:', '  - x # one', '  - y # two', '  - z'),
    change: {l: ['y', 'x', 'z']},
    after: joinLines('l:', '  - y # two', '  - x # one', '  - z'),
  },
  {
    does: 'keeps blank lines between entries',
    before: joinLines('l:', '  - a: 1', '', '  - a: 2'),
    change: {l: [{a: 1}, {a: 2}, {a: 3}]},
    after: joinLines('l:', '  - a: 1', '', '  - a: 2', '', '  - a: 3'),
  },
];

describe.each([
  {situation: 'when a field is changed', cases: CHANGED_FIELDS},
  {situation: 'when a field is emptied', cases: EMPTIED_FIELDS},
  {situation: 'when a list is changed', cases: LISTS},
])('yamlFormat $situation', ({cases}) => {
  it.each(cases)('$does', ({before, change, after}) => {
    expect(save(before, change)).toBe(after);
  });
});

describe('yamlFormat', () => {
  it('edits a file that is one list', () => {
    expect(save('# Ours.\n- a: 1\n- a: 2\n', {[ENTRIES]: [{a: 1}, {a: 5}]})).toBe(
      '# Ours.\n- a: 1\n- a: 5\n',
    );
    expect(save('# None yet.\n[]\n', {[ENTRIES]: [{a: 1}]})).toBe('# None yet.\n- a: 1\n');
    expect(yamlFormat.toFile({[ENTRIES]: [{a: 1}]})).toBe('- a: 1\n');
  });
});

describe('mdxFormat', () => {
  const PAGE = '---\r\ntitle: "A" # shown\r\n---\r\n\r\n\r\nOne  \r\n\r\n<Tag x="1" />\r\n\r\n';

  it('keeps the body when a field changes, and vice versa', () => {
    const data = mdxFormat.fromFile(PAGE);
    expect(mdxFormat.toFile({...data, title: 'B'})).toBe(PAGE.replace('"A"', '"B"'));
    expect(mdxFormat.toFile({...data, [BODY]: (data[BODY] as string).replace('One', 'Two')})).toBe(
      PAGE.replace('One', 'Two'),
    );
  });

  it("writes a new page's fields in schema order, then its text", () => {
    expect(mdxFormat.toFile({order: 3, title: 'A', banner: '', [BODY]: 'Words.\n'})).toBe(
      '---\ntitle: A\norder: 3\n---\n\nWords.\n',
    );
  });

  it("refuses to open a page whose fields aren't closed", () => {
    expect(() => mdxFormat.fromFile('---\ntitle: A\n')).toThrow(/three dashes/);
  });
});

describe('replaceText', () => {
  const file = 'pages-content/a.mdx';
  const text = joinLines('---', 'title: A # note', '---', '', 'Call 480.');

  it('takes the new text, and still starts from the same one', () => {
    const corrected = text.replace('480', '<Phone />');
    const data = replaceText(file, mdxFormat.fromFile(text), corrected);
    expect(getSource(data)).toBe(text);
    expect(mdxFormat.toFile(data)).toBe(corrected);
  });

  it('keeps a new entry new', () => {
    expect(getSource(replaceText(file, {title: 'A'}, text))).toBe(undefined);
  });
});
