/** `npm run translated /es/costs`: marks Spanish pages as up to date; without an address, all. */
import {readFileSync, writeFileSync} from 'node:fs';
import {findPageAt, makeEnglishDigest} from '@dental/content';
import {UserError} from '@dental/practice';
import {readSiteHere, runCommand} from './lib/command';

runCommand('translated', {}, (_, requested) => {
  const site = readSiteHere();
  const pages = site.pages.filter(
    ({path, translationOf}) =>
      translationOf !== undefined && (requested.length === 0 || requested.includes(path)),
  );
  const unknown = requested.filter((address) => !pages.some(({path}) => path === address));
  if (unknown.length > 0)
    throw new UserError(
      `No Spanish page has the address ${unknown.join(', ')}.`,
      'Use one such as /es/costs.',
    );
  for (const {file, translationOf = ''} of pages) {
    const english = findPageAt(site, translationOf);
    if (!english) continue;
    const fields = `translationOf: ${translationOf}\nenglishDigest: ${makeEnglishDigest(english)}`;
    const text = readFileSync(file, 'utf8').replace(/^englishDigest:.*\n/m, '');
    writeFileSync(file, text.replace(/^translationOf:.*/m, fields));
    console.log(`${file} is up to date with ${english.file}.`);
  }
});
