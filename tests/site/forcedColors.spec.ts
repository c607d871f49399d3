import {expect, test, type Locator} from 'playwright/test';
import {site} from '@dental/testing/realSite';
import {visit} from '../support/visit';

test.use({forcedColors: 'active'});

test('in forced colors buttons, the chat and an open film have edges', async ({page}) => {
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

/** With forced colors a background is no edge, and a border is drawn in the color of the text. */
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
