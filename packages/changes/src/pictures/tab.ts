import {existsSync} from 'node:fs';
import {extname, join} from 'node:path';
import type {BrowserContext, Page} from 'playwright';
import {findObstacles, type Obstacle} from '../browser/axe';
import {findLayoutObstacles} from '../browser/layoutObstacles';
import {getPageFile, PREVIEW_ONLY_SELECTOR} from '@dental/practice';

/** The widths of a phone and of a desktop, in pixels. */
export const WIDTHS = [360, 1440] as const;
export type Width = (typeof WIDTHS)[number];

const HEIGHTS: Record<Width, number> = {360: 740, 1440: 900};
const MAX_RESIZE_ATTEMPTS = 20;

/**
 * Serves a built site from its folder at an origin, without its scripts: a page that starts to run
 * while it is photographed looks different each time.
 */
export async function serveFolder(
  context: BrowserContext,
  origin: string,
  folder: string,
): Promise<void> {
  await context.route(`${origin}/**`, (route) => {
    const {pathname} = new URL(route.request().url());
    const path = join(folder, decodeURI(extname(pathname) ? pathname : getPageFile(pathname)));
    const isMissing = pathname.startsWith('/assets/js/') || !existsSync(path);
    return isMissing ? route.abort() : route.fulfill({path});
  });
}

/** Opens a page of a built site at the width of a phone. Only its inline scripts run. */
export async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await resize(page, WIDTHS[0]);
  await page.goto(address, {waitUntil: 'load'});
  await page.evaluate(preparePage, PREVIEW_ONLY_SELECTOR);
  return page;
}

/** Finds the obstacles on an open page; axe takes a second or more. */
export async function findAllObstacles(page: Page, withAxe: boolean): Promise<Obstacle[]> {
  const layoutObstacles = await findLayoutObstacles(page);
  return withAxe ? [...layoutObstacles, ...(await findObstacles(page))] : layoutObstacles;
}

/** Takes a screenshot of the full page as PNG. */
export async function takeScreenshot(page: Page, width: Width, attempt = 0): Promise<Buffer> {
  await resize(page, width);
  await page.evaluate(loadImages);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const devtools = await page.context().newCDPSession(page);
  const {data} = await devtools.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: {x: 0, y: 0, width, height, scale: 1},
  });
  const isSteady = await resize(page, width);
  return isSteady || attempt === MAX_RESIZE_ATTEMPTS
    ? Buffer.from(data, 'base64')
    : takeScreenshot(page, width, attempt + 1);
}

/**
 * Sets the width of a page. On a busy machine the page can lag behind its window and show neither
 * width.
 * @returns true if the page had the width at once
 */
async function resize(page: Page, width: Width): Promise<boolean> {
  const height = HEIGHTS[width];
  await page.setViewportSize({width, height});
  for (let attempt = 0; attempt < MAX_RESIZE_ATTEMPTS; attempt++) {
    if ((await page.evaluate(() => window.innerWidth)) === width) return attempt === 0;
    await page.setViewportSize({width: width + 1, height});
    await page.setViewportSize({width, height});
  }
  throw new Error(`The browser can't show ${page.url()} at a width of ${width} pixels.`);
}

/** Runs in the page. Removes preview elements and motion, and makes text render the same. */
async function preparePage(previewOnly: string): Promise<void> {
  for (const element of document.querySelectorAll(previewOnly)) element.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, ::before, ::after {
    text-rendering: geometricPrecision !important;
    caret-color: transparent !important;
    animation: none !important;
    transition: none !important;
  }`);
  document.adoptedStyleSheets.push(sheet);
  for (const {cssRules} of document.styleSheets)
    for (const rule of cssRules)
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
  await document.fonts.ready;
}

/** Runs in the page. Loads every image, lazy ones too. */
async function loadImages(): Promise<void> {
  await document.fonts.ready;
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  // A missing image looks the same before and after.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}
