/** `npm run figures`: makes the owner's page with the taps of a month. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {
  formatFigures,
  parseTapLog,
  readStoredTaps,
  renderFigures,
  summarizeMonth,
} from '@dental/delivery/monitor';
import {addDays, isDay, toLocalTime, UserError} from '@dental/practice';
import {readSiteHere, runCommand} from './lib/command';

const FILE = '.cache/figures.html';

runCommand('figures', {month: {type: 'string'}}, async ({month: typed}, [log]) => {
  const {name, timeZone} = readSiteHere().site.practice;
  const {day} = toLocalTime(new Date(), timeZone);
  const month = typed ?? addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7);
  if (!isDay(`${month}-01`))
    throw new UserError(`"${month}" isn't a month.`, 'Use this format: --month 2027-01.');
  const taps =
    log === undefined
      ? await readStoredTaps(month, process.env)
      : parseTapLog(readFileSync(log, 'utf8'));
  const weeks = summarizeMonth(process.cwd(), month, taps);
  mkdirSync('.cache', {recursive: true});
  writeFileSync(FILE, renderFigures(name, month, weeks));
  console.log(`${formatFigures(weeks)}\n\n✓ Wrote ${FILE}. Open it to print it.`);
});
