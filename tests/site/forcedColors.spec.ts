import {expect, test, type Locator} from 'playwright/test';
import {site} from '@dental/testing/realSite';
import {visit} from '../support/visit';

test.use({forcedColors: 'active'});

test('draws edges around buttons, chat, and videos in forced colors', async ({page}) => {
  await visit(page, '/');
  await hasEdge(page.getByRole('link', {name: site.labels.home.schedule}));
  await hasEdge(page.getByRole('link', {name: site.labels.home.howWeWork}));
  await hasEdge(page.locator('[data-chat-launcher]'));
  await page
    .getByRole('main')
    .getByRole('link', {name: /^Play video/})
    .first()
    .click();
  await hasEdge(page.getByRole('dialog'));
});

/** With forced colors a background is no edge, and borders use the text color. */
async function hasEdge(element: Locator): Promise<void> {
  const edge = await element.evaluate((node) => {
    const {borderTopStyle, borderTopWidth, borderTopColor} = getComputedStyle(node);
    return {
      borderTopStyle,
      isWide: parseFloat(borderTopWidth) >= 1,
      isSeen: borderTopColor !== 'rgba(0, 0, 0, 0)',
    };
  });
  expect(edge).toEqual({borderTopStyle: 'solid', isWide: true, isSeen: true});
}
