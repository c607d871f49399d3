/**
 * `npm run review -- --base main`: makes .cache/review/index.html, which shows what patients will see of the change here.
 * With `--preview` the report lies beside the site in build/ too, and leaves what the comment on a pull request quotes.
 */
import {
  builtBase,
  notesOn,
  publishReport,
  recordsOf,
  reportPage,
  REVIEW_FOLDER,
  reviewSites,
} from '@dental/changes/review';
import {mkdirSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {evaluateChange} from '@dental/delivery/gate';
import {hostOfBuild} from '@dental/delivery';
import {localTime, SITE_FOLDER} from '@dental/practice';
import {changedFiles} from '@dental/changes';
import {commitOf} from '@dental/content';
import {dayOfBuild} from '@dental/practice';
import {isBuilt} from './lib/cache.mjs';
import {readContent} from '@dental/checks';
import {endWithSignals} from './lib/processes.mjs';
import {runCommand} from './lib/command';
import {install} from './lib/install.mjs';
import {build} from './lib/project.mjs';
import {BROWSER, ensureTool} from './lib/tools.mjs';

const OPTIONS = {base: {type: 'string', default: 'main'}, preview: {type: 'boolean'}} as const;
const REPORT = join(REVIEW_FOLDER, 'index.html');
const root = process.cwd();

runCommand('npm run review -- --base main', OPTIONS, async ({base, preview}) => {
  endWithSignals();
  const commit = commitOf(root, base);
  if (changedFiles(root, commit).length === 0)
    return console.log(
      `Nothing differs from ${base}, so patients will notice nothing and there is nothing to review.`,
    );
  if (!isBuilt(root)) {
    console.log('Building the site as it is here.');
    // What it says is of interest only if it fails.
    await build((line, isError) => isError && console.error(line));
  }
  const {timeZone = ''} = readContent(root).content.practice ?? {};
  const day = dayBuilt(timeZone);
  console.log(`Building the site as it is at ${base}, unless that is kept from before.`);
  const former = await builtBase(root, commit, day, install);
  console.log('Comparing the pages.');
  const {problems} = evaluateChange(root, base);
  const review = await reviewSites({
    before: former.site,
    after: join(root, SITE_FOLDER),
    records: recordsOf(root, base, problems),
    made: {base, commit, day},
    notes: notesOn(base, former),
    timeZone,
    browser: await ensureTool(BROWSER),
    onPage: (done, all) => {
      if (done % Math.ceil(all / 5) === 0) console.log(`Looked at ${done} of ${all} pages`);
    },
  });
  mkdirSync(join(root, REVIEW_FOLDER), {recursive: true});
  writeFileSync(join(root, REPORT), reportPage(root, review, {live: false}));
  if (preview) publishReport(root, review, hostOfBuild(process.env));
  console.log(
    [
      review.sentence,
      ...review.points,
      review.approval,
      ...review.notes,
      `The report: ${REPORT}`,
    ].join('\n'),
  );
});

/** The day for which build/ was made: what depends on the day is no change of anybody's. */
function dayBuilt(timeZone: string): string {
  const {mtime} = statSync(join(root, SITE_FOLDER, 'index.html'));
  return process.env.SITE_TODAY ? dayOfBuild(timeZone) : localTime(mtime, timeZone).day;
}
