import {expect, test, type Page} from 'playwright/test';
import {visit} from '../support/visit';

/** What a page says of itself in its head, in no order. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tags = [...document.head.querySelectorAll('meta[data-rh], link[data-rh]')];
    const texts = tags.map(({tagName, attributes}) =>
      [tagName, ...[...attributes].map(({name, value}) => `${name}=${value}`).sort()].join(' '),
    );
    return [document.title, document.documentElement.lang, ...texts.sort()];
  });
}

test('a page that the router shows says the same of itself as when it is loaded, wherever the visitor comes from', async ({
  page,
}) => {
  await visit(page, '/');
  const links = ['Testimonial', 'Smile Gallery', 'About Us', 'Contact Us'];
  const shown = new Map<string, string[]>();
  for (const name of links) {
    const before = await page.title();
    await page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click();
    await expect(page).not.toHaveTitle(before);
    shown.set(new URL(page.url()).pathname, await headOf(page));
  }
  expect(shown.size).toBe(links.length);
  for (const [path, head] of shown) {
    await page.goto(path);
    expect(head, path).toEqual(await headOf(page));
  }
});
