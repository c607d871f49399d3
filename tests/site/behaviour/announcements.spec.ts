import {expect, test, type Page} from 'playwright/test';
import {visit} from '../../support/visit';

/** Notes from now on every text that a screen reader announces by itself. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const spoken = new Map<Element, string>();
    const live = () => document.querySelectorAll('[role=status], [role=alert], [aria-live]:not([aria-live=off])');
    live().forEach((region) => spoken.set(region, region.textContent));
    new MutationObserver(() =>
      live().forEach((region) => {
        const text = region.textContent.trim();
        if (text !== '' && spoken.get(region) !== text) heard.push(text);
        spoken.set(region, text);
      }),
    ).observe(document.body, {childList: true, characterData: true, subtree: true});
    Object.assign(window, {heard});
  });
  return () => page.evaluate(() => (window as unknown as {heard: string[]}).heard);
}

test('each change of page is announced once, by its title, also when the visitor goes back', async ({page}) => {
  await visit(page, '/about-us');
  const heard = await listen(page);
  const titles: string[] = [];
  const arrived = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect.poll(heard).toHaveLength(titles.length + 1);
    titles.push(await page.title());
  };
  await page.getByRole('contentinfo').getByRole('link', {name: 'Testimonial'}).click();
  await arrived('/reviews');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Smile Gallery'}).click();
  await arrived('/smile-gallery');
  await page.goBack();
  await arrived('/reviews');
  await expect.poll(heard).toEqual(titles);
  // Who cannot see the change starts again at the top.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('each change in the gallery is announced once, by what it shows', async ({page}) => {
  await visit(page, '/smile-gallery');
  const heard = await listen(page);
  const summaries: string[] = [];
  const arrived = async (summary: RegExp) => {
    const heading = page.getByRole('heading', {level: 2, name: summary});
    await expect(heading).toBeFocused();
    await expect.poll(heard).toHaveLength(summaries.length + 1);
    summaries.push(await heading.innerText());
  };
  await page.getByRole('link', {name: 'Next'}).click();
  await arrived(/^\d+ cases, page 2 of \d+$/);
  await page.getByRole('link', {name: 'Page 4'}).click();
  await arrived(/^\d+ cases, page 4 of \d+$/);
  await page.getByLabel('Gender').selectOption('male');
  await page.getByRole('button', {name: 'Apply'}).click();
  await arrived(/^\d+ cases, page 1 of \d+$/);
  await page.goBack();
  await arrived(/^\d+ cases, page 4 of \d+$/);
  await expect.poll(heard).toEqual(summaries);
});

test('a jump within a page, and a query, is no change of page', async ({page}) => {
  await visit(page, '/');
  const former = await page.title();
  const heard = await listen(page);
  await page.locator('main a[href="#services"]').click();
  await expect(page).toHaveURL('/#services');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Testimonial'}).click();
  await expect(page).toHaveURL('/reviews');
  await expect(page).not.toHaveTitle(former);
  await expect.poll(heard).toEqual([await page.title()]);
});
