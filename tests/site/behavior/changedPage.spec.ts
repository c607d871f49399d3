import {expect, test, type Page} from 'playwright/test';
import {hasPage} from '@dental/testing/realSite';
import {visit} from '../../support/visit';

/** Replaces every text by two nested elements, as the translation of Chrome does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || parent?.closest('script, style, textarea, svg, [translate=no]'))
        continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild!.textContent = `ES ${text.data}`;
      text.replaceWith(outer);
    }
  });
}

test('shows the hits of the last search on a translated page', async ({page}) => {
  test.skip(!hasPage('/search'), 'The practice has no search.');
  await visit(page, '/search');
  const field = page.getByRole('main').getByRole('searchbox');
  for (const words of ['crown', 'whitening', 'crown']) {
    await field.fill(words);
    await expect(page.locator('[data-hit]').first()).toContainText(new RegExp(words, 'i'));
    await translate(page);
  }
  await field.fill('whitening');
  await expect(page.locator('[data-hit]').first()).not.toContainText(/crown/i);
});

test('keeps a translated form when a date is wrong', async ({page}) => {
  test.skip(!hasPage('/new-patients/forms'), 'The practice has no forms.');
  await visit(page, '/new-patients/forms');
  await translate(page);
  const field = page.locator('[name=patient-birth-date]');
  await field.fill('13/45/1980');
  await field.press('Tab');
  await expect(page.locator('#patient-birth-date-help [role=status]')).not.toBeEmpty();
  await expect(field).toBeVisible();
});
