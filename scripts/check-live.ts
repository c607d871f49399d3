/**
 * `npm run check:live -- https://www.example.com`: says what is wrong with the live site, one sentence a line. It compares it
 * with the build that lies here, if there is one. With `--deployed` it looks only at what going back can mend.
 */
import {routeTable, extraRoutes, RULES_FILE, SITE_FOLDER, UserError} from '@dental/practice';
import {commonHeaders, readRules} from '@dental/delivery';
import {certificateProblems, linkProblems, visitSite} from '@dental/delivery/monitor';
import {contentHere, runCommand} from './lib/command';

const USAGE = 'npm run check:live, or npm run check:live -- https://www.example.com';

runCommand(USAGE, {deployed: {type: 'boolean'}}, async ({deployed}, [given]) => {
  const {site} = contentHere();
  const address = given ?? site.practice.site;
  if (!URL.canParse(address))
    throw new UserError(`"${address}" is not the address of a website.`, `Write ${USAGE}.`);
  const {origin} = new URL(address);
  const book = routeTable(site.pages, extraRoutes(site, 'production'));
  const rules = readRules(RULES_FILE);
  const {problems, links} = await visitSite(origin, {
    book,
    headers: commonHeaders('production', site.practice.browserReports),
    build: rules && {folder: SITE_FOLDER, rules},
  });
  const certificate =
    origin.startsWith('https:') && !deployed ? await certificateProblems(new URL(origin)) : [];
  const all = [...certificate, ...problems, ...(deployed ? [] : await linkProblems(links))];
  for (const problem of all) console.log(`- ${problem}`);
  if (!rules) console.log('There is no build here to compare it with: npm run build makes one.');
  if (all.length > 0) process.exitCode = 1;
  else
    console.log(
      `${origin} is in order: ${book.pages.size} pages, ${book.redirects.size} old addresses, ${links.length} links.`,
    );
});
