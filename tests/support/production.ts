import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {test as base} from 'playwright/test';
import {releaseLock, takeLock} from '../../src/build/lock';
import {RULES_FILE, SITE_FOLDER} from '@dental/practice';
import {CONTENT_FOLDER, type FileChanges, toPagePath, writeApprovals} from '@dental/content';
import {listen, createSiteServer} from '@dental/delivery';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {makePages} from '@dental/testing/fixtures/pages';
import {makeApprovals, makeContent} from '@dental/testing/fixtures/practice';
import {ANOTHER_SITE, prepareBuiltCopy} from './copies';

/** The paths of its pages. */
export const ANOTHER_ROUTES = [...makePages(anotherPractice).keys()].map((file) =>
  toPagePath(`${CONTENT_FOLDER}/${file}`),
);

/** Fast compression as in a preview saves the tests ten seconds. */
const FAST_COMPRESSION: FileChanges = new Map([
  [
    'src/build/compression.ts',
    readFileSync('src/build/compression.ts', 'utf8').replace('constants.BROTLI_MAX_QUALITY', '5'),
  ],
]);

/** Leftovers of an earlier build in the same folder: images of a deleted case. */
export const DELETED_TEXT = 'The words of a patient whose case is gone';
const LEFTOVER_FILES: FileChanges = new Map([
  [
    '.docusaurus/site-content/default/gallery/page-99.js',
    `export default {cases: ['${DELETED_TEXT}']};\n`,
  ],
]);

/** Builds the fixture practice's site, or a test's variant of it in a folder of its own. */
export async function buildAnotherSite(
  folder = ANOTHER_SITE,
  practice = anotherPractice,
): Promise<void> {
  const lock = `${folder}.lock`;
  // Another worker may be building it.
  while (takeLock(lock) !== undefined) await setTimeout(500);
  const content = await makeContent(practice);
  writeApprovals(folder, {approvals: makeApprovals(content), approvers: []});
  await prepareBuiltCopy(
    folder,
    new Map([...content, ...FAST_COMPRESSION, ...LEFTOVER_FILES]),
    'production',
  ).finally(() => releaseLock(lock));
}

/** Builds and serves the site until the process ends. Returns its address. */
async function serveAnotherSite(): Promise<string> {
  await buildAnotherSite();
  const server = createSiteServer({
    folder: join(ANOTHER_SITE, SITE_FOLDER),
    rules: join(ANOTHER_SITE, RULES_FILE),
  });
  return `http://localhost:${await listen(server.unref(), 0)}`;
}

let address: Promise<string> | undefined;

/**
 * Tests of the site for patients, on a server of its own: it contacts vendors and has no
 * placeholders. It is the fixture practice's, because our content may still have samples. A fixture
 * of the worker would be simpler, but then these tests would start workers and browsers of their
 * own.
 */
export const test = base.extend<{production: string}>({
  production: [
    // Playwright requires the pattern, although the test needs nothing from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => use(await (address ??= serveAnotherSite())),
    {timeout: 600_000},
  ],
  baseURL: ({production}, use) => use(production),
});
