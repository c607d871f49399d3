import {expect, test, type Page} from 'playwright/test';
import {waitUntilSettled, visit} from '../../support/visit';

/** The backgrounds of the header and its navigation. */
function readHeaderStyle(page: Page): Promise<string> {
  return page
    .getByRole('banner')
    .locator('nav:visible')
    .first()
    .evaluate((navigation) => {
      const banner = navigation.closest('header')!;
      const looks: string[] = [];
      for (let box: Element = navigation; box !== banner; box = box.parentElement!) {
        const {backgroundColor} = getComputedStyle(box);
        const {opacity} = getComputedStyle(box, '::before');
        looks.push(backgroundColor, opacity);
      }
      return looks.join(' ');
    });
}

test('changes its look past 170 px and back', async ({page}) => {
  await visit(page, '/about-us');
  const look = () => readHeaderStyle(page);
  const scrollTo = async (top: number) => {
    await page.evaluate((to) => window.scrollTo({top: to, behavior: 'instant'}), top);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  };
  const atTop = await look();
  await scrollTo(170);
  await waitUntilSettled(page);
  expect(await look()).toBe(atTop);
  await scrollTo(171);
  await expect.poll(look).not.toBe(atTop);
  await scrollTo(0);
  await expect.poll(look).toBe(atTop);
});
