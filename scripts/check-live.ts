/** `npm run check:live -- https://www.example.com`: says what is wrong with the live site, one sentence a line. */
import {addressBook, furtherPaths, UserError} from '@dental/practice';
import {certificateProblems, linkProblems, visitSite} from '@dental/delivery/live';
import {commonHeaders} from '@dental/delivery';
import {contentHere, runCommand} from './lib/command';

const USAGE = 'npm run check:live, or npm run check:live -- https://www.example.com';

runCommand(USAGE, {}, async (_, [given]) => {
  const {site} = contentHere();
  const address = given ?? site.practice.site;
  if (!URL.canParse(address)) throw new UserError(`"${address}" is not the address of a website.`, `Write ${USAGE}.`);
  const {origin} = new URL(address);
  const book = addressBook(site.pages, furtherPaths(site, 'production'));
  const {problems, links} = await visitSite(origin, {
    book,
    headers: commonHeaders('production', site.practice.browserReports),
  });
  const certificate = origin.startsWith('https:') ? await certificateProblems(new URL(origin)) : [];
  const all = [...certificate, ...problems, ...(await linkProblems(links))];
  for (const problem of all) console.log(`- ${problem}`);
  if (all.length > 0) process.exitCode = 1;
  else
    console.log(
      `${origin} is in order: ${book.pages.size} pages, ${book.redirects.size} old addresses, ${links.length} links.`,
    );
});
