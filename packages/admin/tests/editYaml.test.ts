import {describe, expect, it} from 'vitest';
import {BODY, ENTRIES, mdxFormat, yamlFormat} from '../src/format';
import type {Data} from '../src/format/clean';

/** What a file of facts says once a form has changed some of its fields. */
function saved(text: string, change: Record<string, Data>): string {
  return yamlFormat.toFile({...yamlFormat.fromFile(text), ...change});
}

describe('a changed field', () => {
  it.each([
    ['keeps double quotes', 'a: "x"\n', {a: 'y "z"'}, 'a: "y \\"z\\""\n'],
    ['keeps single quotes', "a: 'x'\n", {a: "it's"}, "a: 'it''s'\n"],
    ['keeps its comment', 'a: x # why\nb: 1\n', {a: 'z'}, 'a: z # why\nb: 1\n'],
    [
      'is quoted where it would be read as something else',
      'a: x\nb: x\nc: x\nd: x\n',
      {a: 'yes', b: '5:00', c: '# no', d: '12'},
      'a: "yes"\nb: "5:00"\nc: "# no"\nd: "12"\n',
    ],
    [
      'of a group that is new keeps its name',
      'a: x\n',
      {b: {on: '2026-01-01', by: 'no'}},
      'a: x\nb:\n  by: "no"\n  on: 2026-01-01\n',
    ],
    ['takes accents and colons as they are typed', 'a: x\n', {a: 'Señora Núñez: «sí»'}, 'a: "Señora Núñez: «sí»"\n'],
    [
      'stays a date or a time without quotes',
      'a: 2026-01-01\nb: 9:00 am\n',
      {a: '2027-02-03', b: '10:30 am'},
      'a: 2027-02-03\nb: 10:30 am\n',
    ],
    [
      'stays a folded text whose other lines are untouched',
      'a: >-\n  one two\n  three four\n  five six\nb: 1\n',
      {a: 'one two 3 four five six'},
      'a: >-\n  one two\n  3 four\n  five six\nb: 1\n',
    ],
    ['stays a literal text', 'a: |\n  one\n  two\nb: 1\n', {a: 'one\n2\n'}, 'a: |\n  one\n  2\nb: 1\n'],
    ['is filled in where its line was empty', 'a:\nb: 1\n', {a: 'x'}, 'a: x\nb: 1\n'],
    ['is a number where it was one', 'a: 12\n', {a: 13}, 'a: 13\n'],
    ['of a list on one line changes that line', 'a: [x, y]\nb: 1\n', {a: ['x', 'z, w']}, 'a: [x, "z, w"]\nb: 1\n'],
  ] as [string, string, Record<string, Data>, string][])('%s', (_, before, change, after) => {
    expect(saved(before, change)).toBe(after);
  });
});

describe('a field that is emptied', () => {
  it.each([
    ['goes with its line', 'a: x\n# on b\nb: y\nc: z\n', {b: ''}, 'a: x\n# on b\nc: z\n'],
    ['goes with all lines of its text', 'a: x\nb: >-\n  one\n  two\nc: z\n', {b: ''}, 'a: x\nc: z\n'],
    ['goes with the fields in it', 'a: x\nb:\n  c: 1\n  d: 2\ne: y\n', {b: {c: null, d: ''}}, 'a: x\ne: y\n'],
    ['leaves the dash of its list', 'l:\n  - a: 1\n    b: 2\n', {l: [{b: 2}]}, 'l:\n  - b: 2\n'],
    ['is no line where it was none', 'a: x\n', {b: '', c: null, d: false, e: [], f: {g: ''}}, 'a: x\n'],
  ] as [string, string, Record<string, Data>, string][])('%s', (_, before, change, after) => {
    expect(saved(before, change)).toBe(after);
  });
});

describe('a list', () => {
  it.each([
    ['gets its first item', 'a: 1\nl: []\nb: 2\n', {l: ['x']}, 'a: 1\nl:\n  - x\nb: 2\n'],
    [
      'gets an item at its end',
      'l:\n  - a: 1 # one\n  - a: 2\nb: 1\n',
      {l: [{a: 1}, {a: 2}, {a: 3, c: 'x'}]},
      'l:\n  - a: 1 # one\n  - a: 2\n  - a: 3\n    c: x\nb: 1\n',
    ],
    ['gets an item in front', 'l:\n  - x # one\n  - y\n', {l: ['w', 'x', 'y']}, 'l:\n  - w\n  - x # one\n  - y\n'],
    ['loses an item', 'l:\n  - a: 1\n    b: 2\n  - a: 3 # three\n', {l: [{a: 3}]}, 'l:\n  - a: 3 # three\n'],
    ['loses its last item', 'l:\n  - x\nb: 1\n', {l: []}, 'l: []\nb: 1\n'],
    [
      'changes its order with its comments',
      'l:\n  - x # one\n  - y # two\n  - z\n',
      {l: ['y', 'x', 'z']},
      'l:\n  - y # two\n  - x # one\n  - z\n',
    ],
    [
      'keeps the lines between its items',
      'l:\n  - a: 1\n\n  - a: 2\n',
      {l: [{a: 1}, {a: 2}, {a: 3}]},
      'l:\n  - a: 1\n\n  - a: 2\n\n  - a: 3\n',
    ],
  ] as [string, string, Record<string, Data>, string][])('%s', (_, before, change, after) => {
    expect(saved(before, change)).toBe(after);
  });

  it('can be the whole file', () => {
    expect(saved('# Ours.\n- a: 1\n- a: 2\n', {[ENTRIES]: [{a: 1}, {a: 5}]})).toBe('# Ours.\n- a: 1\n- a: 5\n');
    expect(saved('# None yet.\n[]\n', {[ENTRIES]: [{a: 1}]})).toBe('# None yet.\n- a: 1\n');
  });
});

describe('a page', () => {
  const PAGE = '---\r\ntitle: "A" # shown\r\n---\r\n\r\n\r\nOne  \r\n\r\n<Tag x="1" />\r\n\r\n';

  it('keeps its body byte for byte while a field is changed, and its fields while the body is', () => {
    const data = mdxFormat.fromFile(PAGE);
    expect(mdxFormat.toFile({...data, title: 'B'})).toBe(PAGE.replace('"A"', '"B"'));
    expect(mdxFormat.toFile({...data, [BODY]: (data[BODY] as string).replace('One', 'Two')})).toBe(
      PAGE.replace('One', 'Two'),
    );
  });

  it('that is new has its fields in the order of their schema, a blank line and its text', () => {
    expect(mdxFormat.toFile({order: 3, title: 'A', banner: '', [BODY]: 'Words.\n'})).toBe(
      '---\ntitle: A\norder: 3\n---\n\nWords.\n',
    );
  });

  it('whose fields are not closed is not opened, rather than damaged', () => {
    expect(() => mdxFormat.fromFile('---\ntitle: A\n')).toThrow(/three dashes/);
  });
});
