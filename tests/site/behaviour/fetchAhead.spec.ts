import {expect, test, type Page} from 'playwright/test';
import {visit} from '../../support/visit';

test.use({viewport: {width: 360, height: 740}});

/** Notes from now on which scripts a page asks for. */
function noteScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  return asked;
}

/** Gives what is in sight the time after which the pages behind it are fetched. */
async function look(page: Page): Promise<void> {
  await page.waitForTimeout(1_500);
  await page.waitForLoadState('networkidle');
}

test('a link that has been looked at leads to its page without anything being fetched', async ({page}) => {
  await visit(page, '/services');
  const link = page
    .getByRole('main')
    .getByRole('link', {name: /^Know More/i})
    .first();
  await link.scrollIntoViewIfNeeded();
  await look(page);
  const asked = noteScripts(page);
  const before = await page.getByRole('heading', {level: 1}).innerText();
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(before);
  expect(asked).toEqual([]);
});

test('the pages behind links that are scrolled past, and those of the footer, are not fetched', async ({page}) => {
  await visit(page, '/reviews');
  await look(page);
  const asked = noteScripts(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Payment Plans'}).scrollIntoViewIfNeeded();
  await look(page);
  // In a preview, the form of the newsletter that has come near is a script of ours.
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(1);
});
