import {expect, type Page} from 'playwright/test';
import {FORM_NAMES} from '@dental/vendors';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {expectUsable} from '../../support/obstacles';
import {PLAIN_FORM_VENDORS, getPlainFormPath, test} from '../../support/vendors/site';
import {visit} from '../../support/visit';

/* Plain HTML forms: the browser submits them without scripts, and typed text is never lost. */

const {practice, integrations, forms} = anotherPractice.facts;
const SERVICE = `https://formspree.io/f/${String(integrations.forms?.contact)}`;
const FIELD_VALUES = {
  email: 'zoe.obrien+dentist@example.com',
  message: 'Zoë O’Brien & “<b>100 %</b>” = ünï/cødé?',
};

const getForm = (page: Page) => page.getByRole('form', {name: forms.contact.send});

/** Types into the contact form. */
async function type(page: Page): Promise<void> {
  await getForm(page).getByLabel('Your e-mail').fill(FIELD_VALUES.email);
  await getForm(page).getByLabel('Your words').fill(FIELD_VALUES.message);
}

const send = (page: Page) => getForm(page).getByRole('button', {name: forms.contact.send}).click();

async function expectTyped(page: Page): Promise<void> {
  await expect(getForm(page).getByLabel('Your e-mail')).toHaveValue(FIELD_VALUES.email);
  await expect(getForm(page).getByLabel('Your words')).toHaveValue(FIELD_VALUES.message);
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const vendor of PLAIN_FORM_VENDORS) {
    test(`submits a form of ${vendor.name} as typed and shows our thank-you page`, async ({
      page,
      internet,
    }) => {
      internet.swap = {from: '/contact-us', to: getPlainFormPath(vendor)};
      await page.goto('/contact-us');
      await type(page);
      await send(page);
      await expect(page).toHaveURL(`${practice.site}/thank-you`);
      await expect(page.getByRole('heading', {level: 1})).toContainText(/thank/i);
      const [submission, ...others] = internet.submissions;
      expect(others).toEqual([]);
      expect(submission?.fields).toMatchObject(FIELD_VALUES);
    });
  }

  test('keeps typed text after Back from an error of the service', async ({page, internet}) => {
    internet.fault = {address: SERVICE, kind: 'error'};
    await page.goto('/contact-us');
    await type(page);
    // Chromium saves typed text once a second.
    await page.waitForTimeout(1_500);
    await send(page);
    await expect(page.getByText('Error 500')).toBeVisible();
    await page.goBack();
    await expectTyped(page);
  });
});

test('submits a form by script and shows our thank-you page', async ({
  page,
  internet,
  requested,
  violations,
}) => {
  await visit(page, '/contact-us');
  await send(page);
  await expect(getForm(page).locator('[aria-invalid=true]').first()).toBeFocused();
  await expectUsable(page);
  await type(page);
  expect(requested.map(String)).toEqual([]);
  await send(page);
  await expect(page).toHaveURL(`${practice.site}/thank-you`);
  expect(internet.submissions).toEqual([
    {address: SERVICE, fields: {...FIELD_VALUES, _next: `${practice.site}/thank-you`, _gotcha: ''}},
  ]);
  expect(violations).toEqual([]);
});

test('submits each form of the site', async ({page, internet}) => {
  const pages = {contact: '/', virtual: '/virtual-consultation', newsletter: '/about-us'};
  for (const name of FORM_NAMES) {
    await visit(page, pages[name]);
    const place = page.getByRole('form', {name: forms[name].send}).first();
    for (const {label, type: kind} of forms[name].fields)
      await place.getByLabel(label).fill(kind === 'tel' ? '(520) 555-0199' : FIELD_VALUES.email);
    await place.getByRole('button', {name: forms[name].send}).click();
    await expect(page).toHaveURL(`${practice.site}/thank-you`);
  }
  expect(internet.submissions.map(({address}) => address)).toEqual(
    FORM_NAMES.map((name) => `https://formspree.io/f/${String(integrations.forms?.[name])}`),
  );
});
