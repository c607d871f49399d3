import {createServer, type RequestListener, type Server} from 'node:http';
import {resolve} from 'node:path';
import {expect, test, type Page} from 'playwright/test';
import {close, createSiteServer, listen} from '@dental/delivery';
import {RULES_FILE, SITE_FOLDER} from '@dental/practice';

/*
 * A browser that still has the service worker of the practice's former website. Our site replaces
 * that website at the same address.
 */

/** The usual ways of a service worker to answer a request. */
const WORKERS = {
  'answers from its cache':
    'caches.match(event.request).then((old) => old ?? fetch(event.request))',
  'answers from its cache, and updates it': `caches.open('v1').then(async (cache) => {
    const old = await cache.match(event.request);
    const update = fetch(event.request).then((answer) => {
      cache.put(event.request, answer.clone());
      return answer;
    });
    return old ?? update;
  })`,
  'answers from the network': 'fetch(event.request).catch(() => caches.match(event.request))',
};

let server: Server;
let address: string;
let answer: RequestListener;

test.beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  address = `http://localhost:${await listen(server, 0)}`;
});

test.afterEach(() => close(server));

/** The former website: a page that registers a service worker, and that worker. */
function makeFormerSite(path: string, code: string): RequestListener {
  const worker = `
    addEventListener('install', (event) => {
      skipWaiting();
      event.waitUntil(caches.open('v1').then((cache) => cache.addAll(['/', '/about-us'])));
    });
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => event.respondWith(${code}));`;
  const register = `navigator.serviceWorker.register('${path}')`;
  const page = `<h1>The former site</h1><script>${register}</script>`;
  return ({url}, response) => {
    const isWorker = url === path;
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? worker : page);
  };
}

const PATHS = ['/sw.js', '/service-worker.js'];

/** Registers the worker of a former website, and then serves our site at the same address. */
async function replaceFormerSite(page: Page, path: string, code: string): Promise<void> {
  answer = makeFormerSite(path, code);
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
  });
  const site = createSiteServer({folder: resolve(SITE_FOLDER), rules: resolve(RULES_FILE)});
  answer = (request, response) => void site.emit('request', request, response);
  await page.goto(`${address}/about-us`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function expectNoWorker(page: Page): Promise<void> {
  const countWorkers = () =>
    page
      .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      .catch(() => -1);
  await expect.poll(countWorkers).toBe(0);
}

test('removes a worker at an unusual address that lets our pages through', async ({page}) => {
  await replaceFormerSite(page, '/wp-offline-7.js', WORKERS['answers from the network']);
  await page.mouse.move(50, 50);
  await expectNoWorker(page);
});

for (const [index, [name, code]] of Object.entries(WORKERS).entries())
  for (const path of PATHS) {
    // By day each worker runs at one path.
    const tag = path === PATHS[index % PATHS.length] ? '' : ' @nightly';
    test(`replaces a former worker at ${path} that ${name}${tag}`, async ({page}) => {
      await replaceFormerSite(page, path, code);
      await expectNoWorker(page);
      await page.goto(address);
      await expect(page.getByText('The former site')).toHaveCount(0);
    });
  }
