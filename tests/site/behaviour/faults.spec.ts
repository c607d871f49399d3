import {expect, type Page} from 'playwright/test';
import {FAULTS, HOSTS, mockOthers, watchErrors, type Fault, type Outside} from '../../support/outside';
import {test} from '../../support/production';
import {visit} from '../../support/visit';
import {anotherPractice} from '../../fixtures/anotherPractice';

const {facts, videos} = anotherPractice;

/** What a place of a service must show, by the service and the fault, after the visitor has come to it. */
type Check = (page: Page, fault: Fault, outside: Outside) => Promise<void>;

/** The services of each page; the newsletter's form and the chat are on every one. */
const PAGES: Record<string, Check[]> = {
  '/': [forms('contact', 'newsletter'), videoOverPage(videos['doctor-intro']!), chat],
  '/contact-us': [forms('contact', 'newsletter'), map, chat],
  '/virtual-consultation': [forms('virtual', 'newsletter'), chat],
  '/payment-plans': [financing, forms('newsletter'), chat],
  '/about-us': [videoInPlace(videos['office-tour']!, 'Watch it on Vimeo'), forms('newsletter'), chat],
  '/services/general-dentistry': [videoInPlace(videos['general-dentistry']!, 'Watch it on YouTube'), chat],
  '/services': [videoOverPage(videos['services-overview']!), chat],
  [`/our-dentist/${facts.practice.leadDentist}`]: [videoInPlace(videos['lead-intro']!, 'Watch it on Vimeo'), chat],
  '/reviews': [forms('newsletter'), chat],
};

for (const [path, checks] of Object.entries(PAGES)) {
  for (const fault of FAULTS) {
    // By day each page meets what is worst, and the home page everything.
    const nightly = fault === 'hangs' || path === '/' ? '' : ' @nightly';
    test(`${path} stays whole when each outside service ${fault}${nightly}`, async ({page, context}) => {
      await page.clock.install();
      const errors = watchErrors(page);
      const outside = await mockOthers(context, fault);

      await visit(page, path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await isPainted(page);
      expect(outside.asked, 'A service was asked before the visitor did anything.').toEqual([]);

      for (const check of checks) await check(page, fault, outside);
      await phoneAndBookingWork(page);
      const said = errors.splice(0);
      expect(said).toEqual(checks.includes(financing) ? ['Failed to load Cherry Widget script'] : []);
    });
  }
}

/** Waits for the first paint of words. No service can delay it if none has been asked by then. */
function isPainted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((painted) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) painted();
        }).observe({type: 'paint', buffered: true});
      }),
  );
}

/** Whether a service has failed only when time is up. */
function isSilent(fault: Fault): boolean {
  return fault === 'hangs' || fault === 'answers after 10 s';
}

async function letTimePass(page: Page, fault: Fault): Promise<void> {
  if (isSilent(fault)) await page.clock.fastForward(8_000);
}

type FormName = 'contact' | 'virtual' | 'newsletter';

/** The forms of a page, which share one script. */
function forms(...names: FormName[]): Check {
  return async (page, fault, {answerLate}) => {
    for (const name of names) await formFallsBack(page, fault, name);
    if (fault !== 'answers after 10 s') return;
    await page.clock.fastForward(2_000);
    await answerLate();
    for (const name of names) {
      await expect(placeOf(page, name).getByRole('form')).toBeVisible();
      await expect(placeOf(page, name).locator('a[href^="mailto:"]')).toHaveCount(0);
    }
  };
}

function placeOf(page: Page, name: FormName) {
  return page.locator('[data-state]').filter({has: page.locator(`[data-form-id*=${name}]`)});
}

async function formFallsBack(page: Page, fault: Fault, name: FormName): Promise<void> {
  const place = placeOf(page, name);
  await place.scrollIntoViewIfNeeded();
  await expect(place).not.toHaveAttribute('data-state', 'idle');
  await letTimePass(page, fault);
  await expect(place).toHaveAttribute('data-state', 'failed');
  await expect(place.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(place.locator('a[href^="tel:"]')).toBeVisible();
  await expect(place.getByRole('link', {name: /book online/i})).toHaveAttribute('href', new RegExp(HOSTS.booking));
}

async function chat(page: Page, fault: Fault, {answerLate}: Outside): Promise<void> {
  const launcher = page.getByRole('complementary', {name: 'Chat'});
  await launcher.getByRole('link', {name: 'Chat with us'}).click();
  if (isSilent(fault)) await expect(launcher.getByRole('link', {name: 'Opening chat'})).toBeVisible();
  await letTimePass(page, fault);
  const call = launcher.getByRole('link', {name: 'Call us'});
  await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  await expect(call).toBeFocused();
  if (fault !== 'answers after 10 s') return;
  await page.clock.fastForward(2_000);
  await answerLate();
  await expect.poll(() => page.evaluate(() => 'DeskChat' in window)).toBe(true);
  await expect(call).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as {told?: unknown[]}).told)).toEqual([]);
}

async function financing(page: Page, fault: Fault, {answerLate}: Outside): Promise<void> {
  const apply = page.getByRole('main').getByRole('link', {name: /^Apply for financing/});
  await apply.scrollIntoViewIfNeeded();
  await expect(apply).toBeVisible();
  const place = page.locator('[data-state]').first();
  await letTimePass(page, fault);
  await expect(place).toHaveAttribute('data-state', 'failed');
  await expect(place).toHaveText('');
  await expect(apply).toBeVisible();
  if (fault !== 'answers after 10 s') return;
  await page.clock.fastForward(2_000);
  await answerLate();
  await expect(page.getByLabel('Amount to finance')).toBeVisible();
}

async function map(page: Page, fault: Fault): Promise<void> {
  const office = page.locator('#office');
  await office.getByRole('link', {name: 'Show the map'}).click();
  await expect(office.locator('iframe')).toHaveCount(1);
  await letTimePass(page, fault);
  if (isSilent(fault)) await expect(office.getByText(/^The map has not come/)).toBeVisible();
  await expect(office.getByRole('link', {name: /^Get directions/})).toBeVisible();
}

function videoOverPage(title: string): Check {
  return async (page, fault) => {
    const play = page.getByRole('link', {name: `Play video: ${title}`});
    await play.click();
    const dialog = page.getByRole('dialog', {name: title});
    await expect(dialog.locator('iframe')).toHaveCount(1);
    await letTimePass(page, fault);
    if (isSilent(fault)) await expect(dialog.getByText(/^The video has not come/)).toBeVisible();
    await expect(dialog.getByRole('link', {name: /^Watch it on YouTube/})).toBeVisible();
    await dialog.getByRole('button', {name: 'Close video'}).click();
    await page.clock.fastForward(300);
    await expect(dialog).toHaveCount(0);
  };
}

function videoInPlace(title: string, elsewhere: string): Check {
  return async (page, fault) => {
    await page.getByRole('link', {name: `Play video: ${title}`}).click();
    const figure = page.getByRole('main').locator('figure').filter({hasText: title});
    await expect(figure.locator('iframe')).toHaveCount(1);
    await letTimePass(page, fault);
    if (isSilent(fault)) await expect(figure.getByText(/^The video has not come/)).toBeVisible();
    await expect(figure.getByRole('link', {name: new RegExp(`^${elsewhere}`)})).toBeVisible();
  };
}

async function phoneAndBookingWork(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', {name: /^Call Now:/})).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  const [booking] = await Promise.all([
    page.waitForEvent('popup'),
    header.getByRole('link', {name: /^Book appointment/}).click(),
  ]);
  await expect(booking).toHaveURL(new RegExp(HOSTS.booking));
  await booking.close();
}
