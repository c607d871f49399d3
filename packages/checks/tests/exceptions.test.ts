import {describe, expect, it} from 'vitest';
import {EXCEPTIONS_FILE, type Problem} from '@dental/content';
import {applyExceptions} from '../src/exceptions';

const EXCEPTION = `
- finding: claims/best
  file: about-us.mdx
  words: second to none
  why: The award is on the wall
  by: The manager
`;

const content = {files: new Set([EXCEPTIONS_FILE]), readText: () => EXCEPTION};

const PROBLEM: Problem = {
  file: 'pages-content/about-us.mdx',
  line: 9,
  message: 'This claims to be the best.',
  remedy: 'Remove it.',
  finding: 'claims/best',
  quote: 'second to none',
};

const getSeverity = (fields: Partial<Problem>) =>
  applyExceptions(content, [{...PROBLEM, ...fields}])[0]?.severity;

describe('applyExceptions', () => {
  it('allows a problem when finding, file, and words match', () => {
    expect(getSeverity({})).toBe('warning');
    expect(applyExceptions(content, [PROBLEM])[0]?.code).toBe('allowed');
  });

  it('allows a problem in every file when the exception has a star', () => {
    const everywhere = {...content, readText: () => EXCEPTION.replace('about-us.mdx', '"*"')};
    const problem = {...PROBLEM, file: 'pages-content/costs.mdx', quote: 'Second to none'};
    expect(applyExceptions(everywhere, [problem])[0]?.severity).toBe('warning');
  });

  it.each<{field: string; fields: Partial<Problem>}>([
    {field: 'finding', fields: {finding: 'claims/award'}},
    {field: 'file', fields: {file: 'pages-content/costs.mdx'}},
    {field: 'quote', fields: {quote: 'the best'}},
  ])('keeps an error when only its $field differs', ({fields}) => {
    expect(getSeverity(fields)).toBeUndefined();
  });
});
