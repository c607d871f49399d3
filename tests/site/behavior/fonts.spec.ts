import {expect, test, type Page} from 'playwright/test';
import {visit} from '../../support/visit';

/** The fonts that render the page's heading. Throws if the page changes in the meantime. */
async function readHeadingFonts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const {root} = await devtools.send('DOM.getDocument');
  const {nodeId} = await devtools.send('DOM.querySelector', {nodeId: root.nodeId, selector: 'h1'});
  const {fonts} = await devtools.send('CSS.getPlatformFontsForNode', {nodeId});
  await devtools.detach();
  return fonts.map(({familyName}) => familyName);
}

test('shows late fonts on the next page', async ({page}) => {
  const requests: string[] = [];
  await page.route('**/*.woff2', async (font) => {
    requests.push(font.request().url());
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await font.continue();
  });
  await visit(page, '/about-us');
  await page.evaluate(() => document.fonts.ready);
  expect(await readHeadingFonts(page)).not.toContain('Fraunces');

  await page.getByRole('main').locator('a[href="/our-dentist"]').first().click();
  await expect(page).toHaveURL('/our-dentist');
  await expect(async () => expect(await readHeadingFonts(page)).toEqual(['Fraunces'])).toPass();
  expect(requests, 'what has come is not requested again').toHaveLength(2);
});
