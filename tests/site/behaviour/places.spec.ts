import {expect, test, type Page} from 'playwright/test';
import {visit} from '../../support/visit';

/** How far below the top of the screen the office section begins, once the page stands still. */
function officeTop(page: Page): Promise<number> {
  return page.locator('#office').evaluate((section) => Math.round(section.getBoundingClientRect().top));
}

/** The places that the page was scrolled to, frame by frame, from a click until it rests. */
async function scrolledOver(page: Page, click: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const places: number[] = [];
    const look = () => {
      places.push(Math.round(window.scrollY));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, {places});
  });
  await click();
  const services = page.locator('#services');
  await expect.poll(() => services.evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(200);
  return page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const {places} = window as unknown as {places: number[]};
        const rest = () => {
          if (places.length > 20 && new Set(places.slice(-20)).size === 1) done([...new Set(places)]);
          else requestAnimationFrame(rest);
        };
        rest();
      }),
  );
}

const motions = {'for everybody': 'no-preference', 'for who asks for less motion': 'reduce'} as const;

for (const [who, reducedMotion] of Object.entries(motions)) {
  test.describe(who, () => {
    test.use({reducedMotion});

    test('a link to the office stops 100 px above its section, from another page and from the contact page', async ({
      page,
    }) => {
      await visit(page, '/');
      await page.getByRole('main').locator('a[href$="/contact-us#office"]').first().click();
      await expect(page).toHaveURL('/contact-us');
      await expect.poll(() => officeTop(page)).toBe(100);

      await page.reload();
      await page.mouse.move(20, 20);
      await expect.poll(() => officeTop(page)).toBe(100);
    });

    test('the button down of the home page leads to the services', async ({page}) => {
      await visit(page, '/');
      const button = page.locator('main a[href="#services"]');
      await button.scrollIntoViewIfNeeded();
      const places = await scrolledOver(page, () => button.click());
      if (reducedMotion === 'reduce') expect(places, 'It jumps.').toHaveLength(2);
      else expect(places.length, 'It glides.').toBeGreaterThan(5);
    });
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a link to the office stops 100 px above its section', async ({page}) => {
    await page.goto('/');
    await page.getByRole('main').locator('a[href$="/contact-us#office"]').first().click();
    await expect.poll(async () => Math.round((await page.locator('#office').boundingBox())?.y ?? 0)).toBe(100);
  });
});

test('a change of page starts at the top, and Back finds the old place', async ({page}) => {
  await visit(page, '/our-staff');
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Testimonial'});
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL('/reviews');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/our-staff');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2);
});
