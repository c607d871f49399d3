import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {getFormat, SOURCE, type EntryData} from '../../src/format';
import {isRecord, type Data} from '../../src/format/data';
import {makeContent} from '@dental/testing/fixtures/practice';
import {NIGHTLY} from '@dental/testing/nightly';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';

interface ContentFile {
  file: string;
  text: string;
}

const isContent = (file: string) => /\.(?:mdx|yml)$/.test(file);

const ourFiles: ContentFile[] = readdirSync('pages-content', {recursive: true, encoding: 'utf8'})
  .filter(isContent)
  .map((name) => `pages-content/${name}`)
  .map((file) => ({file, text: readFileSync(file, 'utf8')}));

const windowsFiles = ourFiles.map(({file, text}) => ({file, text: text.replaceAll('\n', '\r\n')}));

const otherFiles: ContentFile[] = [...(await makeContent(anotherPractice))].flatMap(
  ([file, text]) => (isContent(file) && text !== undefined ? [{file, text: String(text)}] : []),
);

/** Nightly runs try up to 200 fields a file, others one in eleven and up to ten a file. */
const getStep = (fieldCount: number) =>
  NIGHTLY ? Math.ceil(fieldCount / 200) : Math.max(11, Math.ceil(fieldCount / 10));

/** A long text that isn't on a single line of the file. */
const MIN_FOLDED_LENGTH = 60;

/** A single value of the data, and a function that returns the data with another one. */
interface Leaf {
  value: string | number | boolean;
  replace: (value: Data) => Data;
}

function* findLeaves(data: Data | undefined, replace: Leaf['replace']): Generator<Leaf> {
  if (Array.isArray(data)) {
    for (const [index, item] of data.entries()) {
      const replaceItem = (value: Data) =>
        replace(data.map((other, place) => (place === index ? value : other)));
      yield* findLeaves(item, replaceItem);
    }
  } else if (isRecord(data)) {
    for (const [key, item] of Object.entries(data)) {
      if (key.startsWith('_') || key === 'body') continue;
      yield* findLeaves(item, (value) => replace({...data, [key]: value}));
    }
  } else if (data !== undefined && data !== null) {
    yield {value: data, replace};
  }
}

function changeValue(value: Leaf['value']): Data {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return `${value} "x": # é`;
}

/** The lines of the old text that aren't the same in the new one, without blank ones. */
function listReplacedLines(before: string, after: string): string[] {
  const oldLines = before.split('\n');
  const newLines = after.split('\n');
  let start = 0;
  while (start < oldLines.length && oldLines[start] === newLines[start]) start += 1;
  const maxEnd = Math.min(oldLines.length, newLines.length) - start;
  let end = 0;
  while (end < maxEnd && oldLines.at(-1 - end) === newLines.at(-1 - end)) end += 1;
  const replaced = oldLines.slice(start, oldLines.length - end);
  // Emptying the last field of a file also removes the blank line above it.
  return replaced.filter((line) => line.trim() !== '');
}

describe.each([
  {source: 'our files', files: ourFiles},
  {source: "another practice's files", files: otherFiles},
  {source: 'our files with Windows line breaks', files: windowsFiles},
])('formats with $source', ({files}) => {
  it('saves every file without a change', () => {
    for (const {file, text} of files) {
      const format = getFormat(file);
      expect({file, text: format.toFile(format.fromFile(text))}).toEqual({file, text});
    }
  });

  it.each(files)('changes only the line of an edited field in $file', ({file, text}) => {
    const format = getFormat(file);
    const leaves = [...findLeaves(format.fromFile(text), (value) => value)];
    const step = getStep(leaves.length);
    const triedLeaves = leaves.filter((_, index) => index % step === file.length % step);
    for (const {value, replace} of triedLeaves) {
      const newValue = changeValue(value);
      const edited = replace(newValue) as EntryData;
      const saved = format.toFile(edited);
      const reopened = {...format.fromFile(saved), [SOURCE]: undefined};
      // A value of false is left out of the file.
      if (newValue !== false) expect(reopened).toEqual({...edited, [SOURCE]: undefined});
      const isFolded = String(value).length > MIN_FOLDED_LENGTH && !text.includes(String(value));
      // A folded text that needs quotes is rewritten as a whole.
      const replacedLines = (isFolded ? [] : listReplacedLines(text, saved)).filter(
        // The comment above a field that is left out is about it.
        (line) => newValue !== false || !line.startsWith('#'),
      );
      expect({file, replacedLines}).toEqual({
        file,
        replacedLines: isFolded ? [] : [expect.any(String)],
      });
    }
  });
});
