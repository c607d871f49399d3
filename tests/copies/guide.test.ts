import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromium, expect as expectSoon} from 'playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ProjectCopy} from '../support/copies';
import {mainText, words} from '../support/document';
import {EditedContent} from '../support/editedSite';
import {exercise, exerciseContent} from '../support/exercise';
import {startPlainHost} from '../support/plainHost';
import {visit} from '../support/visit';
import config from '../../playwright.config';
import {close, listen, readRules, siteServer} from '@dental/delivery';
import {longDate, RULES_FILE, SITE_FOLDER, wholeDollars} from '@dental/practice';
import {CONTENT_FOLDER, type FileChanges, pathOfFile} from '@dental/content';
import {applied, doAllTasks, examplesIn, guideExamples} from '../support/guide';

/** The site after somebody has done the ten tasks of the guide, and has added the vendor of docs/vendors.md. */
let copy: ProjectCopy;

beforeAll(async () => {
  const content = new EditedContent(exercise);
  await doAllTasks(content);
  copy = new ProjectCopy(new Map([...exerciseContent, ...content.changes, ...newVendor()]));
  const {code, printed} = await copy.build({SITE_VENDORS: 'live'});
  if (code !== 0) throw new Error(printed);
}, 180_000);

afterAll(() => copy?.remove());

const browserOptions = config.projects?.[0]?.use?.launchOptions ?? {};

/** The lines that an example of the guide adds, without their signs. */
const added = (task: number) =>
  guideExamples()
    .filter((example) => example.task === task)
    .flatMap(({lines, isDiff}) =>
      isDiff ? lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1)) : lines,
    );

const field = (task: number, name: string) =>
  added(task)
    .map((line) => new RegExp(`^[\\s-]*${name}: "?(.*?)"?$`).exec(line)?.[1])
    .find(Boolean) ?? '';

describe('whoever does the tasks of the guide sees on the built site', () => {
  it('1: the new closing time on the contact page and in the data for search engines', () => {
    const $ = copy.page('/contact-us');
    expect(mainText($)).toContain(`Tuesday9:00 am to ${field(1, 'closes')}`);
    expect($('script[type="application/ld+json"]').text()).toContain('"closes":"18:00"');
    expect(mainText($)).not.toContain('7:00 pm');
  });

  it('2: the closure', () => {
    expect(mainText(copy.page('/contact-us'))).toContain(field(2, 'name'));
  });

  it('3: the promotion on one of its days, and not before', async () => {
    const {server, origin} = await startPlainHost(`${copy.folder}/build`);
    const browser = await chromium.launch(browserOptions);
    try {
      const page = await browser.newPage({baseURL: origin});
      await visit(page, `/?on=${field(3, 'ends')}`);
      await expectSoon(page.getByRole('heading', {name: field(3, 'heading')})).toBeVisible();
      const [start = '', end = ''] = field(3, 'ticker').split('{practice-short}');
      await expectSoon(page.getByText(end).filter({hasText: start}).first()).toBeVisible();
      await visit(page, '/?on=2026-11-21');
      await expectSoon(page.getByRole('heading', {name: field(3, 'heading')})).toHaveCount(0);
    } finally {
      await browser.close();
      server.close();
    }
  });

  it('4: the person with a page and a card', () => {
    const page = copy.page('/our-staff/maria');
    expect(words(page, 'h1')).toBe('Maria Lopez');
    expect(mainText(page)).toContain(added(4).at(-1));
    expect(page('main img[src*="maria"]')).toHaveLength(1);
    const list = copy.page('/our-staff');
    expect(list('main a[href="/our-staff/maria"]').length).toBeGreaterThan(0);
    expect(mainText(list)).toContain('Maria Lopez');
  });

  it('5: the case in the gallery', () => {
    const pages = ['/smile-gallery', ...[2, 3, 4, 5, 6, 7, 8].map((page) => `/smile-gallery/page/${page}`)];
    const shown = pages.map((path) => mainText(copy.page(path)));
    expect(shown.filter((text) => text.includes(field(5, 'heading')))).toHaveLength(1);
    expect(shown[0]).toContain('50');
  });

  it('6: the review', () => {
    const text = mainText(copy.page('/reviews'));
    expect(text).toContain(added(6).at(-1));
    expect(text).toContain(field(6, 'name'));
  });

  it.each(quoting('cancellation.fee'))('7: the new price on %s', (path) => {
    const text = mainText(copy.page(path));
    expect(text).toContain(`$${field(7, 'feeDollars')}`);
    expect(text).not.toContain('$75');
  });

  it('8: the new photo', () => {
    const $ = copy.page('/our-staff/rosa');
    expect($('main picture source[type="image/avif"]').attr('srcset')).toContain('rosa');
    expect($.html()).not.toContain('rosa.svg');
  });

  it('9: the new words', () => {
    expect(mainText(copy.page('/contact-us'))).toContain(added(9).at(-1));
  });

  it('10: that the page is gone, and that its addresses lead on', () => {
    expect(() => copy.page('/our-staff/kayla')).toThrow();
    for (const from of added(10).filter((line) => line.trim().startsWith('- /'))) {
      const stub = copy.page(`${from.trim().slice(2)}/index`);
      expect(stub('main a').attr('href')).toBe('/our-staff');
    }
    expect(mainText(copy.page('/our-staff'))).not.toContain('Kayla');
  });

  it('15: the new plan, and the day on which the list was confirmed', () => {
    const text = mainText(copy.page('/insurance-plans'));
    expect(text).toContain(field(15, 'name'));
    expect(text).toContain(longDate(field(15, 'confirmed')));
  });

  it('16: the new cost, beside the word that a list of so long ago is not to be relied on', () => {
    const $ = copy.page('/costs');
    expect(mainText($)).toContain(
      `${wholeDollars(Number(field(16, 'from')))} to ${wholeDollars(Number(field(16, 'to')))}`,
    );
    expect($('[data-confirmed="false"]').text()).toContain(longDate('2026-02-02'));
    expect($('[data-confirmed="false"] a[href^="tel:"]')).toHaveLength(1);
  });
});

