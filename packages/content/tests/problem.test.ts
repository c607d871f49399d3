import {describe, expect, it} from 'vitest';
import {
  formatProblem,
  formatProblems,
  sortProblems,
  writeOneOf,
  type Problem,
} from '../src/problem';

function problem(file: string, line: number, message = 'It is wrong.'): Problem {
  return {file, line, message, remedy: 'Correct it.'};
}

it.each([
  [['a', 'b'], 'Write one of a, b here.'],
  [[], 'Add one first.'],
])('of the names %j the remedy is "%s"', (names, remedy) => {
  expect(writeOneOf(names, ' here', 'Add one first.')).toBe(remedy);
});

describe('a list of problems', () => {
  it('is in the order in which somebody corrects them: by file, then from top to bottom', () => {
    const mixed = [
      problem('b.mdx', 2),
      problem('a.mdx', 10),
      problem('a.mdx', 9, 'Two.'),
      problem('a.mdx', 9, 'One.'),
    ];
    expect(
      sortProblems(mixed).map(({file, line, message}) => `${file}:${line} ${message}`),
    ).toEqual(['a.mdx:9 One.', 'a.mdx:9 Two.', 'a.mdx:10 It is wrong.', 'b.mdx:2 It is wrong.']);
  });

  it('says nothing twice', () => {
    expect(
      sortProblems([problem('a.mdx', 1), problem('a.mdx', 1), problem('a.mdx', 2)]),
    ).toHaveLength(2);
  });

  it('is one line each, which a terminal makes a link to the place', () => {
    expect(formatProblem(problem('pages-content/about-us.mdx', 7))).toBe(
      'pages-content/about-us.mdx:7  It is wrong. Correct it.',
    );
  });

  it.each([
    [1, '1 problem in the content.'],
    [2, '2 problems in the content.'],
  ])('of %i ends with their number', (count, ending) => {
    const problems = Array.from({length: count}, (_, index) => problem('a.mdx', index + 1));
    const lines = formatProblems(problems).split('\n');
    expect(lines.at(-1)).toBe(ending);
    expect(lines.filter((line) => line.startsWith('a.mdx:'))).toHaveLength(count);
  });
});
