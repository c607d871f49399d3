import type {Browser, Page} from 'playwright';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {runInPages, recordConsoleFaults} from '../support/hosts/browser';
import {readBuiltRules, startNginx, type Running} from '../support/hosts/servers';
import {startBrowser} from '../../packages/bench/phone';
import {listTemplates} from '../../packages/bench/templates';
import {NIGHTLY} from '@dental/testing/nightly';
import {site} from '@dental/testing/realSite';
import {hydrate, waitUntilSettled} from '../support/visit';

/** A control that opens something. */
interface Control {
  name: string;
  selector: string;
  /** The selector of the opened element. */
  opens: string;
  /** The pages with it, if not all. */
  pages?: RegExp;
}

const CONTROLS: readonly Control[] = [
  {
    name: 'video',
    selector: 'main a:has-text("Play video")',
    opens: 'main video, main iframe, dialog[open] video',
  },
  {
    name: 'lightbox',
    selector: 'main a[href^="/img/"]',
    opens: '.yarl__slide_current',
    pages: /^\/(about-us|smile-gallery)/,
  },
  {name: 'chat', selector: '[data-chat-launcher]', opens: '[data-chat-launcher]'},
];

let browser: Browser;
let host: Running;

beforeAll(async () => {
  [browser, host] = await Promise.all([startBrowser(), startNginx()]);
});

afterAll(async () => {
  await browser.close();
  await host.stop();
});

/**
 * One page of each template, and every third at night. tour.spec.ts opens every page under its
 * policy, too.
 */
const paths = new Set([
  ...listTemplates(site, true).map(({path}) => path),
  ...[...readBuiltRules().book.pages].filter((_, index) => NIGHTLY && index % 3 === 0),
]);

it('allows everything that a page does, in all of its states', async () => {
  const opened = new Set<string>();
  await runInPages(browser, [...paths, '/nowhere'], async (page, path) => {
    const faults = await recordConsoleFaults(page);
    await page.goto(`http://localhost:${host.port}${path}`);
    await hydrate(page);
    await scrollThrough(page);
    for (const control of CONTROLS.filter(({pages}) => pages?.test(path) ?? true)) {
      if (await openFirst(page, control)) opened.add(control.name);
    }
    expect({path, faults}).toEqual({path, faults: []});
  });
  expect([...opened].sort()).toEqual(CONTROLS.map(({name}) => name).sort());
});

it('allows the router to go from page to page', async () => {
  await runInPages(browser, ['/'], async (page, path) => {
    const faults = await recordConsoleFaults(page);
    await page.goto(`http://localhost:${host.port}${path}`);
    await hydrate(page);
    for (const name of ['Contact Us', 'Payment Plans', 'Smile Gallery']) {
      await page.getByRole('contentinfo').getByRole('link', {name, exact: true}).first().click();
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
    }
    expect(faults).toEqual([]);
  });
});

/** Scrolls through a page, so that forms, widgets, and images load. */
async function scrollThrough(page: Page): Promise<void> {
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
    await waitUntilSettled(page);
  }
}

/** Opens and closes the first control of a kind. Returns false if the page has none. */
async function openFirst(page: Page, {selector, opens}: Control): Promise<boolean> {
  const first = page.locator(selector).first();
  if ((await first.count()) === 0) return false;
  await first.click();
  await page.locator(opens).first().waitFor({state: 'attached'});
  await waitUntilSettled(page);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open], .yarl__portal').first().waitFor({state: 'detached'});
  return true;
}
