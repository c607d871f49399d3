import {existsSync} from 'node:fs';
import {extname, join} from 'node:path';
import type {BrowserContext, Page} from 'playwright';
import {obstaclesOn, type Obstacle} from '../browser/axe';
import {breaksOn} from '../browser/breaks';
import {fileOfPage, PREVIEW_ONLY} from '@dental/practice';

export const WIDTHS = [360, 1440] as const;
export type Width = (typeof WIDTHS)[number];

const HEIGHTS: Record<Width, number> = {360: 740, 1440: 900};
const MOST_TRIES = 20;

/**
 * Has a browser find the files of a built site at an origin, without their scripts: a page that begins to run while it is
 * looked at looks different each time.
 */
export async function showFolder(
  context: BrowserContext,
  origin: string,
  folder: string,
): Promise<void> {
  await context.route(`${origin}/**`, (route) => {
    const {pathname} = new URL(route.request().url());
    const path = join(folder, decodeURI(extname(pathname) ? pathname : fileOfPage(pathname)));
    return pathname.startsWith('/assets/js/') || !existsSync(path)
      ? route.abort()
      : route.fulfill({path});
  });
}

/** Opens a page of a built site on a phone. Nobody acts, so no script but the inline ones runs. */
export async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await fit(page, WIDTHS[0]);
  await page.goto(address, {waitUntil: 'load'});
  await page.evaluate(prepare, PREVIEW_ONLY);
  return page;
}

/** What breaks on a page that was opened, and on paper, and what axe finds, which takes its time. */
export async function obstaclesIn(page: Page, withAxe: boolean): Promise<Obstacle[]> {
  return [...(await breaksOn(page)), ...(withAxe ? await obstaclesOn(page) : [])];
}

/** The whole page as PNG. */
export async function pictureOf(page: Page, width: Width, tries = 0): Promise<Buffer> {
  await fit(page, width);
  await page.evaluate(loadPictures);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const devtools = await page.context().newCDPSession(page);
  const {data} = await devtools.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: {x: 0, y: 0, width, height, scale: 1},
  });
  const isSteady = await fit(page, width);
  return isSteady || tries === MOST_TRIES
    ? Buffer.from(data, 'base64')
    : pictureOf(page, width, tries + 1);
}

/** On a busy machine a page can lag behind its window; what is seen of it then is neither one width nor the other. */
async function fit(page: Page, width: Width): Promise<boolean> {
  const height = HEIGHTS[width];
  await page.setViewportSize({width, height});
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if ((await page.evaluate(() => window.innerWidth)) === width) return tries === 0;
    await page.setViewportSize({width: width + 1, height});
    await page.setViewportSize({width, height});
  }
  throw new Error(`The browser does not show ${page.url()} at a width of ${width} pixels.`);
}

/** Takes away what only previews have, and has letters at the same places on every machine. */
async function prepare(previewOnly: string): Promise<void> {
  for (const part of document.querySelectorAll(previewOnly)) part.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after {text-rendering: geometricPrecision !important; caret-color: transparent !important; animation: none !important; transition: none !important}',
  );
  document.adoptedStyleSheets.push(sheet);
  for (const {cssRules} of document.styleSheets)
    for (const rule of cssRules)
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
  await document.fonts.ready;
}

/** Has every picture of the page, also those that wait to be near. */
async function loadPictures(): Promise<void> {
  await document.fonts.ready;
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  // A picture that cannot be had looks the same before and after.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}
