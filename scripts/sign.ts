/** `npm run sign -- <file …> --by "<name>"`: writes who answers for the claims of a page, and for which words. */
import {readFileSync, writeFileSync} from 'node:fs';
import {timeInPhoenix} from '../src/site/officeState';
import {sign} from '../src/content/signOff/sign';
import type {Page, Site} from '../src/content/site';
import {contentHere, readArguments, runCommand} from './lib/command';
import {UserError} from '../src/userError.mjs';

const USAGE = 'npm run sign -- pages-content/financial-policy.mdx --by "Dr. Ana Young"';

runCommand(() => {
  const {values, positionals} = readArguments({by: {type: 'string'}}, USAGE);
  const {by} = values;
  if (by === undefined || positionals.length === 0)
    throw new UserError('The file to sign and who signs it are needed.', `Write ${USAGE}.`);
  const {site} = contentHere();
  const today = timeInPhoenix(new Date()).day;
  const signed = positionals.map((wanted) => {
    const page = pageOf(site, wanted);
    const signing = sign(site, page, readFileSync(page.file, 'utf8'), by, today);
    if ('problem' in signing) throw new UserError(signing.problem.what, signing.problem.fix);
    return {file: page.file, ...signing};
  });
  for (const {file, text, by: person} of signed) {
    writeFileSync(file, text);
    console.log(`${file}  signed by ${person.name}, ${today}.`);
  }
});

/** The page of a file, or of an address. */
function pageOf(site: Site, wanted: string): Page {
  const plain = wanted.replaceAll('\\', '/').replace(/^\.\//, '');
  const page = site.pages.find(({file, path}) => file === plain || path === plain);
  if (!page)
    throw new UserError(`There is no page in ${wanted}.`, 'Write its file, such as pages-content/about-us.mdx.');
  return page;
}
