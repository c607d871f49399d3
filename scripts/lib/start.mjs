// @ts-check
import {endWithSignals} from './children.mjs';
import {isBuilt, readDurations, cacheDuration} from './cache.mjs';
import {checkPort, readPort} from './port.mjs';
import {Progress} from './progress.mjs';
import {build, INSTALL, ROOT, runScript, stop} from './project.mjs';
import {runSteps} from './steps.mjs';

const STACK_LINE = /^\s+at .*[:)]\d*\)?$/;

/** @type {import('./steps.mjs').Step[]} */
const STEPS = [
  {name: 'port', title: 'Looking for a free port', seconds: 0, run: () => checkPort(readPort(process.env.PORT))},
  {...INSTALL, needs: ['port']},
  {
    name: 'build',
    title: 'Building the site',
    seconds: 60,
    needs: ['install'],
    idle: () => (isBuilt(ROOT) ? 'nothing has changed since the last build' : undefined),
    run: async (line) => ({failure: await build((text) => STACK_LINE.test(text) || line(text))}),
  },
  {
    name: 'serve',
    title: 'Serving the site',
    seconds: 0,
    needs: ['build'],
    lasting: true,
    run: async (line) => process.exit((await runScript('serve', {onLine: line}))?.code ?? 0),
  },
];

/** From a fresh copy to the site in the browser; ends with Ctrl-C. */
export async function start() {
  endWithSignals();
  try {
    const results = await runSteps(STEPS, {
      progress: new Progress(),
      durations: readDurations(ROOT),
      cache: (step, seconds) => cacheDuration(ROOT, step, seconds),
    });
    process.exitCode = results.find((result) => result.failure)?.failure?.code;
  } catch (error) {
    stop(error);
  }
}
