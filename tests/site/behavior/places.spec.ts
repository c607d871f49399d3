import {expect, test, type Page} from 'playwright/test';
import {getPagesOfKind} from '@dental/content';
import {site} from '@dental/testing/realSite';
import {visit} from '../../support/visit';

test('covers no link next to the end of a treatment page', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(getPagesOfKind(site, 'sub-service')[0]!.path);
  const links = page.getByRole('main').getByRole('complementary').getByRole('link');
  const covered = await links.evaluateAll((all) =>
    all
      .filter((link) => {
        link.scrollIntoView({block: 'center', behavior: 'instant'});
        const {left, top, width, height} = link.getBoundingClientRect();
        return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((link) => link.textContent),
  );
  expect(await links.count()).toBeGreaterThan(0);
  expect(covered).toEqual([]);
});

for (const [when, javaScriptEnabled] of [
  ['with scripts', true],
  ['without scripts', false],
] as const) {
  test.describe(when, () => {
    test.use({javaScriptEnabled});

    const open = (page: Page, path: string) =>
      javaScriptEnabled ? visit(page, path) : page.goto(path);

    test('stops 100 px above the office section, after reload as well', async ({page}) => {
      const getTop = () =>
        page
          .locator('#office')
          .evaluate((section) => Math.round(section.getBoundingClientRect().top));
      await open(page, '/');
      await page.getByRole('main').locator('a[href$="/contact-us#office"]').first().click();
      await expect(page).toHaveURL(/\/contact-us/);
      await expect.poll(getTop).toBe(100);
      await page.reload();
      await page.mouse.move(20, 20);
      await expect.poll(getTop).toBe(100);
    });

    test('scrolls to the services smoothly, or jumps with reduced motion', async ({page}) => {
      const down = page.locator('main a[href="#services"]');
      const services = page.locator('#services');
      const readScrollBehavior = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
      let last = -1;
      const hasStopped = async () => last === (last = await page.evaluate(() => scrollY));

      await open(page, '/');
      expect(await readScrollBehavior()).toBe('auto');
      await down.focus();
      await expect.poll(readScrollBehavior).toBe('smooth');
      // Focus scrolls smoothly to the link, too.
      await expect.poll(hasStopped).toBe(true);
      await page.keyboard.press('Enter');
      await expect(services).toBeInViewport();

      await open(page, '/');
      await down.hover();
      await page.mouse.down();
      await expect.poll(readScrollBehavior).toBe('smooth');
      await expect.poll(hasStopped).toBe(true);
      await page.mouse.up();
      // The mouse and focus may leave the link on the way. The test only needs to see the page in
      // between.
      const between = new Set<number>();
      await expect
        .poll(async () => between.add(await page.evaluate(() => scrollY)).size, {intervals: [5]})
        .toBeGreaterThan(2);
      await expect(services).toBeInViewport();

      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, '/');
      await down.focus();
      expect(await readScrollBehavior()).toBe('auto');
      await page.keyboard.press('Enter');
      await expect(services).toBeInViewport();
    });
  });
}
