import {chromium, type Browser, type BrowserContext, type CDPSession, type Page} from 'playwright';
import {obstaclesOn, type Obstacle} from '../gate/axe';
import {EDIT_LINKS} from '../site/previewPaths';
import type {BuiltSite} from './builtSite';
import {readView, STYLES, type Glance, type View} from './glance';
import {SiteServer} from './siteServer';

/** What keeps people from using a page, and what it weighs. */
export interface Inspection {
  obstacles: Obstacle[];
  /** How many bytes a phone fetches before somebody acts. */
  bytes: number;
}

/** Where looks are kept. What is kept was made in one way of looking: another way needs another name. */
export const LOOKS = 'looks-3';

/** The phone's comes first: what it fetches is weighed. */
export const WIDTHS = [360, 1440] as const;
export type Width = (typeof WIDTHS)[number];

const MOST_TRIES = 20;

const HEIGHTS: Record<Width, number> = {360: 740, 1440: 900};

const CONTEXT = {
  viewport: {width: WIDTHS[0], height: HEIGHTS[WIDTHS[0]]},
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'America/Phoenix',
  serviceWorkers: 'block',
} as const;

/** A browser that is given nothing but the files of built sites. */
export class Camera {
  readonly #servers = new Map<string, Promise<SiteServer>>();

  private constructor(
    private readonly browser: Browser,
    private readonly context: BrowserContext,
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
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    });
    const context = await browser.newContext(CONTEXT);
    await context.clock.setFixedTime(morningOf(day));
    return new Camera(browser, context);
  }

  /** A tab that looks at the pages of a built site, one after the other. */
  async tab({folder, hashOf}: BuiltSite): Promise<Tab> {
    const server = this.#servers.get(folder) ?? SiteServer.start(folder);
    this.#servers.set(folder, server);
    const page = await this.context.newPage();
    return new Tab(page, await this.context.newCDPSession(page), await server, hashOf);
  }

  /** A tab in which the scripts of pages run, which tells them another day. */
  async liveTab({folder}: BuiltSite): Promise<LiveTab> {
    const context = await this.browser.newContext(CONTEXT);
    const server = await SiteServer.start(folder, {withScripts: true});
    this.#servers.set(`${folder} with scripts`, Promise.resolve(server));
    const page = await context.newPage();
    return new LiveTab(context, page, await context.newCDPSession(page), server);
  }

  async close(): Promise<void> {
    await this.browser.close();
    for (const server of this.#servers.values()) (await server).close();
  }
}

/** Looks at pages. Nobody acts, so no script but the inline ones runs. */
export class Tab {
  #path = '';
  #width: Width = WIDTHS[0];
  #requested = new Set<string>();

  constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly server: SiteServer,
    private readonly hashOf: BuiltSite['hashOf'],
  ) {
    page.on('request', (request) => this.#requested.add(request.url()));
  }

  async glance(path: string): Promise<Glance> {
    await this.#open(path);
    const heard = await this.page.locator('body').ariaSnapshot();
    const views: Record<string, View> = {};
    for (const width of WIDTHS) {
      await this.#resize(width);
      views[width] = await this.#view();
    }
    await this.page.emulateMedia({media: 'print'});
    views.print = await this.#view();
    await this.page.emulateMedia({media: null});
    await this.#resize(WIDTHS[0]);
    await this.page.evaluate(openAll);
    views.opened = await this.#view();
    this.#path = '';
    return {views, heard};
  }

  async inspect(path: string): Promise<Inspection> {
    await this.#open(path);
    // Pictures that are near are fetched after the page has loaded.
    await this.page.waitForLoadState('networkidle');
    const addresses = [...this.#requested];
    const bytes = addresses.reduce((sum, address) => sum + this.server.weightOf(address), 0);
    return {obstacles: await obstaclesOn(this.page), bytes};
  }

  /** The whole page as PNG. */
  async picture(path: string, width: Width): Promise<Buffer> {
    await this.#open(path, width);
    return wholePage(this.page, this.devtools, width);
  }

  async #view(): Promise<View> {
    const snapshot = await this.devtools.send('DOMSnapshot.captureSnapshot', {computedStyles: STYLES});
    return readView(snapshot, this.hashOf);
  }

  async #open(path: string, width: Width = WIDTHS[0]): Promise<void> {
    await this.#resize(width);
    if (this.#path === path) return;
    this.#requested = new Set();
    await this.page.goto(this.server.origin + path, {waitUntil: 'load'});
    await fit(this.page, width);
    await this.page.evaluate(prepare, EDIT_LINKS);
    this.#path = path;
  }

  async #resize(width: Width): Promise<void> {
    if (this.#width !== width) await this.page.setViewportSize({width, height: HEIGHTS[width]});
    this.#width = width;
    await fit(this.page, width);
  }
}

/** Looks at pages once their scripts run, as of any day. */
export class LiveTab {
  #path = '';

  constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly server: SiteServer,
  ) {}

  /** The whole page as a phone shows it on a day, as PNG. */
  async pictureOn(path: string, day: string): Promise<Buffer> {
    await this.context.clock.setFixedTime(morningOf(day));
    if (this.#path !== path) {
      await this.page.goto(this.server.origin + path, {waitUntil: 'load'});
      // The scripts come with the first act.
      await this.page.mouse.move(9, 9);
      await this.page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
      await this.page.evaluate(prepare, EDIT_LINKS);
      this.#path = path;
    }
    // Whoever comes back to a page finds it as of the day that it is.
    await this.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await this.page.waitForLoadState('networkidle');
    return wholePage(this.page, this.devtools, WIDTHS[0]);
  }
}

function morningOf(day: string): Date {
  return new Date(`${day}T10:30:00-07:00`);
}

/** On a busy machine a page can lag behind its window; what is seen of it then is neither one width nor the other. */
async function fit(page: Page, width: Width): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if ((await page.evaluate(() => window.innerWidth)) === width) return tries === 0;
    const height = HEIGHTS[width];
    await page.setViewportSize({width: width + 1, height});
    await page.setViewportSize({width, height});
  }
  throw new Error(`The browser does not show ${page.url()} at a width of ${width} pixels.`);
}

async function wholePage(page: Page, devtools: CDPSession, width: Width, tries = 0): Promise<Buffer> {
  await fit(page, width);
  await page.evaluate(bringPictures);
  const {cssContentSize} = await devtools.send('Page.getLayoutMetrics');
  const {data} = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: {x: 0, y: 0, width, height: Math.ceil(cssContentSize.height), scale: 1},
  });
  const isSteady = await fit(page, width);
  return isSteady || tries === MOST_TRIES ? Buffer.from(data, 'base64') : wholePage(page, devtools, width, tries + 1);
}

/** Takes away what only previews have, and has letters at the same places on every machine. */
async function prepare(editLinks: string): Promise<void> {
  const edits = [...document.querySelectorAll(editLinks)];
  for (const part of [
    document.querySelector('section[aria-label="Preview"]'),
    ...edits.map((link) => link.closest('p')),
  ])
    part?.remove();
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
async function bringPictures(): Promise<void> {
  await document.fonts.ready;
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  // A picture that cannot be had looks the same before and after.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}

/** Opens menus, answers and dialogs, all at once. */
function openAll(): void {
  for (const part of document.querySelectorAll('details')) {
    part.removeAttribute('name');
    part.open = true;
  }
  for (const part of document.querySelectorAll('dialog')) part.open = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[popover] {display: block !important}');
  document.adoptedStyleSheets.push(sheet);
}
