/**
 * `npm run translated /es/costs`: confirms that Spanish pages say what their English pages say now;
 * all pages without an address.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {readContent} from '@dental/checks';
import {findPageAt, makeEnglishDigest} from '@dental/content';
import {UserError} from '@dental/practice';

const requested = process.argv.slice(2);
const {content} = readContent(process.cwd());
const pages = content.pages.filter(
  ({path, translationOf}) =>
    translationOf !== undefined && (requested.length === 0 || requested.includes(path)),
);
if (pages.length === 0)
  throw new UserError('No Spanish page has this address.', 'Use one such as /es/costs.');
for (const {file, translationOf = ''} of pages) {
  const english = findPageAt(content, translationOf);
  if (!english) continue;
  const text = readFileSync(file, 'utf8').replace(/^englishDigest:.*\n/m, '');
  const line = `englishDigest: ${makeEnglishDigest(english)}\n`;
  writeFileSync(
    file,
    text.replace(/^translationOf:.*\n/m, (field) => field + line),
  );
  console.log(`${file} is up to date with ${english.file}.`);
}
