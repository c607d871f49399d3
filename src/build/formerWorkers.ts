import {writeFiles} from '@dental/content/files';
import type {SiteBuild} from './types';

/**
 * The usual addresses of service workers: of hand-written ones, Workbox, Create React App, Angular,
 * WordPress plugins, and services for push messages. docs/launch.md asks for others.
 */
const ADDRESSES = [
  'sw.js',
  'service-worker.js',
  'serviceworker.js',
  'serviceWorker.js',
  'service_worker.js',
  'pwa-sw.js',
  'pwabuilder-sw.js',
  'superpwa-sw.js',
  'ngsw-worker.js',
  'firebase-messaging-sw.js',
  'OneSignalSDKWorker.js',
  'OneSignalSDKUpdaterWorker.js',
];

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

/** Writes a service worker that removes itself to the addresses of those of a former website. */
export async function writeLastWorkers({folder}: SiteBuild): Promise<void> {
  await writeFiles(folder, Object.fromEntries(ADDRESSES.map((path) => [path, LAST_WORKER])));
}
