import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {mdxFormat, SOURCE, yamlFormat, type EntryData} from '../../src/format';
import {isRecord, type Data} from '../../src/format/clean';
import {contentOf} from '@dental/testing/fixtures/practice';
import {NIGHTLY} from '@dental/testing/nightly';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';

const ours = readdirSync('pages-content', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(?:mdx|yml)$/.test(file))
  .map((file) => [`pages-content/${file}`, readFileSync(`pages-content/${file}`, 'utf8')] as const);

const theirs = [...(await contentOf(anotherPractice))].flatMap(([file, text]) =>
  /\.(?:mdx|yml)$/.test(file) && text !== undefined ? [[file, String(text)] as const] : [],
);

const formatOf = (file: string) => (file.endsWith('.mdx') ? mdxFormat : yamlFormat);

/** Lines of Windows, as an editor there writes them. */
const onWindows = (text: string) => text.replaceAll('\n', '\r\n');

/** A value with no values below it, and the data with another one in its place. */
interface Leaf {
  value: string | number | boolean;
  with: (value: Data) => Data;
}

function* leaves(data: Data | undefined, set: Leaf['with']): Generator<Leaf> {
  if (Array.isArray(data)) {
    for (const [index, item] of data.entries())
      yield* leaves(item, (value) => set(data.map((other, at) => (at === index ? value : other))));
  } else if (isRecord(data)) {
    for (const [key, item] of Object.entries(data))
      if (!key.startsWith('_') && key !== 'body')
        yield* leaves(item, (value) => set({...data, [key]: value}));
  } else if (data !== undefined && data !== null) yield {value: data, with: set};
}

function another(value: Leaf['value']): Data {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return `${value} "x": # é`;
}

/** The lines of the text before that differ, and those that take their place. */
function changedLines(before: string, after: string): [before: string[], after: string[]] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end))
    end += 1;
  return [old.slice(start, old.length - end), now.slice(start, now.length - end)];
}

/** By day every eleventh field of a file is tried, and of a long one ten, each file beginning with another. */
const step = (fields: number) => (NIGHTLY ? 1 : Math.max(11, Math.ceil(fields / 10)));

describe.each([
  ['of ours', ours],
  ['of another practice', theirs],
  [
    'of ours with the line ends of Windows',
    ours.map(([file, text]) => [file, onWindows(text)] as const),
  ],
])('the files %s', (_, files) => {
  it('are opened and saved without a change', () => {
    for (const [file, text] of files) {
      const format = formatOf(file);
      expect({file, text: format.toFile(format.fromFile(text))}).toEqual({file, text});
    }
  });

  it.each(files)('differ only in the line of which a field was changed: %s', (file, text) => {
    const format = formatOf(file);
    const data = format.fromFile(text);
    [...leaves(data, (value) => value)]
      .filter((_leaf, index, {length}) => index % step(length) === file.length % step(length))
      .forEach((leaf) => {
        const wanted = another(leaf.value);
        const edited = leaf.with(wanted) as EntryData;
        const saved = format.toFile(edited);
        const said = {...format.fromFile(saved), [SOURCE]: undefined};
        if (wanted !== false) expect(said).toEqual({...edited, [SOURCE]: undefined});
        // With the last field of a file, the empty line above it goes.
        const before = changedLines(text, saved)[0].filter((line) => line.trim() !== '');
        // A text over several lines is quoted as a whole.
        const several = String(leaf.value).length > 60 && !text.includes(String(leaf.value));
        expect({file, before: several ? [] : before}).toEqual({
          file,
          before: several ? [] : [expect.any(String)],
        });
      });
  });
});
