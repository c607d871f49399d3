/**
 * `npm run gate -- --base origin/main`: what stands between a change and patients. The same before a merge and before a
 * deployment. A change of content is checked, tested, built, and looked at in a browser; a change of code runs every test.
 */
import {changedFiles, changesSince, type Change} from '@dental/changes';
import {readFileSync} from 'node:fs';
import {loadSite, report} from '@dental/checks';
import type {Problem} from '@dental/content';
import {
  changedCode,
  errorsIn,
  evaluateChange,
  lookAt,
  pagesToVisit,
  prepareReport,
  writeReport,
} from '@dental/delivery/gate';
import {fetchApprovals} from './lib/approvals';
import {endWithSignals} from './lib/processes.mjs';
import {BASE, runCommand} from './lib/command';
import {toFailure} from './lib/failures.mjs';
import type {UserError} from '@dental/practice';
import {build, runScript} from './lib/project.mjs';
import {BROWSER, ensureTool} from './lib/tools.mjs';

const root = process.cwd();

/** Tests of the code by means of the content: a change of content alone cannot fail them by itself. */
const TESTS_OF_CODE = ['mutation*', 'edits/**', 'changes*', 'ordinaryEdits*', 'fixCommand*'].map(
  (name) => `**/${name}`,
);

runCommand(
  'npm run gate -- --base origin/main',
  {...BASE, pull: {type: 'string'}},
  async ({base, pull}) => {
    endWithSignals();
    const started = performance.now();
    prepareReport(root);
    await fetchApprovals({base, ...(pull && {pull: Number(pull)})});
    const {problems, reviewers} = evaluateChange(root, base);
    const code = changedCode(root, base);
    const changes = changesSince(root, base);

    const failures: string[] = [];
    const seen: Problem[] = [];
    if (code.length > 0) failures.push(...(await allTests()));
    else if (errorsIn(problems).length === 0) {
      const results = await Promise.all([buildSite(), contentTests()]);
      failures.push(...results.flat());
      if (results[0].length === 0) seen.push(...(await look(base, changes ?? [])));
    }
    const all = [...problems, ...seen];
    const passed = writeReport(root, {changes, problems: all, failures, reviewers});
    if (all.length > 0) console.log(report(all));
    for (const failure of failures) console.error(failure);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(
      `The gate is ${passed ? 'open' : 'closed'}, after ${seconds} s (${code.length > 0 ? 'every test, because code changed' : 'a change of content'}).`,
    );
    if (!passed) process.exitCode = 1;
  },
);

async function buildSite(): Promise<string[]> {
  const said: string[] = [];
  const failure = await failureOf(
    build((line, isError) => (isError ? said.push(line) : console.log(line))),
  );
  return failure ? [`The site could not be built.\n${said.join('\n') || failure.message}`] : [];
}

async function contentTests(): Promise<string[]> {
  const file = '.cache/gate/content-tests.json';
  const failure = await failureOf(
    runScript('test:content', {
      args: [
        ...TESTS_OF_CODE.flatMap((pattern) => ['--exclude', pattern]),
        // A busy machine is no fault of the change.
        '--testTimeout=120000',
        ...['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
      ],
      onLine: (line) => console.log(line),
    }),
  );
  if (!failure) return [];
  const failed = failedTests(file);
  const heading = failed.every(({isSlow}) => isSlow)
    ? 'The tests of the content took too long, which says nothing about the change. Run the gate again.'
    : 'The tests of the content failed.';
  return [[heading, ...failed.map(({text}) => text)].join('\n')];
}

/** The tests that failed, by their names, which are sentences; of one that was stopped Vitest knows no reason. */
function failedTests(file: string): {text: string; isSlow: boolean}[] {
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
      const isSlow = /timed out in|STACK_TRACE_ERROR/.test(message);
      return {isSlow, text: `${fullName}: ${isSlow ? 'it was too slow' : message.split('\n')[0]}`};
    });
}

async function allTests(): Promise<string[]> {
  let last = '';
  const onLine = (line: string) => console.log((last = line));
  const failure = await failureOf(runScript('test', {onLine}));
  return failure ? [`The tests failed: ${last}. The log of the workflow names each.`] : [];
}

/** Why a command failed, if it did. */
function failureOf(command: Promise<void>): Promise<UserError | undefined> {
  return command.then(() => undefined, toFailure);
}

async function look(base: string, changes: readonly Change[]): Promise<Problem[]> {
  const {site} = loadSite(root);
  const pages = site ? pagesToVisit(site, changedFiles(root, base), changes) : [];
  const problems = await lookAt(pages, await ensureTool(BROWSER));
  console.log(`Looked at ${pages.length} pages: ${pages.map(({path}) => path).join(' ')}`);
  return problems;
}
