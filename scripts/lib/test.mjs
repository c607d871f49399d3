// @ts-check
import {mkdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {endWithSignals} from './children.mjs';
import {countTests} from './counts.mjs';
import {readDurations, cacheDuration} from './cache.mjs';
import {Progress} from './progress.mjs';
import {build, INSTALL, ROOT, runScript, stop} from './project.mjs';
import {failuresOf, pickSteps, runSteps, summary, total} from './steps.mjs';
import {BROWSER, ensureTool, NGINX, thisMachine} from './tools.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * In the order in which they start: what others wait for first (the copies build another practice's site, which the
 * browser's tests visit last), then what takes longest. How long each takes was measured on two cores, beside another.
 * @type {Step[]}
 */
const STEPS = [
  INSTALL,
  {name: 'check', title: 'Checking the content', seconds: 5, ...script('check')},
  {
    name: 'build',
    title: 'Building the site',
    seconds: 40,
    counts: true,
    needs: ['install', 'check'],
    run: async (line) => ({failure: await build(line)}),
  },
  {name: 'browser', title: 'Finding a browser', seconds: 3, needs: ['install'], run: findBrowser},
  {name: 'nginx', title: 'Finding nginx', seconds: 3, needs: ['install'], run: findNginx},
  {name: 'types', title: 'Checking the types', seconds: 20, ...script('types')},
  {name: 'site', title: 'Testing the site in a browser', seconds: 570, ...playwright(), needs: ['build', 'browser']},
  {
    name: 'copies',
    title: 'Testing copies of the site that staff have edited',
    seconds: 210,
    ...vitest('copies'),
    needs: ['build', 'browser'],
  },
  {
    name: 'hosts',
    title: 'Testing the site on its hosts',
    seconds: 105,
    ...vitest('hosts'),
    needs: ['build', 'browser', 'nginx'],
  },
  {name: 'lint', title: 'Checking the style of the code', seconds: 50, ...script('lint')},
  {name: 'unit', title: 'Testing the parts', seconds: 100, ...vitest('unit')},
  {name: 'content', title: 'Testing the content', seconds: 100, ...vitest('content')},
];

/**
 * Runs every check and test, and ends with the line `N passed, N failed, N skipped`.
 * @param {string[]} names the steps to run, with what they need; none for all
 */
export async function test(names) {
  endWithSignals();
  try {
    const results = await runSteps(pickSteps(STEPS, names), {
      progress: new Progress(),
      durations: readDurations(ROOT),
      cache: (step, seconds) => cacheDuration(ROOT, step, seconds),
      // The browser's tests wait more than they compute.
      atOnce: 2,
    });
    const {passed, failed, skipped} = total(results);
    console.log(
      `\n${failuresOf(results)}\n${summary(results)}\n\n${passed} passed, ${failed} failed, ${skipped} skipped`,
    );
    process.exitCode = failed === 0 ? 0 : 1;
  } catch (error) {
    stop(error);
  }
}

async function findBrowser() {
  process.env[BROWSER.variable] = await ensureTool(BROWSER, thisMachine(ROOT));
}

async function findNginx() {
  process.env[NGINX.variable] = await ensureTool(NGINX, thisMachine(ROOT));
}

/**
 * A script of package.json as a step.
 * @param {string} name
 * @param {{args?: string[], env?: NodeJS.ProcessEnv, report?: string}} [options]
 * @returns {Pick<Step, 'counts' | 'needs' | 'run'>}
 */
function script(name, {args, env, report} = {}) {
  return {
    counts: true,
    needs: ['install'],
    run: async (onLine) => {
      if (report) {
        mkdirSync(dirname(report), {recursive: true});
        rmSync(report, {force: true});
      }
      const failure = await runScript(name, {args, env, onLine});
      return {failure, counts: report ? countTests(report) : undefined};
    },
  };
}

/** @param {string} project */
function vitest(project) {
  const report = reportOf(project);
  return script(`test:${project}`, {
    report,
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  });
}

function playwright() {
  const report = reportOf('site');
  return script('test:site', {report, args: ['--reporter=list,json'], env: {PLAYWRIGHT_JSON_OUTPUT_NAME: report}});
}

/** @param {string} name */
function reportOf(name) {
  return join(ROOT, `.cache/${name}-tests.json`);
}
