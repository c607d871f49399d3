/** `npm run check`: checks all content without a build. With a base, the change since then, too. */
import {checkContent} from '@dental/changes';
import {formatReport, writeFixes} from '@dental/checks';
import {evaluateChange} from '@dental/delivery/evaluate';
import {runCommand} from './lib/command';
import {rememberFindings} from './lib/memory';
import {summarizeWarnings} from './lib/warnings';

const OPTIONS = {
  json: {type: 'boolean'},
  fix: {type: 'boolean'},
  base: {type: 'string'},
} as const;
const root = process.cwd();

runCommand('check', OPTIONS, ({json, fix, base}) => {
  const started = performance.now();
  const saveFindings = rememberFindings(root, process.env.BUNDLE_DIGEST ?? '');
  if (fix) {
    const fixes = writeFixes(root, () => checkContent(root, base).problems);
    for (const line of fixes) console.log(line);
  }
  const {problems, counts} = evaluateChange(root, base);
  saveFindings();

  const hasErrors = problems.some(({severity}) => severity !== 'warning');
  if (hasErrors) process.exitCode = 1;
  if (json) {
    console.log(formatReport(problems, 'json'));
    return;
  }
  if (hasErrors) {
    console.error(formatReport(problems));
    return;
  }
  if (problems.length > 0) console.log(formatReport(problems));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const {pages, cases, reviews} = counts;
  const warnings = summarizeWarnings(problems);
  console.log(
    `✓ No errors in ${pages} pages, ${cases} cases, and ${reviews} reviews (${seconds} s).` +
      (warnings && ` ${warnings}.`),
  );
});
