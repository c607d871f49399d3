/** Measures the site against pages written by hand: npm run bench, npm run bench -- --quick, npm run bench -- bytes taps */
import {endWithSignals} from '../../scripts/lib/processes.mjs';
import {stop} from '../../scripts/lib/project.mjs';
import {UserError} from '@dental/practice';
import {expectPassed, runTasks, type Task} from '../../scripts/lib/tasks.mjs';
import {loadSite} from '@dental/checks';
import {productionSite, serve, type Bench} from './bench';
import {benchBytes} from './bytes';
import {benchLighthouse} from './lighthouse';
import {makeBaseline} from './baseline';
import {benchNavigation} from './navigation';
import type {Part} from './part';
import {startBrowser} from './phone';
import {report} from './results';
import {benchTaps} from './taps';
import {templatesOf} from './templates';
import {benchTasks} from './waitingRoom';

/** A part of the benchmark: what it is called, and how many seconds it takes in full and when in a hurry. */
interface Entry {
  title: string;
  seconds: number;
  quickly: number;
  run: (bench: Bench) => Promise<Part>;
}

const PARTS: Record<string, Entry> = {
  bytes: {title: 'Weighing the pages', seconds: 60, quickly: 15, run: benchBytes},
  lighthouse: {title: 'Running Lighthouse', seconds: 600, quickly: 20, run: benchLighthouse},
  taps: {title: 'Touching every control', seconds: 600, quickly: 30, run: benchTaps},
  tasks: {title: 'Doing what people come for', seconds: 120, quickly: 40, run: benchTasks},
  navigation: {title: 'Going from page to page', seconds: 400, quickly: 30, run: benchNavigation},
};

async function bench(args: readonly string[]): Promise<void> {
  endWithSignals();
  const quick = args.includes('--quick');
  const names = chosenParts(args.filter((arg) => arg !== '--quick'));
  const key = (name: string) => `bench ${name}${quick ? ', quick' : ''}`;
  const root = process.cwd();

  let built: Awaited<ReturnType<typeof productionSite>> | undefined;
  const building = async () => void (built = await productionSite());
  const title = 'Building the site as patients get it';
  expectPassed(await runTasks(root, [{name: key('build'), title, seconds: 60, run: building}]));
  if (!built) return;
  const {site: content} = loadSite(root);
  if (!content)
    throw new UserError('The content has problems.', 'Run npm run check, and put them right.');
  const templates = templatesOf(content, quick);
  const baseline = await makeBaseline(
    built,
    templates.map(({path}) => path),
  );

  const [browser, ours, least] = [await startBrowser(), await serve(built), await serve(baseline)];
  const version = await browser.version();
  const chosen = Object.entries(PARTS).filter(([name]) => names.includes(name));
  const tasks = chosen.map(([name, {title, seconds, quickly, run}]): Task => {
    const measure = async (step: (name: string) => void) =>
      report(
        await run({browser, site: ours, baseline: least, content, templates, quick, step}),
        version,
      );
    return {name: key(name), title, seconds: quick ? quickly : seconds, run: measure};
  });
  try {
    expectPassed(await runTasks(root, tasks));
  } finally {
    await Promise.all([browser.close(), ours.stop(), least.stop()]);
  }
}

function chosenParts(names: readonly string[]): string[] {
  const known = Object.keys(PARTS);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UserError(
      `There is no part called ${unknown.join(', ')}.`,
      `Choose among ${known.join(', ')}.`,
    );
  return names.length > 0 ? [...names] : known;
}

bench(process.argv.slice(2)).catch(stop);
