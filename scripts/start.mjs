// @ts-check
/** From a fresh clone to the site in a browser: npm start; with the editor: npm run admin */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {endWithSignals} from './lib/processes.mjs';
import {isBuilt} from './lib/cache.mjs';
import {installIfNeeded, isInstalled} from './lib/install.mjs';
import {hasTools} from './lib/missing.mjs';
import {checkPort, readPort} from './lib/port.mjs';
import {build, ROOT, runScript, exitWithError} from './lib/project.mjs';
import {expectPassed, runTasks} from './lib/tasks.mjs';
import {answerUsage} from './lib/usage.mjs';

/** A line of a stack trace, which means nothing to staff. */
const STACK_LINE = /^\s+at .*[:)]\d*\)?$/;

const BUILD = {
  name: 'build',
  title: 'Building the site',
  doneTitle: 'Built the site',
  seconds: 60,
};

const isAdmin = process.argv[2] === 'admin';
const args = process.argv.slice(isAdmin ? 3 : 2);
if (!answerUsage(isAdmin ? 'admin' : 'start', args)) await start();

async function start() {
  endWithSignals();
  try {
    await checkPort(readPort(process.env.PORT));
    console.log(`\n${describeRun()}\n`);
    await installIfNeeded(ROOT);
    if (isBuilt(ROOT)) console.log('✓ The site is built already: no file has changed.');
    else expectPassed(await runTasks(ROOT, [{...BUILD, run: buildWithoutStacks}]));
    console.log('');
    await runScript(isAdmin ? 'serve:admin' : 'serve', {onLine: (line) => console.log(line)});
    process.exit();
  } catch (error) {
    exitWithError(error);
  }
}

/** The first line: which site this is, and how long the first run takes. */
function describeRun() {
  const mode = process.env.SITE_ENV === 'production' ? 'production' : 'preview';
  const title = [readPracticeName(), mode].filter(Boolean).join(' · ');
  if (isInstalled(ROOT, hasTools(ROOT))) return title;
  return `${title}   (the first run installs about 630 MB and takes 1 to 2 minutes)`;
}

/** The practice's name, read without a YAML parser: no package may be installed yet. */
function readPracticeName() {
  try {
    const data = readFileSync(join(ROOT, 'pages-content/_practice/practice.yml'), 'utf8');
    return /^name: *["']?(.*?)["']?$/m.exec(data)?.[1] ?? '';
  } catch {
    return '';
  }
}

/** @param {(text: string) => void} onLine */
function buildWithoutStacks(onLine) {
  const keepsStacks = Boolean(process.env.DEBUG);
  return build((text) => {
    if (keepsStacks || !STACK_LINE.test(text)) onLine(text);
  });
}
