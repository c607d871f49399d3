/** `npm run check`: checks the whole content without a build, and says what is wrong, all at once. */
import {checkContent} from '../src/content/checkContent';
import {report} from '../src/content/checkReport';
import {readArguments, runCommand} from './lib/command';

const USAGE = 'npm run check, npm run check -- --json, or npm run check -- --base origin/main';

runCommand(() => {
  const started = performance.now();
  const {values} = readArguments({json: {type: 'boolean'}, base: {type: 'string'}}, USAGE);
  const {problems, counts} = checkContent(process.cwd(), values.base);
  const isBroken = problems.some(({severity}) => severity !== 'warning');
  if (isBroken) process.exitCode = 1;
  if (values.json) return console.log(report(problems, 'json'));
  if (problems.length > 0) {
    const text = report(problems, process.env.GITHUB_ACTIONS ? 'github' : 'text');
    if (isBroken) return console.error(text);
    console.log(text);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `The content is in order: ${counts.pages} pages, ${counts.cases} cases, ${counts.reviews} reviews (${seconds} s).`,
  );
});
