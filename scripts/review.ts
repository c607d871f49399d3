/**
 * `npm run review -- --base main`: makes .cache/review/index.html, a before-and-after report of the
 * change here. With `--preview` the report is also in build/, and the comment on a pull request can
 * quote it.
 */
import {
  buildBase,
  describeBuildFailure,
  publishReport,
  collectRecords,
  renderReport,
  REVIEW_FOLDER,
  reviewSites,
} from '@dental/changes/review';
import {mkdirSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {evaluateChange} from '@dental/delivery/evaluate';
import {detectHost} from '@dental/delivery';
import {getBuildDay, SITE_FOLDER, toLocalTime} from '@dental/practice';
import {listChangedFiles} from '@dental/changes';
import {resolveCommit} from '@dental/changes/git';
import {isBuilt} from './lib/cache.mjs';
import {loadSite, readContent} from '@dental/checks';
import {endWithSignals} from './lib/processes.mjs';
import {runCommand} from './lib/command';
import {install} from './lib/install.mjs';
import {build} from './lib/project.mjs';
import {BROWSER, ensureTool} from './lib/tools.mjs';

const OPTIONS = {base: {type: 'string', default: 'main'}, preview: {type: 'boolean'}} as const;
const REPORT = join(REVIEW_FOLDER, 'index.html');
const REFUSED =
  'The build refuses this version, so only practice information and words are compared. ' +
  'Run `npm run check`, fix what it reports, then run the review again.';
const root = process.cwd();

runCommand('review', OPTIONS, async ({base, preview}) => {
  endWithSignals();
  const commit = resolveCommit(root, base);
  if (listChangedFiles(root, commit).length === 0) {
    console.log(`Nothing to review: no file differs from ${base}.`);
    return;
  }
  const isRefused = !preview && loadSite(root).problems.length > 0;
  if (!isRefused && !isBuilt(root)) {
    console.log('Building this version.');
    // Its output matters only if it fails.
    await build((line, isError) => isError && console.error(line));
  }
  const {timeZone = ''} = readContent(root).content.practice ?? {};
  const day = isRefused ? getBuildDay(timeZone) : readBuildDay(timeZone);
  if (!isRefused) console.log(`Building ${base}, if there is no build in the cache.`);
  const former = isRefused ? {} : await buildBase(root, commit, day, install);
  console.log('Comparing the two versions.');
  const {problems} = evaluateChange(root, base);
  const review = await reviewSites({
    before: former.site,
    after: isRefused ? undefined : join(root, SITE_FOLDER),
    records: collectRecords(root, base, problems),
    made: {base, commit, day},
    notes: isRefused ? [REFUSED] : describeBuildFailure(base, former),
    timeZone,
    browser: isRefused ? undefined : await ensureTool(BROWSER),
    onPage: (done, all) => {
      if (done % Math.ceil(all / 5) === 0) console.log(`Compared ${done} of ${all} pages`);
    },
  });
  mkdirSync(join(root, REVIEW_FOLDER), {recursive: true});
  writeFileSync(join(root, REPORT), renderReport(root, review, {live: false}));
  if (preview) publishReport(root, review, detectHost(process.env));

  const {sentence, points, approval, notes} = review;
  console.log([sentence, ...points, approval, ...notes, `Report: ${REPORT}`].join('\n'));
  if (isRefused) process.exitCode = 1;
});

/** The day that build/ shows: a difference between two days isn't part of the change. */
function readBuildDay(timeZone: string): string {
  if (process.env.SITE_TODAY) return getBuildDay(timeZone);
  const {mtime} = statSync(join(root, SITE_FOLDER, 'index.html'));
  return toLocalTime(mtime, timeZone).day;
}
