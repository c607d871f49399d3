import {expect, test, type Page} from 'playwright/test';
import {listRoutesBelow, routes} from '../support/built';
import {isFirstOfItsKind} from '../support/pageKinds';
import {findTextFaults} from '../support/textFaults';
import {hasPage, site} from '@dental/testing/realSite';

const {practice, hours} = site;

/** Pages that people print: the maximum number of sheets, and the required content. */
const SHEETS = [
  ...listRoutesBelow('/services').map((route) => ({route, atMost: 2, facts: [practice.phone]})),
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
const SHEET_ROUTES = SHEETS.map(({route}) => route);
/** Letter without the margins, in CSS pixels. */
const SHEET = {width: 718, height: 971};
const FORMATS = ['Letter', 'A4'] as const;

/** The number of sheets in a PDF file: each is an object of type Page. */
function countSheets(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The printed words. */
async function readPrintedText(page: Page): Promise<string> {
  await page.emulateMedia({media: 'print'});
  const text = await page.evaluate(() => document.body.innerText);
  return text.replaceAll(/\s+/g, ' ');
}

for (const {route, atMost, facts} of SHEETS) {
  const tag = isFirstOfItsKind(route, SHEET_ROUTES) ? '' : ' @nightly';
  test(`prints ${route} on ${atMost} sheets with the required content${tag}`, async ({page}) => {
    await page.goto(route);
    const heading = await page.locator('h1').innerText();
    for (const format of FORMATS) {
      const count = countSheets(await page.pdf({format}));
      expect(count, format).toBeGreaterThan(0);
      expect(count, format).toBeLessThanOrEqual(atMost);
    }
    const text = await readPrintedText(page);
    for (const fact of [heading, practice.name, ...facts]) expect(text).toContain(fact);
    for (const part of ['nav', 'footer', 'form', 'iframe', 'button', 'dialog']) {
      await expect(page.locator(part).filter({visible: true}), part).toHaveCount(0);
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

/*
 * Columns break a page like sheets do, but their text can be measured. The header of a table is
 * repeated on each.
 */
for (const route of routes) {
  const tag = isFirstOfItsKind(route, routes) ? '' : ' @nightly';
  test(`prints no text of ${route} over other text, or cut off${tag}`, async ({page}) => {
    await page.emulateMedia({media: 'print'});
    await page.setViewportSize({width: 10 * SHEET.width, height: SHEET.height});
    await page.goto(route);
    await page.evaluate(({width, height}) => {
      const sheets = {columns: `${width}px`, columnGap: '0', columnFill: 'auto'};
      Object.assign(document.documentElement.style, sheets, {height: `${height}px`});
    }, SHEET);
    const faults = await findTextFaults(page);
    expect(faults.filter((fault) => !/^"(.+)" overlaps "\1"$/.test(fault))).toEqual([]);
  });
}

test("prints the images of a gallery page's cases", async ({page}) => {
  test.skip(!hasPage('/smile-gallery'), 'The practice has no gallery.');
  await page.goto('/smile-gallery');
  await page.emulateMedia({media: 'print'});
  const cases = page.getByRole('main').getByRole('article');
  for (const one of await cases.all())
    await expect(one.getByRole('img').filter({visible: true})).toHaveCount(2);
});
