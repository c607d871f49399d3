import {FORMER_WORKERS} from '@dental/practice';
import {writeFiles} from '@dental/content/files';
import type {SiteBuild} from './types';

/** Browsers keep a service worker until its address has another one; a 404 doesn't remove it. */
const LAST_WORKER = `// Removes the service worker of a former website, and what it has stored.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({type: 'window', includeUncontrolled: true}))
    await page.navigate(page.url).catch(() => {});
}
`;

/** Writes a worker that removes itself to each address where an old website may have had one. */
export async function writeLastWorkers({folder}: SiteBuild): Promise<void> {
  await writeFiles(
    folder,
    Object.fromEntries(FORMER_WORKERS.map((path) => [path.slice(1), LAST_WORKER])),
  );
}
