import {describe, expect, it} from 'vitest';
import {applySuggestions, fixFiles} from '../src/fix/apply';
import {replaceOnce} from '@dental/content';

describe('applySuggestions', () => {
  it('changes only the lines of the suggestions', () => {
    const corrections = [
      {line: 1, newText: 'A'},
      {line: 3, newText: 'c1\nc2'},
    ];
    expect(applySuggestions('a\nb\nc\nd\n', corrections)).toBe('A\nb\nc1\nc2\nd\n');
  });

  it('replaces several lines, or deletes one', () => {
    expect(applySuggestions('a\nb\nc\nd', [{line: 1, lastLine: 2, newText: 'ab'}])).toBe(
      'ab\nc\nd',
    );
    expect(applySuggestions('a\nb\nc', [{line: 2, newText: ''}])).toBe('a\nc');
  });

  it('keeps Windows line endings', () => {
    expect(applySuggestions('a\r\nb\r\n', [{line: 2, newText: 'B'}])).toBe('a\r\nB\r\n');
  });

  it('applies only the first of two suggestions for a line', () => {
    const twice = [
      {line: 1, newText: 'one'},
      {line: 1, newText: 'two'},
    ];
    expect(applySuggestions('a\nb', twice)).toBe('one\nb');
  });
});

describe('replaceOnce', () => {
  it('suggests a change only if the words appear once', () => {
    const content = {readText: () => 'to to be\ntwice twice twice twice'};
    expect(replaceOnce(content, 'a.mdx', 1, 'to to', 'to')).toEqual({line: 1, newText: 'to be'});
    expect(replaceOnce(content, 'a.mdx', 2, 'twice twice', 'twice')).toBeUndefined();
  });
});

describe('fixFiles', () => {
  it('changes only files with a suggestion', () => {
    const problem = {file: 'a.mdx', line: 1, message: 'W.', remedy: 'F.'};
    const files = fixFiles(
      [
        {...problem, suggestion: {line: 1, newText: 'b'}},
        {...problem, file: 'c.mdx'},
      ],
      () => 'a',
    );
    expect([...files]).toEqual([['a.mdx', 'b']]);
  });
});
