/** `npm run check:addresses -- --base <ref or sitemap file>`: no address that existed may give 404 from now on. */
import {addressBook} from '../src/site/addresses/book';
import {vanishedAddresses, type VanishedAddress} from '../src/site/addresses/lostAddresses';
import {furtherPaths} from '../src/site/furtherPaths';
import type {Site} from '../src/content/site';
import {formerAddresses} from '../src/live/formerAddresses';
import {contentHere, readArguments, runCommand} from './lib/command';
import {UserError} from '../src/userError.mjs';

const USAGE = 'npm run check:addresses -- --base origin/main (or --base sitemap.xml)';

runCommand(() => {
  const {values} = readArguments({base: {type: 'string'}}, USAGE);
  if (!values.base) throw new UserError('It is not clear what to compare with.', `Write ${USAGE}.`);
  const {site} = contentHere();
  const former = readFormer(values.base);
  const book = addressBook(site.pages, furtherPaths(site, 'production'));
  const vanished = vanishedAddresses(former, book, addressBook(site.pages));
  for (const address of vanished) console.error(`${whatToAdd(site, address)}\n`);
  if (vanished.length > 0) {
    console.error(vanished.length === 1 ? '1 address has vanished.' : `${vanished.length} addresses have vanished.`);
    process.exitCode = 1;
  } else {
    console.log(`All ${former.led.size} addresses of ${values.base} still lead somewhere.`);
  }
});

function readFormer(base: string) {
  try {
    return formerAddresses(process.cwd(), base);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UserError(error.message, 'Write a branch, a tag, a commit or the file of a sitemap after --base.');
  }
}

function whatToAdd({pages}: Site, {path, heir}: VanishedAddress): string {
  const page = pages.find((candidate) => candidate.path === heir);
  const lines = page?.redirectFrom ? `  - ${path}` : `redirectFrom:\n  - ${path}`;
  return `${path} led to a page and would give 404 now.\nIf ${heir} takes its place, add this to the front matter of ${page?.file ?? 'its file'}${page?.redirectFrom ? ', under redirectFrom' : ''}:\n${lines}`;
}
