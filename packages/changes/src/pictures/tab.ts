import type {BrowserContext, CDPSession, Page} from 'playwright';
import {obstaclesOn, type Obstacle} from '../browser/axe';
import {breaksOn} from '../browser/breaks';
import {PREVIEW_ONLY} from '@dental/practice';

export const WIDTHS = [360, 1440] as const;
export type Width = (typeof WIDTHS)[number];

const HEIGHTS: Record<Width, number> = {360: 740, 1440: 900};
const MOST_TRIES = 20;

/** Looks at the pages of a site, one after the other. Nobody acts, so no script but the inline ones runs. */
export class Tab {
  #path = '';

  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly origin: string,
  ) {}

  static async open(context: BrowserContext, origin: string): Promise<Tab> {
    const page = await context.newPage();
    return new Tab(page, await context.newCDPSession(page), origin);
  }

  /** What breaks on a page on a phone and on paper, and what axe finds, which takes its time. */
  async obstacles(path: string, {withAxe}: {withAxe: boolean}): Promise<Obstacle[]> {
    await this.#open(path, WIDTHS[0]);
    return [...(await breaksOn(this.page)), ...(withAxe ? await obstaclesOn(this.page) : [])];
  }

  /** The whole page as PNG. */
  async picture(path: string, width: Width, tries = 0): Promise<Buffer> {
    await this.#open(path, width);
    await this.page.evaluate(loadPictures);
    const {cssContentSize} = await this.devtools.send('Page.getLayoutMetrics');
    const {data} = await this.devtools.send('Page.captureScreenshot', {
      format: 'png',
      captureBeyondViewport: true,
      optimizeForSpeed: true,
      clip: {x: 0, y: 0, width, height: Math.ceil(cssContentSize.height), scale: 1},
    });
    const isSteady = await this.#fit(width);
    return isSteady || tries === MOST_TRIES ? Buffer.from(data, 'base64') : this.picture(path, width, tries + 1);
  }

  async #open(path: string, width: Width): Promise<void> {
    await this.page.setViewportSize({width, height: HEIGHTS[width]});
    if (this.#path !== path) {
      await this.page.goto(this.origin + path, {waitUntil: 'load'});
      await this.page.evaluate(prepare, PREVIEW_ONLY);
      this.#path = path;
    }
    await this.#fit(width);
  }

  /** On a busy machine a page can lag behind its window; what is seen of it then is neither one width nor the other. */
  async #fit(width: Width): Promise<boolean> {
    const height = HEIGHTS[width];
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if ((await this.page.evaluate(() => window.innerWidth)) === width) return tries === 0;
      await this.page.setViewportSize({width: width + 1, height});
      await this.page.setViewportSize({width, height});
    }
    throw new Error(`The browser does not show ${this.page.url()} at a width of ${width} pixels.`);
  }
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
    for (const rule of cssRules) if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
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
