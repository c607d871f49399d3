import {describe, expect, it} from 'vitest';
import {readMdx, readYaml} from '../src/source';
import {expectOne, expectPlainWords, only} from '@dental/testing/problems';

const FILE = 'pages-content/about-us.mdx';

describe('a staff member who saves a file from any editor', () => {
  const page = ['---', 'kind: page', 'order: 2', '---', '', 'First words.'];

  it.each([
    ['on Linux', page.join('\n')],
    ['on Windows', page.join('\r\n')],
    ['with a byte-order mark', `\uFEFF${page.join('\n')}`],
    ['with both', `\uFEFF${page.join('\r\n')}`],
    ['with spaces behind the dashes', page.join('\n').replaceAll('---', '---  ')],
  ])('gets the same fields, body and line numbers %s', (_, text) => {
    const source = readMdx(FILE, text);
    expect(source.problems).toEqual([]);
    expect(source.data).toEqual({kind: 'page', order: 2});
    expect(source.body).toBe('\nFirst words.');
    expect(source.bodyLine).toBe(5);
    expect(source.lineOf(['order'])).toBe(3);
  });

  it('may write a line of dashes in the text', () => {
    expect(readMdx(FILE, '---\nkind: page\n---\n\nOne\n\n---\n\nTwo\n').body).toContain(
      '---\n\nTwo',
    );
  });

  it('may leave the text empty', () => {
    expect(readMdx(FILE, '---\nkind: page\n---')).toMatchObject({
      problems: [],
      data: {kind: 'page'},
      body: '',
    });
  });
});

describe('a staff member who mistypes the fields', () => {
  it.each(['*Important* news', '*important', '@home', '`code`', '%5', '"About" us', '[About] us'])(
    'who starts a value with a sign, as in %j, is shown the line or gets what was written',
    (value) => {
      const {data, problems} = readMdx(
        FILE,
        ['---', 'kind: page', `heading: ${value}`, '---'].join('\n'),
      );
      if (problems.length === 0) expect((data as {heading: unknown}).heading).toBe(value);
      else expect(problems[0]?.line).toBe(3);
      expectPlainWords(problems);
    },
  );

  it.each([
    ['nothing in the file', ''],
    ['no dashes', 'kind: page\n\nText.'],
    ['an empty line before the dashes', '\n---\nkind: page\n---\n'],
    ['four dashes', '----\nkind: page\n----\n'],
  ])('who leaves %s is told where the dashes go', (_, text) => {
    const {problems, data} = readMdx(FILE, text);
    expect(data).toBeUndefined();
    expect(only(problems)).toMatchObject({
      line: 1,
      remedy: expect.stringContaining('Put --- on the first line') as string,
    });
    expectPlainWords(problems);
  });

  it('who leaves the second dashes out is told after which line they go', () => {
    const {problems, data} = readMdx(
      FILE,
      '---\nkind: page\nredirectFrom:\n  - /old\n\nText.\n\nMore: text.',
    );
    expect(data).toBeUndefined();
    expectOne(problems, 'Put --- on a line of its own after this line.', {line: 4});
  });

  it('who puts a heading among the fields is told that nobody sees it', () => {
    expectOne(readMdx(FILE, '---\nkind: page\n## Parking\n---\n').problems, 'nobody sees it', {
      line: 3,
    });
  });
});

describe('a message about a field', () => {
  const source = readYaml(
    'hours.yml',
    [
      '# Opening hours',
      '',
      'note: By appointment',
      'week:',
      '  - day: Monday',
      '    opens: 9:00 am',
      '  - day: Tuesday',
    ].join('\n'),
  );

  it.each([
    [['note'], 3],
    [['week'], 4],
    [['week', 0, 'opens'], 6],
    [['week', 1], 7],
    [['week', 1, 'day'], 7],
  ])('about %j names its line', (path, line) => {
    expect(source.lineOf(path)).toBe(line);
  });

  it.each([
    ['a field that is missing names the entry around it', ['week', 1, 'opens'], 7],
    ['an entry that is missing names the list around it', ['week', 9, 'opens'], 4],
    ['a file without the group names its start', ['closures', 0], 1],
  ])('about %s', (_, path, line) => {
    expect(source.lineOf(path)).toBe(line);
  });

  it('counts from the first line of the whole file', () => {
    expect(readYaml('x.yml', 'a: 1\nb: 2', 11).lineOf(['b'])).toBe(12);
    expect(readYaml('x.yml', 'a: 1\na: 2', 11).problems[0]?.line).toBe(12);
  });

  it('names every broken line at once', () => {
    const {problems} = readYaml('x.yml', 'a: 1\na: 2\nb: 1\nb: 2\n');
    expect(problems.map(({line}) => line)).toEqual([2, 4]);
  });
});

describe('an empty file', () => {
  it('is read as no data, and nothing breaks', () => {
    expect(readYaml('x.yml', '')).toMatchObject({data: null, problems: []});
    expect(readYaml('x.yml', '').lineOf(['anything', 3])).toBe(1);
  });
});
