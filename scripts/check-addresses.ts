/** `npm run check:addresses`: lists the URLs of an earlier version that would answer 404 now. */
import {formatProblems} from '@dental/content';
import {findLostUrls} from '@dental/delivery/gate';
import {BASE_OPTION, readSiteHere, runCommand} from './lib/command';

runCommand('check:addresses', BASE_OPTION, ({base}) => {
  const problems = findLostUrls(process.cwd(), base, readSiteHere());
  if (problems.length === 0) {
    console.log(`✓ All URLs of ${base} still work.`);
    return;
  }
  console.error(formatProblems(problems));
  process.exitCode = 1;
});
