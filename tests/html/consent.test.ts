import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {readContent} from '@dental/checks';

/** Reads every text file that a visitor could fetch. */
function readBuiltFiles(): {file: string; text: string}[] {
  return readdirSync('build', {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(html|js|json|xml|txt|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({file, text: readFileSync(file, 'utf8')}));
}

it("keeps the filing of patients' permissions out of all built files", () => {
  const {consents} = readContent(process.cwd()).content;
  expect(consents).not.toEqual([]);
  const files = readBuiltFiles();
  expect(files.length).toBeGreaterThan(100);
  const filings = [...new Set(consents.map(({filed}) => filed))];
  const leaks = files.filter(({text}) => filings.some((filing) => text.includes(filing)));
  expect(leaks.map(({file}) => file)).toEqual([]);
});
