import {describe, expect, it} from 'vitest';
import {parseBody} from '../src/mdx';
import {readYaml} from '../src/source';
import {expectOne} from '@dental/testing/problems';
import {table} from '@dental/testing/table';

describe('somebody who writes among the fields', () => {
  it.each(table<[string, string]>(import.meta.url, 'slips in the fields'))(
    '%j is told one thing',
    (text, words) => {
      expectOne(readYaml('a.yml', text).problems, words);
    },
  );

  it.each(table<string>(import.meta.url, 'fields in order'))('%j is told nothing', (text) => {
    expect(readYaml('a.yml', text).problems).toEqual([]);
  });
});

describe('somebody who writes in the text', () => {
  it.each(table<[string, string]>(import.meta.url, 'slips in the text'))(
    '%j is told one thing',
    (text, words) => {
      const {problems} = parseBody('a.mdx', {body: text, bodyLine: 1});
      expectOne(
        [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()],
        words,
      );
    },
  );

  it.each(table<string>(import.meta.url, 'text in order'))('%j is told nothing', (text) => {
    expect(parseBody('a.mdx', {body: text, bodyLine: 1}).problems).toEqual([]);
  });
});
