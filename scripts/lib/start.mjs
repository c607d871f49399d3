// @ts-check
import {endWithSignals} from './children.mjs';
import {isBuilt} from './cache.mjs';
import {installIfNeeded} from './install.mjs';
import {checkPort, readPort} from './port.mjs';
import {build, ROOT, runScript, stop} from './project.mjs';

const STACK_LINE = /^\s+at .*[:)]\d*\)?$/;

/** @type {import('./tasks.mjs').Task} */
const BUILD = {
  name: 'build',
  title: 'Building the site',
  seconds: 60,
  idle: () => (isBuilt(ROOT) ? 'nothing has changed since the last build' : undefined),
  run: (line) => build((text) => STACK_LINE.test(text) || line(text)),
};

/**
 * From a fresh copy to the site in the browser; ends with Ctrl-C.
 * @param {'serve' | 'serve:admin'} script what serves it
 */
export async function start(script) {
  endWithSignals();
  try {
    await checkPort(readPort(process.env.PORT));
    await installIfNeeded(ROOT);
    const {expectPassed, runTasks} = await import('./tasks.mjs');
    const results = await runTasks(ROOT, [BUILD]);
    // A terminal has shown the last line only.
    if (process.stdout.columns) for (const {output} of results) console.log(output.join('\n'));
    expectPassed(results);
    console.log('Serving the site');
    await runScript(script, {onLine: (line) => console.log(line)});
    process.exit();
  } catch (error) {
    stop(error);
  }
}
