/** Measures the site against pages written by hand: npm run bench, npm run bench -- --quick, npm run bench -- bytes taps */
import {endWithSignals} from '../scripts/lib/children.mjs';
import {toFailure} from '../scripts/lib/failures.mjs';
import {UserError} from '../src/userError.mjs';
import {readDurations, cacheDuration} from '../scripts/lib/cache.mjs';
import {Progress} from '../scripts/lib/progress.mjs';
import {loadSite} from '../src/content/loadSite';
import {serve, type Bench} from './bench';
import {benchBytes} from './bytes';
import {productionSite} from './copies';
import {benchEditor} from './editor';
import {benchCheckGrowth, benchGrowth} from './growth';
import {benchHosts} from './hosts';
import {benchHydration} from './hydration';
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
  /** Nothing where the part is left out of a quick run. */
  quickly?: number;
  run: (bench: Bench) => Promise<Part>;
}

const PARTS: Record<string, Entry> = {
  bytes: {title: 'Weighing the pages', seconds: 60, quickly: 15, run: benchBytes},
  lighthouse: {title: 'Running Lighthouse', seconds: 600, quickly: 20, run: benchLighthouse},
  taps: {title: 'Touching every control', seconds: 600, quickly: 30, run: benchTaps},
  tasks: {title: 'Doing what people come for', seconds: 120, quickly: 40, run: benchTasks},
  navigation: {title: 'Going from page to page', seconds: 400, quickly: 30, run: benchNavigation},
  hydration: {title: 'Hydrating the pages', seconds: 200, quickly: 15, run: benchHydration},
  growth: {title: 'Building 10 and 50 times the content', seconds: 900, run: benchGrowth},
  hosts: {title: 'Putting nginx under load', seconds: 45, run: benchHosts},
  check: {title: 'Checking 10 and 50 times the content', seconds: 240, run: benchCheckGrowth},
  editor: {title: 'Opening the editor', seconds: 60, run: benchEditor},
};

/** To build the site, when everything but its pictures is new. */
const BUILD_SECONDS = 60;

async function bench(args: readonly string[]): Promise<void> {
  endWithSignals();
  const quick = args.includes('--quick');
  const names = chosenParts(
    args.filter((arg) => arg !== '--quick'),
    quick,
  );
  const progress = new Progress();
  const left = estimates(names, quick);

  const building = progress.begin('build', 'Building the site as patients get it', left('build'));
  const built = await productionSite();
  const {site: content} = loadSite(process.cwd());
  if (!content) throw new UserError('The content has problems.', 'Run npm run check, and put them right.');
  const templates = templatesOf(content, quick);
  const baseline = await makeBaseline(
    built,
    templates.map(({path}) => path),
  );
  cache('build', quick, building.end('done'));

  const [browser, ours, least] = [await startBrowser(), await serve(built), await serve(baseline)];
  const version = await browser.version();
  try {
    for (const name of names) {
      const entry = PARTS[name];
      if (!entry) continue;
      const heading = `[${names.indexOf(name) + 1}/${names.length}] ${entry.title}`;
      const measuring = progress.begin(name, heading, left(name));
      const step = (what: string) => measuring.line(`  ${what}`);
      const part = await entry.run({browser, site: ours, baseline: least, content, templates, quick, step});
      cache(name, quick, measuring.end('done'));
      report(name, part, version);
    }
  } finally {
    await Promise.all([browser.close(), ours.stop(), least.stop()]);
  }
}

function chosenParts(names: readonly string[], quick: boolean): string[] {
  const known = Object.keys(PARTS);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UserError(`There is no part called ${unknown.join(', ')}.`, `Choose among ${known.join(', ')}.`);
  if (names.length > 0) return known.filter((name) => names.includes(name));
  return known.filter((name) => !quick || PARTS[name]?.quickly !== undefined);
}

/** How many seconds are left from the beginning of a part on, going by the last run where there was one. */
function estimates(names: readonly string[], quick: boolean): (name: string) => number {
  const last = readDurations(process.cwd());
  const all = ['build', ...names];
  const secondsOf = (name: string) =>
    last[keyOf(name, quick)] ?? (quick ? PARTS[name]?.quickly : PARTS[name]?.seconds) ?? BUILD_SECONDS;
  return (name) => all.slice(all.indexOf(name)).reduce((sum, each) => sum + secondsOf(each), 0);
}

function cache(name: string, quick: boolean, seconds: number): void {
  cacheDuration(process.cwd(), keyOf(name, quick), seconds);
}

const keyOf = (name: string, quick: boolean) => `bench ${name}${quick ? ', quick' : ''}`;

bench(process.argv.slice(2)).catch((error: unknown) => {
  const {message, code} = toFailure(error);
  console.error(`\n${message}`);
  // A part that has failed has left its heartbeat going.
  process.exit(code);
});
