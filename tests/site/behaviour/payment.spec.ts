import {expect, test, type Page} from 'playwright/test';
import {discounted, dollars, paymentPlans} from '@dental/practice';
import {site} from '../../support/realSite';
import {visit} from '../../support/visit';

const {discounts, financing} = site.policies;
const PAGES = ['/payment-plans', '/financial-policy'];

const helper = (page: Page) => page.getByRole('region', {name: 'What you would pay'});
const field = (page: Page) => page.getByLabel('Cost of your treatment, in dollars');

/** What each row of the table must say for a treatment, in whole cents; how that is worked out has its own tests. */
function rowsFor(cost: number): string[][] {
  const atOnce = dollars(discounted(cost, discounts.paidInFullPercent));
  return [
    [`In full, ${discounts.paidInFullPercent}% less`, atOnce, 'Nothing', atOnce],
    ...paymentPlans(financing, cost).map(({months, interestPercent, down, payments, total}) => [
      `${months} months at ${interestPercent}% APR`,
      dollars(down),
      dollars(payments[0] ?? 0),
      dollars(total),
    ]),
  ];
}

async function rows(page: Page): Promise<string[][]> {
  const all = await helper(page).locator('tbody tr').all();
  return Promise.all(all.map((row) => row.locator('th, td').allInnerTexts()));
}

for (const path of PAGES) {
  test(`a visitor of ${path} sees what an amount costs by each way of paying`, async ({page}) => {
    await visit(page, path);
    for (const [typed, cents] of [
      ['1850', 185_000],
      ['$2,000.50', 200_050],
      ['1', 100],
      ['100000', 10_000_000],
    ] as const) {
      await field(page).fill(typed);
      await expect(helper(page).getByRole('caption')).toHaveText(`A treatment of ${dollars(cents)}`);
      expect(await rows(page)).toEqual(rowsFor(cents));
    }
    await expect(helper(page)).toContainText(site.labels.payment.note);
  });
}

test('what is no amount is said, and the table stays with the example', async ({page}) => {
  await visit(page, '/payment-plans');
  const {notAnAmount, tooSmall, tooLarge} = site.labels.payment;
  for (const [typed, said] of [
    ['a lot', notAnAmount],
    ['1.234', notAnAmount],
    ['1e3', notAnAmount],
    ['-5', tooSmall],
    ['0', tooSmall],
    ['100000.01', tooLarge],
    ['99,999,999', tooLarge],
  ] as const) {
    await field(page).fill(typed);
    await expect(field(page), typed).toHaveAttribute('aria-invalid', 'true');
    await expect(helper(page).getByRole('status'), typed).toContainText(said.split('{')[0] ?? said);
    expect(await rows(page)).toEqual(rowsFor(200_000));
  }
  await field(page).fill('');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('there is no field that does nothing', async ({page}) => {
    await page.goto('/payment-plans');
    await expect(field(page)).toBeHidden();
  });
});
