/**
 * `npm run review -- --base main`: makes .cache/review/index.html, which shows what patients will see of the change here.
 * With `--preview` the report lies beside the site in build/ too, and leaves what the comment on a pull request quotes.
 */
import {
  builtBase,
  findBase,
  isSame,
  notesOn,
  publishReport,
  recordsOf,
  reportPage,
  REVIEW_FOLDER,
  reviewSites,
  type Review,
} from '@dental/changes/review';
import {existsSync, mkdirSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {SITE_FOLDER} from '../src/build/outputPaths';
import {readApprovals} from '../src/content/signOff/approvals';
import {evaluateChange} from '../src/gate/verdict';
import {dayOfBuild} from '../src/plugins/site-content/dayOfBuild';
import {timeInPhoenix} from '../src/site/officeState';
import {UserError} from '../src/userError.mjs';
import {isBuilt, readDurations, cacheDuration} from './lib/cache.mjs';
import {endWithSignals} from './lib/children.mjs';
import {readArguments, runCommand} from './lib/command';
import {install} from './lib/install.mjs';
import {Progress} from './lib/progress.mjs';
import {build} from './lib/project.mjs';
import {BROWSER, ensureTool, thisMachine} from './lib/tools.mjs';

const USAGE = 'npm run review -- --base main';
const REPORT = join(REVIEW_FOLDER, 'index.html');
const root = process.cwd();
const progress = new Progress();

/** How long a step takes, in seconds, until it has been done here once. */
const GUESSES = {'review-build': 90, 'review-base': 100, 'review-look': 30};

runCommand(async () => {
  endWithSignals();
  const {values} = readArguments({base: {type: 'string', default: 'main'}, preview: {type: 'boolean'}}, USAGE);
  const commit = findBase(root, values.base);
  if (isSame(root, commit)) {
    console.log(`Nothing differs from ${values.base}, so patients will notice nothing and there is nothing to review.`);
    return;
  }
  const steps = new Steps();
  if (!isBuilt(root)) await steps.run('review-build', 'Building the site as it is here', buildHere);
  const day = dayBuilt();
  const base = await steps.run('review-base', `Having the site as it is at ${values.base}`, () =>
    builtBase(root, commit, day, install),
  );
  const {problems} = evaluateChange(root, {base: values.base, approvals: readApprovals(root)});
  const review = await steps.run('review-look', 'Comparing the pages', async (line) =>
    reviewSites({
      before: base.site,
      after: join(root, SITE_FOLDER),
      records: recordsOf(root, values.base, problems),
      made: {base: values.base, commit, day},
      notes: notesOn(values.base, base),
      browser: await ensureTool(BROWSER, thisMachine(root)),
      cache: base.folder,
      onPage: (done, all) =>
        all > 0 && done % Math.ceil(all / 5) === 0 ? line(`Looked at ${done} of ${all} pages`) : undefined,
    }),
  );
  await write(review, values.preview === true);
});

async function write(review: Review, preview: boolean): Promise<void> {
  mkdirSync(join(root, REVIEW_FOLDER), {recursive: true});
  writeFileSync(join(root, REPORT), reportPage(root, review, {live: false}));
  if (preview) await publishReport(root, review);
  console.log(
    [review.sentence, ...review.points, review.approval, ...review.notes, `The report: ${REPORT}`].join('\n'),
  );
}

/** What the build says is of interest only if it fails. */
async function buildHere(): Promise<void> {
  const said: string[] = [];
  const failure = await build((text) => said.push(text));
  if (!failure) return;
  console.error(said.join('\n'));
  throw failure;
}

/** The day as of which build/ was made: what depends on the day is no change of anybody's. */
function dayBuilt(): string {
  const file = join(root, SITE_FOLDER, 'index.html');
  if (!existsSync(file)) throw new UserError('The site was not built.', 'Run npm run build, and the command again.');
  return process.env.SITE_TODAY ? dayOfBuild() : timeInPhoenix(statSync(file).mtime).day;
}

/** Steps one after the other, each with how long all that is left will take. */
class Steps {
  readonly #left = Object.keys(GUESSES);

  async run<Result>(
    name: keyof typeof GUESSES,
    heading: string,
    work: (line: (text: string) => void) => Promise<Result>,
  ): Promise<Result> {
    const known: Record<string, number> = {...GUESSES, ...readDurations(root)};
    this.#left.splice(0, this.#left.indexOf(name));
    const step = progress.begin(
      name,
      heading,
      this.#left.reduce((sum, other) => sum + (known[other] ?? 0), 0),
    );
    try {
      const result = await work((text) => step.line(text));
      cacheDuration(root, name, step.end('done'));
      return result;
    } catch (error) {
      step.end('failed');
      throw error;
    }
  }
}
