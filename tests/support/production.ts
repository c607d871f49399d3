import {mkdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {test as base} from 'playwright/test';
import {RULES_FILE, SITE_FOLDER} from '../../src/build/outputPaths';
import {close, listen, siteServer} from '../../src/serve/server';
import {siteForPatients} from './copies';

const FOLDER = '.cache/production';
const VIDEOS = 'pages-content/_practice/videos.yml';

/** In the copy these videos are played by others, because the sample has only clips of its own. */
const OUTSIDE_VIDEOS = {
  'doctor-intro': 'youtube',
  'office-tour': 'vimeo',
  'services-overview': 'youtube',
  'general-dentistry': 'youtube',
  'meet-dr-elena-marquez': 'vimeo',
};

/**
 * Tests of the site as patients get it, on a server of its own: outside services are asked for, and stand-ins are not.
 */
export const test = base.extend<object, {production: string}>({
  production: [
    async ({}, use) => {
      const folder = resolve(FOLDER);
      // Another worker may be at it.
      const release = await lock(`${folder}.lock`);
      await siteForPatients(folder, new Map([[VIDEOS, withOutsideVideos(readFileSync(VIDEOS, 'utf8'))]])).finally(
        release,
      );
      const server = siteServer({folder: join(folder, SITE_FOLDER), rules: join(folder, RULES_FILE)});
      const port = await listen(server, 0);
      await use(`http://localhost:${port}`);
      await close(server);
    },
    {scope: 'worker', timeout: 300_000},
  ],
  baseURL: ({production}, use) => use(production),
});

function withOutsideVideos(text: string): string {
  return Object.entries(OUTSIDE_VIDEOS).reduce((before, [id, provider]) => {
    const after = before.replace(new RegExp(`(- id: ${id}\\n[^]*?provider: )file`), `$1${provider}`);
    if (after === before) throw new Error(`${VIDEOS} is not what the tests take it to be: look for ${id}.`);
    return after;
  }, text);
}

/** Waits for its turn. A lock that is older than any build was left by a run that was stopped. */
async function lock(folder: string): Promise<() => void> {
  for (;;) {
    try {
      mkdirSync(folder, {recursive: false});
      return () => rmSync(folder, {recursive: true, force: true});
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') mkdirSync(join(folder, '..'), {recursive: true});
      const since = statSync(folder, {throwIfNoEntry: false})?.mtimeMs ?? Date.now();
      if (Date.now() - since > 280_000) rmSync(folder, {recursive: true, force: true});
      await new Promise((wait) => setTimeout(wait, 500));
    }
  }
}
