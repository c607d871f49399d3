import {expect, test, type Page} from 'playwright/test';
import {routesBelow} from '../support/built';
import {isFirstOfItsKind} from '../support/kinds';
import {hasPage, site} from '@dental/testing/realSite';

const {practice, hours} = site;

/** What is worth printing, how many sheets it may take, and what must stand on them. */
const SHEETS = [
  ...routesBelow('/services').map((route) => ({route, atMost: 2, facts: [practice.phone]})),
  {
    route: '/contact-us',
    atMost: 2,
    facts: [
      practice.phone,
      practice.address.street,
      practice.email,
      ...hours.week.map(({day}) => day),
    ],
  },
  {route: '/financial-policy', atMost: 2, facts: [practice.phone]},
  {route: '/privacy-policy', atMost: 4, facts: [practice.phone, practice.address.street]},
  {route: '/terms-and-conditions', atMost: 3, facts: [practice.phone]},
].filter(({route}) => hasPage(route));
const ALL = SHEETS.map(({route}) => route);
const FORMATS = ['Letter', 'A4'] as const;

/** How many sheets a PDF file has: each is an object of the type Page. */
function sheets(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The words that end up on paper. */
async function printed(page: Page): Promise<string> {
  await page.emulateMedia({media: 'print'});
  const text = await page.evaluate(() => document.body.innerText);
  return text.replaceAll(/\s+/g, ' ');
}

for (const {route, atMost, facts} of SHEETS) {
  test(`${route} prints on ${atMost} sheets at most, with what one needs and nothing that only a screen can use${isFirstOfItsKind(route, ALL) ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    await page.goto(route);
    const heading = await page.locator('h1').innerText();
    for (const format of FORMATS) {
      const count = sheets(await page.pdf({format}));
      expect(count, format).toBeGreaterThan(0);
      expect(count, format).toBeLessThanOrEqual(atMost);
    }
    const text = await printed(page);
    for (const fact of [heading, practice.name, ...facts]) expect(text).toContain(fact);
    for (const part of ['nav', 'footer', 'form', 'iframe', 'button', 'dialog']) {
      await expect(page.locator(part).filter({visible: true}), part).toHaveCount(0);
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test('a page of the gallery prints with the pictures of its cases', async ({page}) => {
  test.skip(!hasPage('/smile-gallery'), 'The practice has no gallery.');
  await page.goto('/smile-gallery');
  await page.emulateMedia({media: 'print'});
  const cases = page.getByRole('main').getByRole('article');
  for (const one of await cases.all())
    await expect(one.getByRole('img').filter({visible: true})).toHaveCount(2);
});
