import type {Server} from 'node:http';
import {expect, test} from 'playwright/test';
import {redirects, routes} from '../support/built';
import {NIGHTLY} from '../support/nightly';
import {startPlainHost} from '../support/plainHost';

const QUERY = '?utm_source=a%20b&x=1&x=2';
const legacy = Object.entries(redirects);

/** What the server answers at an address: Node's own client takes a fraction of the time of a browser's. */
async function answerTo(address: string): Promise<{status: number; to: string | null}> {
  const {status, headers} = await fetch(address, {method: 'HEAD', redirect: 'manual'});
  return {status, to: headers.get('location')};
}

test('every old address leads to its page in one hop, with its query', async ({baseURL}) => {
  for (const [from, to] of legacy) {
    expect({from, ...(await answerTo(baseURL + from + QUERY))}).toEqual({from, status: 301, to: to + QUERY});
    expect(routes, `${from} leads to ${to}, which is no page.`).toContain(to);
  }
});

test('every page is found under any spelling of its address, in one hop, with its query', async ({baseURL}) => {
  for (const route of routes.filter((path) => path !== '/')) {
    for (const spelling of [
      `${route}/`,
      route.toUpperCase(),
      `${route}.html`,
      `${route}/index.html`,
      `${route.toUpperCase()}/`,
    ]) {
      const answer = await answerTo(baseURL + spelling + QUERY);
      expect({spelling, ...answer}).toEqual({spelling, status: 301, to: route + QUERY});
    }
  }
});

test('home is found as /index.html too', async ({request}) => {
  const response = await request.get('/index.html?a=1', {maxRedirects: 0});
  expect([response.status(), response.headers().location]).toEqual([301, '/?a=1']);
});

test('no address of the site leads to another website', async ({request, baseURL}) => {
  for (const path of ['//evil.example', '//evil.example/', '/%2f%2fevil.example/', '/%5Cevil.example']) {
    const response = await request.get(`${baseURL}${path}`, {maxRedirects: 0});
    expect(response.status(), path).toBe(404);
    expect(response.headers().location, path).toBeUndefined();
  }
});

test.describe('on a host that knows no rules', () => {
  let host: {server: Server; origin: string};

  test.beforeAll(async () => {
    host = await startPlainHost('build');
  });

  test.afterAll(() => {
    host.server.close();
  });

  const sample = legacy.filter((_, index) => index % (NIGHTLY ? 20 : 40) === 0);

  test('an old address leads on by itself, with query and place', async ({page}) => {
    for (const [from, to] of sample) {
      await page.goto(`${host.origin}${from}?a=1&b=%20#place`, {waitUntil: 'commit'});
      await expect(page).toHaveURL(`${host.origin}${to}?a=1&b=%20#place`);
    }
  });

  test('an old address leads on without scripts too', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    // Such a host may take /index for the file index.html, which is home as well.
    for (const [from, to] of sample.filter(([address]) => address !== '/index')) {
      await page.goto(`${host.origin}${from}`, {waitUntil: 'commit'});
      await expect(page).toHaveURL(`${host.origin}${to}`);
    }
    await context.close();
  });

  const [[oldAddress, newAddress] = ['', '']] = legacy;
  const deep = routes.find((route) => route.split('/').length > 2) ?? '/';
  for (const [asked, to] of [
    ['/ABOUT-US?a=1#x', '/about-us?a=1#x'],
    ['/About-Us/?a=1', '/about-us?a=1'],
    [oldAddress.toUpperCase(), newAddress],
    [`${deep.toUpperCase()}/`, deep],
  ] as const) {
    test(`${asked} is led to ${to} by the error page, without a fault`, async ({page}) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
      });
      await page.goto(host.origin + asked);
      await page.waitForURL(host.origin + to);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Oops!');
      expect(errors).toEqual([]);
    });
  }
});
