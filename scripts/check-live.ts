/**
 * `npm run check:live`: runs the smoke test of the live site and prints one problem a line. If
 * there is a build in this folder, the site must be that build.
 */
import {
  createAddressBook,
  listExtraPaths,
  RULES_FILE,
  SITE_FOLDER,
  UserError,
} from '@dental/practice';
import {makeCommonHeaders, readRules} from '@dental/delivery';
import {checkCertificate, checkLinks, runSmokeTest} from '@dental/delivery/monitor';
import {readSiteHere, runCommand} from './lib/command';

const OPTIONS = {deployed: {type: 'boolean'}} as const;

runCommand('check:live', OPTIONS, async ({deployed}, [address]) => {
  const {site} = readSiteHere();
  const url = parseUrl(address ?? site.practice.site);
  const book = createAddressBook(site.pages, listExtraPaths(site, 'production'));
  const rules = readRules(RULES_FILE);
  const {problems, links} = await runSmokeTest(url.origin, {
    book,
    headers: makeCommonHeaders('production', site.practice),
    build: rules && {folder: SITE_FOLDER, rules},
    ...(url.origin === site.practice.site && {
      // A rollback can't fix these.
      otherOrigins: deployed ? [] : listOtherOrigins(url),
      embedSite: site.practice.embedSite,
    }),
  });
  if (!deployed) {
    // Nor these.
    if (url.protocol === 'https:') problems.unshift(...(await checkCertificate(url)));
    problems.push(...(await checkLinks(links)));
  }

  for (const problem of problems) console.log(`- ${problem}`);
  if (!rules) console.log('Not compared with a build: there is none here (`npm run build`).');
  if (problems.length > 0) {
    process.exitCode = 1;
    return;
  }
  const {pages, redirects} = book;
  const counts = `${pages.size} pages, ${redirects.size} redirects, ${links.length} links`;
  console.log(`✓ ${url.origin} passed the smoke test: ${counts}.`);
});

/** The site without or with `www.`, and both without encryption. */
function listOtherOrigins({protocol, host, origin}: URL): string[] {
  const otherHost = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
  const names = [origin, `${protocol}//${otherHost}`];
  return [...names.slice(1), ...names.map((name) => name.replace(/^https:/, 'http:'))];
}

function parseUrl(address: string): URL {
  if (!URL.canParse(address))
    throw new UserError(
      `"${address}" is not a web address.`,
      'Add the whole address: `npm run check:live -- https://www.example.com`',
    );
  return new URL(address);
}
