import {expect, test, type Page} from 'playwright/test';
import {addDays, byName, interpolate, longDate, standingOn} from '@dental/practice';
import {site} from '../../support/realSite';
import {visit} from '../../support/visit';

const {insurance, costs, labels} = site;
const PLANS = '/insurance-plans';
const COSTS = '/costs';

const field = (page: Page) => page.getByLabel(labels.insurance.search);
const plans = (page: Page) => page.locator('[data-plans] li');
const after = (list: {confirmed: string}, days: number) => addDays(list.confirmed, days);

// What holds on which day is in tests/unit/site/confirmed.test.ts.
test.use({viewport: {width: 360, height: 740}});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a patient reads every plan, every cost and the next step, and no field that does nothing', async ({page}) => {
    await page.goto(PLANS);
    await expect(plans(page)).toHaveCount(insurance.plans.length);
    await expect(plans(page).last()).toBeVisible();
    await expect(field(page)).toBeHidden();
    await expect(page.locator('[data-plans] a[href^="tel:"]').last()).toBeVisible();
    await page.goto(COSTS);
    const rows = page.locator('[data-costs] tr', {has: page.getByRole('link')});
    await expect(rows).toHaveCount(costs.groups.flatMap(({treatments}) => treatments).length);
    await expect(page.locator('[data-costs]')).toContainText(longDate(costs.confirmed));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test('two letters find a plan on a phone, and what is on no list leads to a call', async ({page}) => {
  await page.goto(PLANS);
  const [first] = byName(insurance.plans);
  const typed = first?.name.slice(0, 2).toLowerCase() ?? '';
  // The first letters come before any script does.
  await field(page).click();
  await page.keyboard.type(typed);
  await expect(plans(page)).not.toHaveCount(insurance.plans.length);
  await expect(plans(page).filter({hasText: first?.name ?? ''})).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: /\d|One/})).toBeVisible();
  await page.keyboard.type(' qq');
  await expect(plans(page)).toHaveCount(0);
  await expect(
    page.getByRole('heading', {name: interpolate(labels.insurance.notFound, {typed: `${typed} qq`})}),
  ).toBeVisible();
  await expect(page.locator('[data-plans]')).toContainText(labels.insurance.callUs);
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-plans] a[href^="tel:"]')).toBeFocused();
  await field(page).fill('');
  await expect(plans(page)).toHaveCount(insurance.plans.length);
});

test('what was confirmed 91 days ago counts, and after half a year patients are asked to call', async ({page}) => {
  for (const days of [91, 181]) {
    const isOld = days > 180;
    await page.clock.setFixedTime(new Date(`${after(insurance, days)}T10:00:00-07:00`));
    await visit(page, PLANS);
    const today = after(insurance, days);
    for (const [index, plan] of byName(insurance.plans).entries()) {
      const standing = standingOn(plan, insurance, today);
      const words = {
        'in-network': labels.insurance.inNetwork,
        'out-of-network': labels.insurance.outOfNetwork,
        ask: labels.insurance.ask,
        confirm: labels.insurance.confirm,
      }[standing];
      await expect(plans(page).nth(index)).toContainText(words);
    }
    await expect(page.locator(`[data-plans] [data-confirmed="${!isOld}"]`)).toContainText(
      longDate(insurance.confirmed),
    );
    await page.clock.setFixedTime(new Date(`${after(costs, days)}T10:00:00-07:00`));
    await visit(page, COSTS);
    await expect(page.locator(`[data-costs] [data-confirmed="${!isOld}"]`)).toContainText(longDate(costs.confirmed));
    await expect(page.locator('[data-costs] [data-confirmed] a[href^="tel:"]')).toHaveCount(isOld ? 1 : 0);
  }
});
