/** `npm run check:addresses -- --base <sitemap file or ref>`: no address that existed may give 404 from now on. */
import {formatProblems} from '@dental/content';
import {addressProblems} from '@dental/delivery/gate';
import {BASE, contentHere, runCommand} from './lib/command';

runCommand(
  'npm run check:addresses -- --base old-sitemap.xml (or --base origin/main)',
  BASE,
  ({base}) => {
    const problems = addressProblems(process.cwd(), base, contentHere());
    if (problems.length === 0) return console.log(`All addresses of ${base} still lead somewhere.`);
    console.error(formatProblems(problems));
    process.exitCode = 1;
  },
);
