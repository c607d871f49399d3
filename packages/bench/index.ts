/**
 * Measures the site against the same pages without scripts: npm run bench,
 * npm run bench -- --quick, npm run bench -- bytes taps
 */
import {endWithSignals} from '../../scripts/lib/processes.mjs';
import {exitWithError} from '../../scripts/lib/project.mjs';
import {UserError} from '@dental/practice';
import {expectPassed, runTasks, type Task} from '../../scripts/lib/tasks.mjs';
import {loadSite} from '@dental/checks';
import {makeBaseline} from './baseline';
import {buildProductionSite, serve, type Bench, type BuiltSite} from './bench';
import {benchBytes} from './bytes';
import {benchLighthouse} from './lighthouse';
import {benchNavigation} from './navigation';
import type {Part} from './part';
import {startBrowser} from './phone';
import {printResults} from './results';
import {benchTaps} from './taps';
import {listSpanishTemplates, listTemplates} from './templates';

/** A part of the benchmark, and the seconds it takes, in full and with `--quick`. */
interface Entry {
  title: string;
  /** True if the Spanish pages are measured too. Their controls are those of the English ones. */
  withSpanish?: boolean;
  seconds: number;
  quickSeconds: number;
  run: (bench: Bench) => Promise<Part>;
}

const PARTS: Record<string, Entry> = {
  bytes: {
    title: 'Weighing the pages',
    withSpanish: true,
    seconds: 60,
    quickSeconds: 15,
    run: benchBytes,
  },
  lighthouse: {
    title: 'Running Lighthouse',
    withSpanish: true,
    seconds: 1500,
    quickSeconds: 20,
    run: benchLighthouse,
  },
  navigation: {title: 'Following links', seconds: 550, quickSeconds: 30, run: benchNavigation},
  taps: {title: 'Touching every control', seconds: 2500, quickSeconds: 40, run: benchTaps},
};

async function bench(args: readonly string[]): Promise<void> {
  endWithSignals();
  const quick = args.includes('--quick');
  const names = chooseParts(args.filter((arg) => arg !== '--quick'));
  const formatTaskName = (name: string) => `bench ${name}${quick ? ', quick' : ''}`;
  const root = process.cwd();

  const built: BuiltSite[] = [];
  const buildTask = {
    name: formatTaskName('build'),
    title: 'Building the site as patients get it',
    seconds: 60,
    run: async () => void built.push(await buildProductionSite()),
  };
  expectPassed(await runTasks(root, [buildTask]));
  const [builtSite] = built;
  if (!builtSite) return;

  const {site: content} = loadSite(root);
  if (!content) throw new UserError('The content has problems.', 'Run npm run check to list them.');
  const spanish = quick ? [] : listSpanishTemplates(content);
  const english = listTemplates(content, quick);
  const paths = [...english, ...spanish].map(({path}) => path);
  const builtBaseline = await makeBaseline(builtSite, paths);

  const browser = await startBrowser();
  const site = await serve(builtSite);
  const baseline = await serve(builtBaseline);
  const tasks = names.map((name): Task => {
    const {title, withSpanish, seconds, quickSeconds, run} = PARTS[name]!;
    const templates = withSpanish ? [...english, ...spanish] : english;
    const measure = async (step: (name: string) => void) =>
      printResults(await run({browser, site, baseline, templates, quick, step}), browser.version());
    return {
      name: formatTaskName(name),
      title,
      seconds: quick ? quickSeconds : seconds,
      run: measure,
    };
  });
  try {
    expectPassed(await runTasks(root, tasks));
  } finally {
    await Promise.all([browser.close(), site.stop(), baseline.stop()]);
  }
}

function chooseParts(names: readonly string[]): string[] {
  const allNames = Object.keys(PARTS);
  const unknown = names.filter((name) => !allNames.includes(name));
  if (unknown.length > 0) {
    throw new UserError(
      `There is no part called ${unknown.join(', ')}.`,
      `Choose from ${allNames.join(', ')}.`,
    );
  }
  return names.length > 0 ? [...names] : allNames;
}

bench(process.argv.slice(2)).catch(exitWithError);
