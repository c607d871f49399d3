/** `npm run check`: checks the whole content without a build, and says what is wrong, all at once. With a base it says what the gate says. */
import {checkContent} from '@dental/changes';
import {report, writeFixes} from '@dental/checks';
import {evaluateChange} from '@dental/delivery/gate';
import {runCommand} from './lib/command';
import {rememberFindings} from './lib/memory';

const USAGE =
  'npm run check, npm run check -- --fix, npm run check -- --json, or npm run check -- --base origin/main';
const OPTIONS = {json: {type: 'boolean'}, fix: {type: 'boolean'}, base: {type: 'string'}} as const;
const root = process.cwd();

runCommand(USAGE, OPTIONS, ({json, fix, base}) => {
  const started = performance.now();
  const keep = rememberFindings(root, process.env.BUNDLE_DIGEST ?? '');
  if (fix)
    for (const line of writeFixes(root, () => checkContent(root, base).problems)) console.log(line);
  const {problems, counts} = evaluateChange(root, base);
  keep();
  const isBroken = problems.some(({severity}) => severity !== 'warning');
  if (isBroken) process.exitCode = 1;
  if (json) return console.log(report(problems, 'json'));
  if (problems.length > 0) {
    const text = report(problems);
    if (isBroken) return console.error(text);
    console.log(text);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `The content is in order: ${counts.pages} pages, ${counts.cases} cases, ${counts.reviews} reviews (${seconds} s).`,
  );
});
