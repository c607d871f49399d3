// @ts-check
import {endWithSignals} from './children.mjs';
import {isBuilt, readDurations, cacheDuration} from './cache.mjs';
import {checkPort, readPort} from './port.mjs';
import {Progress} from './progress.mjs';
import {build, INSTALL, ROOT, runScript, stop} from './project.mjs';
import {runSteps} from './steps.mjs';

const STACK_LINE = /^\s+at .*[:)]\d*\)?$/;

/**
 * @param {'serve' | 'serve:admin'} script
 * @returns {import('./steps.mjs').Step[]}
 */
const stepsTo = (script) => [
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
    run: async (line) => process.exit((await runScript(script, {onLine: line}))?.code ?? 0),
  },
];

/**
 * From a fresh copy to the site in the browser; ends with Ctrl-C.
 * @param {'serve' | 'serve:admin'} script what serves it
 */
export async function start(script) {
  endWithSignals();
  try {
    const results = await runSteps(stepsTo(script), {
      progress: new Progress(),
      durations: readDurations(ROOT),
      cache: (step, seconds) => cacheDuration(ROOT, step, seconds),
    });
    process.exitCode = results.find((result) => result.failure)?.failure?.code;
  } catch (error) {
    stop(error);
  }
}
