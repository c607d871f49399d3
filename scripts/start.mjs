// @ts-check
/** From a fresh copy to the site in the browser, until Ctrl-C: npm start; with the editor beside it: npm run admin */
import {endWithSignals} from './lib/processes.mjs';
import {isBuilt} from './lib/cache.mjs';
import {installIfNeeded} from './lib/install.mjs';
import {checkPort, readPort} from './lib/port.mjs';
import {build, ROOT, runScript, stop} from './lib/project.mjs';

const STACK_LINE = /^\s+at .*[:)]\d*\)?$/;

/** @type {import('./lib/tasks.mjs').Task} */
const BUILD = {
  name: 'build',
  title: 'Building the site',
  seconds: 60,
  run: (line) => build((text) => STACK_LINE.test(text) || line(text)),
};

endWithSignals();
try {
  await checkPort(readPort(process.env.PORT));
  await installIfNeeded(ROOT);
  if (isBuilt(ROOT)) console.log('Building the site: nothing has changed since the last build');
  else {
    const {expectPassed, runTasks} = await import('./lib/tasks.mjs');
    const results = await runTasks(ROOT, [BUILD]);
    // A terminal has shown the last line only.
    if (process.stdout.columns) for (const {output} of results) console.log(output.join('\n'));
    expectPassed(results);
  }
  console.log('Serving the site');
  await runScript(process.argv[2] === 'admin' ? 'serve:admin' : 'serve', {
    onLine: (line) => console.log(line),
  });
  process.exit();
} catch (error) {
  stop(error);
}
