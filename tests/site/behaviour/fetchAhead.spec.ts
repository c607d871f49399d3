import {expect, test, type Locator, type Page, type Route} from 'playwright/test';
import {visit, watch} from '../../support/visit';

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

test.describe('the page behind a link that is pressed', () => {
  test.use({hasTouch: true});

  /** Puts a finger on the middle of a link, and leaves it there. */
  async function press(page: Page, link: Locator) {
    await link.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
    await look(page);
    const {x, y, width, height} = (await link.boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const [middle, centre] = [x + width / 2, y + height / 2];
    await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x: middle, y: centre}]});
    return {
      moveUp: (distance: number) =>
        session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{x: middle, y: centre - distance}],
        }),
      lift: () => session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []}),
    };
  }

  const headings = (page: Page) => page.locator('h1');
  const linkIn = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('link', {name: /^Know More/i})
      .first();

  test('is drawn while the finger rests there, and not once more when it is lifted', async ({page}) => {
    const faults = watch(page);
    await visit(page, '/services');
    const finger = await press(page, linkIn(page));
    await expect(headings(page)).toHaveCount(2);
    await expect(headings(page).first()).toBeVisible();
    const drawn = headings(page).nth(1);
    await expect(drawn).toBeHidden();
    await drawn.evaluate((heading) => heading.setAttribute('data-drawn-ahead', ''));
    await finger.lift();
    await expect(page).toHaveURL(/\/services\/./);
    await expect(headings(page)).toHaveCount(1);
    await expect(headings(page)).toBeVisible();
    await expect(headings(page)).toHaveAttribute('data-drawn-ahead');
    await page.goBack();
    await expect(page).toHaveURL(/\/services$/);
    await expect(headings(page)).toHaveCount(1);
    expect(faults).toEqual({console: [], failed: [], foreign: []});
  });

  test('is given up when the visitor scrolls, and shown all the same when they come back to the link', async ({
    page,
  }) => {
    await visit(page, '/services');
    const finger = await press(page, linkIn(page));
    await expect(headings(page)).toHaveCount(2);
    for (const distance of [20, 60, 120]) await finger.moveUp(distance);
    await finger.lift();
    await expect(headings(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\/services$/);
    const title = await headings(page).innerText();
    await linkIn(page).tap();
    await expect(headings(page)).not.toHaveText(title);
    await expect(headings(page)).toHaveCount(1);
  });

  test('makes way for another that the visitor goes to instead', async ({page}) => {
    await visit(page, '/services');
    const before = await headings(page).innerText();
    const finger = await press(page, linkIn(page));
    await expect(headings(page)).toHaveCount(2);
    await page.getByRole('main').getByRole('link', {name: 'Home', exact: true}).first().press('Enter');
    await expect(page).toHaveURL('/');
    await expect(headings(page)).toHaveCount(1);
    await expect(headings(page)).not.toHaveText(before);
    await finger.lift();
  });

  test('is not drawn any more if its scripts come when the visitor has followed the link and is back', async ({
    page,
  }) => {
    await visit(page, '/reviews');
    await look(page);
    // The pages behind the links of the footer are fetched when they are pressed, and here it takes long.
    const held: Route[] = [];
    await page.route('**/assets/js/*.js', (route) => void held.push(route));
    await page.getByRole('contentinfo').getByRole('link', {name: 'Our Staff'}).click();
    await expect(page).toHaveURL('/our-staff');
    await page.goBack();
    await expect(page).toHaveURL('/reviews');
    expect(held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.continue()));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    await expect(headings(page)).toHaveCount(1);
    await expect(headings(page)).toContainText('reviews');
  });

  test('is given up when the button of a mouse is lifted elsewhere', async ({page}) => {
    await visit(page, '/services');
    const link = linkIn(page);
    await link.scrollIntoViewIfNeeded();
    await look(page);
    await link.hover();
    await page.mouse.down();
    await expect(headings(page)).toHaveCount(2);
    await page.dispatchEvent('body', 'pointerup');
    await expect(headings(page)).toHaveCount(1);
    await page.mouse.up();
  });
});
