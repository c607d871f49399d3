import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {readContent} from '@dental/checks';

/** Everything that a visitor could fetch, as text. */
function builtFiles(): {file: string; text: string}[] {
  return readdirSync('build', {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(html|js|json|xml|txt|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({file, text: readFileSync(file, 'utf8')}));
}

it("no page and no data file says how a patient's permission is filed", () => {
  const {consents} = readContent(process.cwd()).content;
  expect(consents).not.toEqual([]);
  const files = builtFiles();
  expect(files.length).toBeGreaterThan(100);
  const words = [...new Set(consents.map(({filed}) => filed))];
  expect(
    files.filter(({text}) => words.some((filed) => text.includes(filed))).map(({file}) => file),
  ).toEqual([]);
});
