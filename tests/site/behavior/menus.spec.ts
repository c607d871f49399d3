import {expect, test, type Locator, type Page} from 'playwright/test';
import {getNavTitle, getPagesOfKind} from '@dental/content';
import {findViolations} from '../../support/obstacles';
import {site} from '@dental/testing/realSite';
import {waitForHydration, visit} from '../../support/visit';

const TREATMENT = getPagesOfKind(site, 'sub-service')[0]!;

const GROUPS = site.menus.main.flatMap(({label, links}) => (links ? [label] : []));
const services = site.menus.main.find((entry) => entry.services)?.label ?? '';
const plansAndPricing = GROUPS.at(-1) ?? '';

/** A dropdown of the wide header, by its label. */
function getMenu(page: Page, label: string): Locator {
  return page
    .getByRole('banner')
    .locator('details:visible')
    .filter({has: page.getByText(label, {exact: true})});
}

function openMenus(page: Page): Locator {
  return page.getByRole('banner').locator('details[open]:visible');
}

async function press(page: Page, label: string): Promise<void> {
  await getMenu(page, label).locator('summary').click();
}

test('keeps one menu open and closes on outside clicks without moving focus', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/');
  for (const label of GROUPS) {
    await press(page, label);
    await expect(getMenu(page, label)).toHaveAttribute('open', '');
    await expect(openMenus(page)).toHaveCount(1);
    expect(await findViolations(page, 'header'), label).toEqual([]);
  }
  await press(page, plansAndPricing);
  await expect(openMenus(page)).toHaveCount(0);
  await press(page, services);
  await page.mouse.click(20, 890);
  await expect(openMenus(page)).toHaveCount(0);
  await expect(getMenu(page, services).locator('summary')).not.toBeFocused();
});

test('opens by Enter and closes by Escape or moved focus', async ({page}) => {
  await visit(page, '/about-us');
  for (const label of GROUPS) {
    const summary = getMenu(page, label).locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(getMenu(page, label).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(openMenus(page)).toHaveCount(0);
    await expect(summary).toBeFocused();
  }
  await page.keyboard.press('Enter');
  for (const link of await getMenu(page, plansAndPricing).getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(getMenu(page, plansAndPricing)).toHaveAttribute('open', '');
  }
  await page.keyboard.press('Tab');
  await expect(openMenus(page)).toHaveCount(0);
});

test('closes when the visitor chooses a treatment or goes back', async ({page}) => {
  await visit(page, '/');
  await press(page, services);
  await getMenu(page, services)
    .getByRole('link', {name: getNavTitle(TREATMENT), exact: true})
    .click();
  await expect(page).toHaveURL(TREATMENT.path);
  await expect(openMenus(page)).toHaveCount(0);
  await page.mouse.move(600, 600);
  await getMenu(page, plansAndPricing).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(openMenus(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(openMenus(page)).toHaveCount(0);
});

test('opens under a resting mouse, closes when it leaves, ignores passing', async ({page}) => {
  await visit(page, '/about-us');
  const box = await getMenu(page, services).locator('summary').boundingBox();
  const x = (box?.x ?? 0) + 20;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const moveAway = () => page.mouse.move(20, y + 500);
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.mouse.move(x, y);
  await page.clock.runFor(60);
  expect(await openMenus(page).count()).toBe(0);
  await moveAway();
  await page.clock.runFor(1_000);
  await expect(openMenus(page)).toHaveCount(0);
  await page.mouse.move(x, y);
  await page.clock.runFor(200);
  await expect(openMenus(page)).toHaveCount(1);
  await moveAway();
  await page.clock.runFor(1_000);
  await expect(openMenus(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

  test('shows its links, not only its buttons, with text at 200 %', async ({page}) => {
    await visit(page, '/about-us');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.getByRole('banner').locator('summary:visible').first().tap();
    const group = page.getByRole('banner').locator('summary:visible').filter({hasText: services});
    await group.tap();
    await expect(openMenus(page)).toHaveCount(2);
  });

  test('closes the phone menu when the focus moves on', async ({page}) => {
    await visit(page, '/about-us');
    await page.getByRole('banner').locator('summary:visible').first().tap();
    await openMenus(page).getByText(services, {exact: true}).first().tap();
    expect(await findViolations(page, 'header')).toEqual([]);
    await getMenu(page, 'Menu').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
      .toBe(true);
    await expect(openMenus(page)).toHaveCount(0);
  });
});

test.describe('before scripts arrive', () => {
  test.use({javaScriptEnabled: false});

  test('opens a menu under a resting mouse and closes it afterwards', async ({page}) => {
    await page.goto('/about-us');
    const link = getMenu(page, plansAndPricing).getByRole('link').first();
    await getMenu(page, plansAndPricing).locator('summary').hover();
    await expect(link).toBeVisible();
    await link.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(20, 690);
    await expect(link).toBeHidden();
  });
});

test('keeps a menu open when scripts arrive under a resting mouse', async ({page}) => {
  await page.goto('/about-us');
  await getMenu(page, plansAndPricing).locator('summary').hover();
  await waitForHydration(page);
  await expect(getMenu(page, plansAndPricing).getByRole('link').first()).toBeVisible();
});
