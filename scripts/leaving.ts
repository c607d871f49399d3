/** `npm run leaving`: prints the public records of a domain, and what must survive a move. */
import {formatLeavingReport, parseDomain, readPublicRecords} from '@dental/delivery/monitor';
import {runCommand} from './lib/command';

runCommand('leaving', {}, async (_, [domain = '']) => {
  console.log(formatLeavingReport(await readPublicRecords(parseDomain(domain))));
});
