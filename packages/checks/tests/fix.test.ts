import {describe, expect, it} from 'vitest';
import {applySuggestions, fixedFiles} from '../src/fix/apply';
import {replaceOnce} from '@dental/content';

describe('certain corrections', () => {
  it('are written into their lines, and the others stay as they are', () => {
    const corrections = [
      {line: 1, newText: 'A'},
      {line: 3, newText: 'c1\nc2'},
    ];
    expect(applySuggestions('a\nb\nc\nd\n', corrections)).toBe('A\nb\nc1\nc2\nd\n');
  });

  it('take the place of several lines, or delete one', () => {
    expect(applySuggestions('a\nb\nc\nd', [{line: 1, lastLine: 2, newText: 'ab'}])).toBe(
      'ab\nc\nd',
    );
    expect(applySuggestions('a\nb\nc', [{line: 2, newText: ''}])).toBe('a\nc');
  });

  it('leave the ends of lines as the computer wrote them', () => {
    expect(applySuggestions('a\r\nb\r\n', [{line: 2, newText: 'B'}])).toBe('a\r\nB\r\n');
  });

  it('do not touch a line twice: the next check offers the other again', () => {
    const twice = [
      {line: 1, newText: 'one'},
      {line: 1, newText: 'two'},
    ];
    expect(applySuggestions('a\nb', twice)).toBe('one\nb');
  });

  it('are offered only where it is clear which words are meant', () => {
    const content = {textOf: () => 'to to be\ntwice twice twice twice'};
    expect(replaceOnce(content, 'a.mdx', 1, 'to to', 'to')).toEqual({line: 1, newText: 'to be'});
    expect(replaceOnce(content, 'a.mdx', 2, 'twice twice', 'twice')).toBeUndefined();
  });

  it('change only the files that they are about', () => {
    const problem = {file: 'a.mdx', line: 1, message: 'W.', remedy: 'F.'};
    const files = fixedFiles(
      [
        {...problem, suggestion: {line: 1, newText: 'b'}},
        {...problem, file: 'c.mdx'},
      ],
      () => 'a',
    );
    expect([...files]).toEqual([['a.mdx', 'b']]);
  });
});
