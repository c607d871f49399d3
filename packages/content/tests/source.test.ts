import {describe, expect, it} from 'vitest';
import {readMdx, readYaml} from '../src/source';
import {expectOne, expectPlainWords, getOnly} from '@dental/testing/problems';

const FILE = 'pages-content/about-us.mdx';

describe('readMdx: files from any editor', () => {
  const page = ['---', 'kind: page', 'order: 2', '---', '', 'First words.'];

  it.each([
    {name: 'Linux line ends', text: page.join('\n')},
    {name: 'Windows line ends', text: page.join('\r\n')},
    {name: 'a byte-order mark', text: `\uFEFF${page.join('\n')}`},
    {name: 'a byte-order mark and Windows line ends', text: `\uFEFF${page.join('\r\n')}`},
    {name: 'spaces after the dashes', text: page.join('\n').replaceAll('---', '---  ')},
  ])('reads fields, body, and lines with $name', ({text}) => {
    const source = readMdx(FILE, text);
    expect(source.problems).toEqual([]);
    expect(source.data).toEqual({kind: 'page', order: 2});
    expect(source.body).toBe('\nFirst words.');
    expect(source.bodyLine).toBe(5);
    expect(source.findLine(['order'])).toBe(3);
  });

  it('accepts a line of dashes in the text', () => {
    expect(readMdx(FILE, '---\nkind: page\n---\n\nOne\n\n---\n\nTwo\n').body).toContain(
      '---\n\nTwo',
    );
  });

  it('accepts an empty text', () => {
    expect(readMdx(FILE, '---\nkind: page\n---')).toMatchObject({
      problems: [],
      data: {kind: 'page'},
      body: '',
    });
  });
});

describe('readMdx: invalid fields', () => {
  it.each(['*Important* news', '*important', '@home', '`code`', '%5', '"About" us', '[About] us'])(
    'reads a value such as %j as typed, or reports its line',
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
    {name: 'an empty file', text: ''},
    {name: 'a file without dashes', text: 'kind: page\n\nText.'},
    {name: 'an empty line before the dashes', text: '\n---\nkind: page\n---\n'},
    {name: 'four dashes', text: '----\nkind: page\n----\n'},
  ])('explains where the dashes belong in $name', ({text}) => {
    const {problems, data} = readMdx(FILE, text);
    expect(data).toBeUndefined();
    expect(getOnly(problems)).toMatchObject({
      line: 1,
      remedy: expect.stringContaining('Put --- on the first line') as string,
    });
    expectPlainWords(problems);
  });

  it('explains where missing second dashes belong', () => {
    const {problems, data} = readMdx(
      FILE,
      '---\nkind: page\nredirectFrom:\n  - /old\n\nText.\n\nMore: text.',
    );
    expect(data).toBeUndefined();
    expectOne(problems, 'Put --- on a line of its own after this line.', {line: 4});
  });

  it('reports a heading among the fields', () => {
    expectOne(
      readMdx(FILE, '---\nkind: page\n## Parking\n---\n').problems,
      'visitors never see it',
      {
        line: 3,
      },
    );
  });
});

describe('readYaml: lines', () => {
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
    {path: ['note'], line: 3},
    {path: ['week'], line: 4},
    {path: ['week', 0, 'opens'], line: 6},
    {path: ['week', 1], line: 7},
    {path: ['week', 1, 'day'], line: 7},
  ])('returns line $line for $path', ({path, line}) => {
    expect(source.findLine(path)).toBe(line);
  });

  it.each([
    {name: 'the line of the entry for a missing field', path: ['week', 1, 'opens'], line: 7},
    {name: 'the line of the list for a missing entry', path: ['week', 9, 'opens'], line: 4},
    {name: 'line 1 for a missing group', path: ['closures', 0], line: 1},
  ])('returns $name', ({path, line}) => {
    expect(source.findLine(path)).toBe(line);
  });

  it('counts lines from the start of the whole file', () => {
    expect(readMdx(FILE, '---\na: 1\nb: 2\n---').findLine(['b'])).toBe(3);
    expect(readMdx(FILE, '---\na: 1\na: 2\n---').problems[0]?.line).toBe(3);
  });

  it('reports every duplicate field at once', () => {
    const {problems} = readYaml('x.yml', 'a: 1\na: 2\nb: 1\nb: 2\n');
    expect(problems.map(({line}) => line)).toEqual([2, 4]);
  });
});

describe('readYaml: empty file', () => {
  it('returns no data and no problem', () => {
    expect(readYaml('x.yml', '')).toMatchObject({data: null, problems: []});
    expect(readYaml('x.yml', '').findLine(['anything', 3])).toBe(1);
  });
});