describe('whoever adds a vendor as docs/vendors.md says', () => {
  const HOSTS = ['https://cdn.parley.example', 'wss://talk.parley.example'];

  it('names its hosts in its own page alone, and in the table of the privacy page', () => {
    const {standard, byPath} = readRules(join(copy.folder, RULES_FILE))!.headers.policies;
    for (const host of HOSTS) expect(byPath['/embed/parley.html']).toContain(host);
    const others = Object.entries(byPath).filter(([path]) => path !== '/embed/parley.html');
    expect([standard, ...others.map(([, policy]) => policy)].filter((policy) => policy.includes('parley'))).toEqual([]);
    const table = mainText(copy.page('/privacy-policy'));
    for (const words of ['Parley', 'cdn.parley.example', 'talk.parley.example']) expect(table).toContain(words);
  });

  it('can chat', async () => {
    const server = siteServer({folder: join(copy.folder, SITE_FOLDER), rules: join(copy.folder, RULES_FILE)});
    const baseURL = `http://localhost:${await listen(server, 0)}`;
    const browser = await chromium.launch(browserOptions);
    try {
      const page = await browser.newPage({baseURL});
      const body = "window.Parley = {open: (room, place) => place.append('Room ', room, document.createElement('hr'))}";
      await page.route('https://cdn.parley.example/box.js', (route) =>
        route.fulfill({contentType: 'text/javascript', body}),
      );
      await visit(page, '/about-us');
      await page.getByRole('link', {name: 'Chat with us'}).click();
      const chat = page.frameLocator('iframe[src="/embed/parley.html"]');
      await expectSoon(chat.getByText('Room 123456')).toBeVisible();
    } finally {
      await browser.close();
      await close(server);
    }
  });
});

/** The pages that quote a fact. */
function quoting(fact: string): string[] {
  return exercise
    .list(CONTENT_FOLDER)
    .filter((file) => file.endsWith('.mdx') && exercise.read(file).includes(`<Fact name="${fact}"`))
    .map(pathOfFile);
}

/** What docs/vendors.md has somebody write who adds a vendor. */
function newVendor(): FileChanges {
  const changes = new Map<string, string>();
  for (const example of examplesIn(readFileSync('docs/vendors.md', 'utf8'))) {
    const {file, isDiff, lines} = example;
    changes.set(file, isDiff ? applied(exercise.read(file).toString('utf8'), example) : `${lines.join('\n')}\n`);
  }
  return changes;
}
