import {describe, expect, it} from 'vitest';
import type {Problem} from '@dental/content';
import {sortForChange} from '../../src/gate/report';

describe('sortForChange', () => {
  const makeProblem = (message: string, severity?: 'warning'): Problem => ({
    file: 'pages-content/about-us.mdx',
    line: 1,
    severity,
    message,
    remedy: 'Fix it.',
  });

  it('puts errors first and only counts the warnings of the base', () => {
    const old = makeProblem('Old.', 'warning');
    const fresh = makeProblem('New.', 'warning');
    const error = makeProblem('Wrong.');
    // The line of an old warning moves with an edit above it.
    expect(sortForChange([old, fresh, error], [{...old, line: 9}])).toEqual({
      problems: [error, fresh],
      olderWarnings: 1,
    });
  });
});
