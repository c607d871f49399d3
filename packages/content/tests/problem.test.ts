import {describe, expect, it} from 'vitest';
import {formatProblem, formatProblems, sortProblems, type Problem} from '../src/problem';

function makeProblem(file: string, line: number, message = 'It is wrong.'): Problem {
  return {file, line, message, remedy: 'Correct it.'};
}

describe('sortProblems and formatProblems', () => {
  it('sorts by file, then by line, then by message', () => {
    const mixedProblems = [
      makeProblem('b.mdx', 2),
      makeProblem('a.mdx', 10),
      makeProblem('a.mdx', 9, 'Two.'),
      makeProblem('a.mdx', 9, 'One.'),
    ];
    expect(
      sortProblems(mixedProblems).map(({file, line, message}) => `${file}:${line} ${message}`),
    ).toEqual(['a.mdx:9 One.', 'a.mdx:9 Two.', 'a.mdx:10 It is wrong.', 'b.mdx:2 It is wrong.']);
  });

  it('removes exact repeats', () => {
    expect(
      sortProblems([makeProblem('a.mdx', 1), makeProblem('a.mdx', 1), makeProblem('a.mdx', 2)]),
    ).toHaveLength(2);
  });

  it('formats a problem in one line that terminals can link', () => {
    expect(formatProblem(makeProblem('pages-content/about-us.mdx', 7))).toBe(
      'pages-content/about-us.mdx:7  It is wrong. Correct it.',
    );
  });

  it('merges what one exception allows, in any words', () => {
    const allowed = Array.from({length: 5}, (_, index): Problem => ({
      ...makeProblem('a.mdx', index + 1, `"Word ${index}" is a title.`),
      severity: 'warning',
      code: 'allowed',
    }));
    const lines = formatProblems(allowed).split('\n');
    expect(lines[0]).toContain('"Word 0" is a title. Correct it. Also in a.mdx:2');
    expect(lines.filter((line) => line.startsWith('a.mdx:'))).toHaveLength(1);
  });

  it.each([
    {count: 1, ending: '1 problem in the content.'},
    {count: 2, ending: '2 problems in the content.'},
  ])('ends with "$ending"', ({count, ending}) => {
    const problems = Array.from({length: count}, (_, index) => makeProblem('a.mdx', index + 1));
    const lines = formatProblems(problems).split('\n');
    expect(lines.at(-1)).toBe(ending);
    expect(lines.filter((line) => line.startsWith('a.mdx:'))).toHaveLength(count);
  });
});
