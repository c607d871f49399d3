import {readFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type Browser, type BrowserContext, type Page as Tab} from 'playwright';
import {fileOfPage} from '../build/outputPaths';
import {obstaclesOn, type Obstacle} from '../gate/axe';

/** How a page looks, is heard and weighs. */
export interface Sighting {
  /** The whole page as PNG, by the width of the screen. */
  pictures: Record<number, Buffer>;
  /** What a screen reader is given, a line for each thing, as Playwright writes it (aria snapshot). */
  heard: string;
  obstacles: Obstacle[];
  /** How many bytes a phone fetches before somebody acts. */
  bytes: number;
}

/** The phone's comes first: what it fetches is weighed. */
export const WIDTHS = [360, 1440] as const;

const HEIGHTS: Record<number, number> = {360: 740, 1440: 900};

const ORIGIN = 'https://site.test';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Texts are sent compressed; pictures, fonts and films are as they are. */
const TEXTS = new Set(['.html', '.css', '.js', '.svg', '.json', '.webmanifest']);

/** A browser that is given nothing but the files of built sites. */
export class Camera {
  private constructor(
    private readonly browser: Browser,
    private readonly day: string,
  ) {}

  /**
   * @param browserPath where the browser is
   * @param day as of which pages are looked at, in the middle of its morning in Gilbert
   */
  static async start(browserPath: string, day: string): Promise<Camera> {
    const browser = await chromium.launch({
      executablePath: browserPath,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        ...['--disable-quic', '--no-first-run', '--font-render-hinting=none', '--disable-lcd-text'],
      ],
    });
    return new Camera(browser, day);
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /** Looks at a page of a built site. Nobody acts, so no script but the inline ones runs. */
  async look(folder: string, path: string): Promise<Sighting> {
    const context = await this.browser.newContext({
      viewport: {width: WIDTHS[0], height: HEIGHTS[WIDTHS[0]] ?? 0},
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'America/Phoenix',
      serviceWorkers: 'block',
    });
    try {
      const sent = await serve(context, folder);
      const tab = await context.newPage();
      await tab.clock.setFixedTime(new Date(`${this.day}T10:30:00-07:00`));
      await tab.goto(ORIGIN + path, {waitUntil: 'load'});
      await tab.evaluate(() => document.fonts.ready);
      const bytes = sent.bytes;
      await prepare(tab);
      const obstacles = await obstaclesOn(tab);
      const heard = await tab.locator('body').ariaSnapshot();
      const pictures: Record<number, Buffer> = {};
      for (const width of WIDTHS) {
        await tab.setViewportSize({width, height: HEIGHTS[width] ?? 0});
        await bringPictures(tab);
        pictures[width] = await tab.screenshot({fullPage: true, animations: 'disabled', caret: 'hide'});
      }
      return {pictures, heard, obstacles, bytes};
    } finally {
      await context.close();
    }
  }
}

/** Answers what pages request from a folder, and refuses everything else. Counts the bytes. */
async function serve(context: BrowserContext, folder: string): Promise<{bytes: number}> {
  const sent = {bytes: 0};
  await context.route('**/*', async (route) => {
    const {origin, pathname} = new URL(route.request().url());
    if (origin !== ORIGIN) return route.abort();
    const path = decodeURIComponent(pathname);
    const file = extname(path) ? path : fileOfPage(path);
    const body = await readFile(join(folder, file)).catch(() => undefined);
    if (!body) return route.fulfill({status: 404, body: ''});
    const type = TYPES[extname(file)];
    sent.bytes += TEXTS.has(extname(file)) ? gzipSync(body, {level: 6}).length : body.length;
    return route.fulfill({body, ...(type && {contentType: type})});
  });
  return sent;
}

/** Takes away what only previews have, and has letters at the same places on every machine. */
async function prepare(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    const edits = [...document.querySelectorAll('a[href^="https://github.com/"][href*="/edit/"]')];
    for (const part of [
      document.querySelector('section[aria-label="Preview"]'),
      ...edits.map((link) => link.closest('p')),
    ])
      part?.remove();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* {text-rendering: geometricPrecision !important; caret-color: transparent !important}');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Has every picture of the page, also those that wait to be near. */
async function bringPictures(tab: Tab): Promise<void> {
  await tab.evaluate(async () => {
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    await document.fonts.ready;
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    // A picture that cannot be had looks the same before and after.
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}
