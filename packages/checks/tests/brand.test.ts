import {describe, expect, it} from 'vitest';
import {COLORS_FILE, openProjectFiles, applyFileChanges} from '@dental/content';
import {readContent} from '../src/index';
import {checkBrandColors} from '../src/checks/brand';

function findProblems(css: string) {
  const files = applyFileChanges(openProjectFiles(process.cwd()), new Map([[COLORS_FILE, css]]));
  return checkBrandColors(readContent(process.cwd(), {files}).content);
}

describe('checkBrandColors', () => {
  it('accepts colors with enough contrast', () => {
    expect(findProblems(':root {\n  --main: #1d3a6b;\n  --accent: #7a3;\n}\n')).toEqual([]);
  });

  it('reports text that is hard to read, with its contrast', () => {
    const problems = findProblems(':root {\n  --accent: #a33;\n  --main: #9bd;\n}\n');
    expect(problems).toMatchObject([
      {
        line: 3,
        message: 'Text in --main is hard to read on --ground.',
        remedy: expect.stringContaining('contrast is 1.9, and 4.5 is the minimum') as string,
      },
      {
        line: 3,
        message: 'Text in --surface is hard to read on --main.',
        remedy: expect.stringContaining('contrast is 2.0, and 4.5 is the minimum') as string,
      },
    ]);
  });

  it('suggests the nearest name for an unknown color', () => {
    const [problem] = findProblems(':root {\n  --acent: #a33;\n}\n');
    expect(problem).toMatchObject({line: 2, message: 'There is no color called --acent.'});
    expect(problem?.remedy).toContain('--accent?');
  });
});
