import {expect, test, type Page} from 'playwright/test';
import {visit} from '../support/visit';

/** What has the focus, by its words. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return (name.trim() || (element?.querySelector('img')?.alt ?? '')).replaceAll(/\s+/g, ' ').trim();
  });
}

test('the header is gone through in the order in which it is read', async ({page}) => {
  await visit(page, '/');
  const stops: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('header') === null && stop !== null)) {
      if (stops.length > 1) break;
    }
    stops.push(await focused(page));
  }
  const order = [
    'Skip to main content',
    'Call Now:',
    'Book appointment',
    'Services',
    'About Us',
    'Plans & Pricing',
    'Patient Information',
    'Contact Us',
  ];
  const places = order.map((label) => stops.findIndex((text) => text.startsWith(label)));
  expect(places, stops.join(' | ')).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('whatever has the focus can be seen to have it', async ({page}) => {
  await visit(page, '/');
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return true;
      const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    });
    expect(seen, `Nothing shows that "${await focused(page)}" has the focus.`).toBe(true);
  }
});

test('each menu opens by Enter and closes by Escape, which gives the focus back', async ({page}) => {
  await visit(page, '/');
  for (const label of ['Services', 'About Us', 'Plans & Pricing']) {
    const summary = page.getByRole('banner').locator('summary:visible', {hasText: label});
    const menu = summary.locator('xpath=..');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open', '');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open', '');
    await expect(summary).toBeFocused();
  }
});

test('the phone menu opens, closes by Escape, and closes when a page was chosen', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await visit(page, '/');
  const summary = page.getByRole('banner').locator('summary:visible').first();
  const menu = summary.locator('xpath=..');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open', '');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', {name: 'Contact Us'}).click();
  await expect(page).toHaveURL('/contact-us');
  await expect(menu).not.toHaveAttribute('open', '');
});
