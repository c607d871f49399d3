import {describe, expect, it} from 'vitest';
import {BODY, ENTRIES, mdxFormat, yamlFormat} from '../src/format';
import type {Data} from '../src/format/clean';
import {table} from '@dental/testing/table';

/** What a file of facts says once a form has changed some of its fields. */
function saved(text: string, change: Record<string, Data>): string {
  return yamlFormat.toFile({...yamlFormat.fromFile(text), ...change});
}

/** A form changes fields of a file. */
interface Case {
  does: string;
  before: string;
  change: Record<string, Data>;
  after: string;
}

describe.each([
  ['a changed field', 'changed'],
  ['a field that is emptied', 'emptied'],
  ['a list', 'lists'],
])('%s', (_, name) => {
  it.each(table<Case>(import.meta.url, name))('$does', ({before, change, after}) => {
    expect(saved(before, change)).toBe(after);
  });
});

describe('a list', () => {
  it('can be the whole file', () => {
    expect(saved('# Ours.\n- a: 1\n- a: 2\n', {[ENTRIES]: [{a: 1}, {a: 5}]})).toBe(
      '# Ours.\n- a: 1\n- a: 5\n',
    );
    expect(saved('# None yet.\n[]\n', {[ENTRIES]: [{a: 1}]})).toBe('# None yet.\n- a: 1\n');
  });
});

describe('a page', () => {
  const PAGE = '---\r\ntitle: "A" # shown\r\n---\r\n\r\n\r\nOne  \r\n\r\n<Tag x="1" />\r\n\r\n';

  it('keeps its body byte for byte while a field is changed, and its fields while the body is', () => {
    const data = mdxFormat.fromFile(PAGE);
    expect(mdxFormat.toFile({...data, title: 'B'})).toBe(PAGE.replace('"A"', '"B"'));
    expect(mdxFormat.toFile({...data, [BODY]: (data[BODY] as string).replace('One', 'Two')})).toBe(
      PAGE.replace('One', 'Two'),
    );
  });

  it('that is new has its fields in the order of their schema, a blank line and its text', () => {
    expect(mdxFormat.toFile({order: 3, title: 'A', banner: '', [BODY]: 'Words.\n'})).toBe(
      '---\ntitle: A\norder: 3\n---\n\nWords.\n',
    );
  });

  it('whose fields are not closed is not opened, rather than damaged', () => {
    expect(() => mdxFormat.fromFile('---\ntitle: A\n')).toThrow(/three dashes/);
  });
});
