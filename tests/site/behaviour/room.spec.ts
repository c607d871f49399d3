import {expect} from 'playwright/test';
import {mockOthers} from '../../support/outside';
import {test} from '../../support/production';
import {visit} from '../../support/visit';

/* A vendor that comes into its place moves nothing: a link that moves under a finger is not the one that is meant. */

test('nothing moves when the financing widget comes, on a phone, a tablet and a wide screen', async ({
  page,
  context,
}) => {
  await mockOthers(context);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({width, height: 800});
    await visit(page, '/payment-plans');
    const place = page.locator('main [data-state]').first();
    const room = () => place.evaluate((element) => element.getBoundingClientRect().height);
    const before = await room();
    await place.evaluate((element) => element.scrollIntoView({block: 'center'}));
    await expect(place).not.toHaveAttribute('data-state', 'idle');
    expect({width, grown: (await room()) - before}).toEqual({width, grown: 0});
  }
});
