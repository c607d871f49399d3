import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {test as base} from 'playwright/test';
import {releaseLock, takeLock} from '../../src/build/lock';
import {RULES_FILE, SITE_FOLDER} from '@dental/practice';
import {CONTENT_FOLDER, type FileChanges, pathOfFile, writeApprovals} from '@dental/content';
import {close, listen, siteServer} from '@dental/delivery';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {pagesOf} from '@dental/testing/fixtures/pages';
import {approvalsOf, contentOf} from '@dental/testing/fixtures/practice';
import {builtCopy} from './copies';

/** Where the site of another practice is, as its patients get it. */
export const ANOTHER_SITE = resolve('.cache/another-practice');

/** The addresses of its pages. */
export const ANOTHER_ROUTES = [...pagesOf(anotherPractice).keys()].map((file) =>
  pathOfFile(`${CONTENT_FOLDER}/${file}`),
);

/** Its texts are compressed as those of a preview: nobody waits for them, and the tests have ten seconds less to compute. */
const LIGHTLY: FileChanges = new Map([
  [
    'src/build/compression.ts',
    readFileSync('src/build/compression.ts', 'utf8').replace('constants.BROTLI_MAX_QUALITY', '5'),
  ],
]);

/** What an earlier build in the same folder would have left, of a patient whose case is gone. */
export const GONE = 'The words of a patient whose case is gone';
const LEFT_OVER: FileChanges = new Map([
  ['.docusaurus/site-content/default/gallery/page-99.js', `export default {cases: ['${GONE}']};\n`],
]);

/** Has the site of another practice, or of what a test makes of it in a folder of its own. */
export async function buildAnotherSite(
  folder = ANOTHER_SITE,
  practice = anotherPractice,
): Promise<void> {
  const lock = `${folder}.lock`;
  // Another worker may be at it.
  while (takeLock(lock) !== undefined) await setTimeout(500);
  const content = await contentOf(practice);
  writeApprovals(folder, {approvals: approvalsOf(content), approvers: []});
  await builtCopy(folder, new Map([...content, ...LIGHTLY, ...LEFT_OVER]), 'production').finally(
    () => releaseLock(lock),
  );
}

/**
 * Tests of the site as patients get it, on a server of its own: it asks outside services, and has no placeholders. It is
 * that of another practice, because the content of ours may still have samples, which no patient may see.
 */
export const test = base.extend<object, {production: string}>({
  production: [
    // Playwright wants the pattern, although nothing of it is needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await buildAnotherSite();
      const server = siteServer({
        folder: join(ANOTHER_SITE, SITE_FOLDER),
        rules: join(ANOTHER_SITE, RULES_FILE),
      });
      const port = await listen(server, 0);
      await use(`http://localhost:${port}`);
      await close(server);
    },
    {scope: 'worker', timeout: 600_000},
  ],
  baseURL: ({production}, use) => use(production),
});
