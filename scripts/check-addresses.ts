/** `npm run check:addresses`: lists the URLs of an earlier version that would answer 404 now. */
import {formatProblems} from '@dental/content';
import {addressProblems} from '@dental/delivery/gate';
import {BASE, readSiteHere, runCommand} from './lib/command';

runCommand('check:addresses', BASE, ({base}) => {
  const problems = addressProblems(process.cwd(), base, readSiteHere());
  if (problems.length === 0) {
    console.log(`✓ All URLs of ${base} still work.`);
    return;
  }
  console.error(formatProblems(problems));
  process.exitCode = 1;
});
