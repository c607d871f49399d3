/**
 * `npm run gate -- --base origin/main`: everything that a change must pass before a merge, and
 * again before a deployment. A change of content is checked, tested, built, and opened in a
 * browser; a change of code runs every test. A change of only the notices is urgent: the checks,
 * the build, and two pages in a browser decide.
 */
import {listChangedFiles, findChangesSince, readFilesAt, type Change} from '@dental/changes';
import {appendFileSync, readFileSync} from 'node:fs';
import {loadSite, formatReport} from '@dental/checks';
import {getPracticeFile, type Problem} from '@dental/content';
import {evaluateChange, filterErrors} from '@dental/delivery/evaluate';
import {
  checkInBrowser,
  pickPages,
  prepareReport,
  sortForChange,
  writeReport,
} from '@dental/delivery/gate';
import {isContent} from '../packages/delivery/github/changedCode.mjs';
import {endWithSignals} from './lib/processes.mjs';
import {BASE_OPTION, runCommand} from './lib/command';
import {toFailure} from './lib/failures.mjs';
import type {UserError} from '@dental/practice';
import {build, runScript} from './lib/project.mjs';
import {BROWSER, ensureTool} from './lib/tools.mjs';

/** Tests that use the content to test code: a change of content can't break them. */
const CODE_TESTS = [
  '**/mutation*',
  '**/edits/**',
  '**/changes*',
  '**/ordinaryEdits*',
  '**/fixCommand*',
];

/** A busy machine must not fail a change. */
const TEST_TIMEOUT_MS = 120_000;

const MAX_NOTICE_PAGES = 2;

const CONTENT_TEST_REPORT = '.cache/gate/content-tests.json';

const root = process.cwd();

runCommand('gate', BASE_OPTION, async ({base}) => {
  endWithSignals();
  const started = performance.now();
  prepareReport(root);
  const {problems, reviewers} = evaluateChange(root, base);
  const {changes} = findChangesSince(root, base);
  const files = listChangedFiles(root, base);
  const changesCode = !files.every(isContent);
  const isNotice = files.length > 0 && files.every((file) => file === getPracticeFile('notices'));
  const {GITHUB_OUTPUT} = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `notice=${isNotice}\n`);

  const failures: string[] = [];
  const problemsOnPages: Problem[] = [];
  if (changesCode) {
    failures.push(...(await runAllTests()));
  } else if (filterErrors(problems).length === 0) {
    const [buildFailures, testFailures] = await Promise.all([
      buildSite(),
      isNotice ? [] : runContentTests(),
    ]);
    failures.push(...buildFailures, ...testFailures);
    const maxPages = isNotice ? MAX_NOTICE_PAGES : Infinity;
    if (buildFailures.length === 0)
      problemsOnPages.push(...(await openPages(files, changes ?? [], maxPages)));
  }
  const {warnings: oldWarnings} = loadSite(root, {files: readFilesAt(root, base)});
  const sorted = sortForChange([...problems, ...problemsOnPages], oldWarnings);
  const isPassed = writeReport(root, {changes, ...sorted, failures, reviewers});

  if (sorted.problems.length > 0) console.log(formatReport(sorted.problems));
  if (sorted.olderWarnings > 0)
    console.log(`Older warnings, not about this change: ${sorted.olderWarnings}.`);
  for (const failure of failures) console.error(failure);
  const seconds = Math.round((performance.now() - started) / 1000);
  const contentKind = isNotice ? 'only notices changed' : 'content-only change';
  const kind = changesCode ? 'code changed, so every test ran' : contentKind;
  console.log(`Gate: ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s (${kind}).`);
  if (!isPassed) process.exitCode = 1;
});

/** Builds the site, and returns its failure, if any. */
async function buildSite(): Promise<string[]> {
  const errorLines: string[] = [];
  const onLine = (line: string, isError?: boolean) => {
    if (isError) errorLines.push(line);
    else console.log(line);
  };
  const failure = await getFailure(build(onLine));
  if (!failure) return [];
  return [`The build failed.\n${errorLines.join('\n') || failure.message}`];
}

/** Runs the tests of the content, and returns their failure, if any. */
async function runContentTests(): Promise<string[]> {
  const args = [
    ...CODE_TESTS.flatMap((pattern) => ['--exclude', pattern]),
    `--testTimeout=${TEST_TIMEOUT_MS}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${CONTENT_TEST_REPORT}`,
  ];
  const onLine = (line: string) => console.log(line);
  const failure = await getFailure(runScript('test:content', {args, onLine}));
  if (!failure) return [];
  const failedTests = readFailedTests(CONTENT_TEST_REPORT);
  const heading = failedTests.every(({isTimeout}) => isTimeout)
    ? "The content tests timed out. This isn't caused by the change: run the gate again."
    : 'The content tests failed.';
  return [[heading, ...failedTests.map(({text}) => text)].join('\n')];
}

/**
 * Reads the failed tests from Vitest's JSON report. It gives no reason for a test that timed out.
 */
function readFailedTests(file: string): {text: string; isTimeout: boolean}[] {
  interface Results {
    testResults: {
      assertionResults: {status: string; fullName: string; failureMessages: string[]}[];
    }[];
  }
  const {testResults} = JSON.parse(readFileSync(file, 'utf8')) as Results;
  return testResults
    .flatMap(({assertionResults}) => assertionResults)
    .filter(({status}) => status === 'failed')
    .map(({fullName, failureMessages: [message = '']}) => {
      const isTimeout = /timed out in|STACK_TRACE_ERROR/.test(message);
      return {isTimeout, text: `${fullName}: ${isTimeout ? 'timed out' : message.split('\n')[0]}`};
    });
}

/** Runs all checks and tests, and returns their failure, if any. */
async function runAllTests(): Promise<string[]> {
  let lastLine = '';
  const onLine = (line: string) => {
    lastLine = line;
    console.log(line);
  };
  const failure = await getFailure(runScript('test', {onLine}));
  return failure ? [`The tests failed: ${lastLine}. The workflow log lists them.`] : [];
}

/** Waits for a command, and returns its failure, if any. */
function getFailure(command: Promise<unknown>): Promise<UserError | undefined> {
  return command.then(() => undefined, toFailure);
}

/** Opens the pages that the change affects in a browser, and returns their problems. */
async function openPages(
  files: readonly string[],
  changes: readonly Change[],
  maxPages: number,
): Promise<Problem[]> {
  const {site} = loadSite(root);
  const pages = (site ? pickPages(site, files, changes) : []).slice(0, maxPages);
  const problems = await checkInBrowser(pages, await ensureTool(BROWSER));
  const paths = pages.map(({path}) => path).join(' ');
  console.log(`Opened ${pages.length} pages in a browser: ${paths}`);
  return problems;
}
