import {expect, type Page} from 'playwright/test';
import {FORM_NAMES} from '@dental/practice';
import {anotherPractice} from '../../fixtures/anotherPractice';
import {PLAIN, plainFormPath, test} from '../../support/vendors/site';
import {visit} from '../../support/visit';

/* Forms of plain HTML: without scripts the browser sends them, and what was typed is never lost. */

const {practice, integrations, forms} = anotherPractice.facts;
const SERVICE = `https://formspree.io/f/${String(integrations.forms.contact)}`;
const TYPED = {email: 'zoe.obrien+dentist@example.com', message: 'Zoë O’Brien & “<b>100 %</b>” = ünï/cødé?'};

const form = (page: Page) => page.getByRole('form', {name: forms.contact.send});

/** Types into the contact form. */
async function type(page: Page): Promise<void> {
  await form(page).getByLabel('Your e-mail').fill(TYPED.email);
  await form(page).getByLabel('Your words').fill(TYPED.message);
}

const send = (page: Page) => form(page).getByRole('button', {name: forms.contact.send}).click();

async function expectTyped(page: Page): Promise<void> {
  await expect(form(page).getByLabel('Your e-mail')).toHaveValue(TYPED.email);
  await expect(form(page).getByLabel('Your words')).toHaveValue(TYPED.message);
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const vendor of PLAIN) {
    test(`a form of ${vendor.name} is sent as it was typed, and answered by our own page`, async ({page, internet}) => {
      internet.swap = {from: '/contact-us', to: plainFormPath(vendor)};
      await page.goto('/contact-us');
      await type(page);
      await send(page);
      await expect(page).toHaveURL(`${practice.site}/thank-you`);
      await expect(page.getByRole('heading', {level: 1})).toContainText(/thank/i);
      const [sent, ...others] = internet.sent;
      expect(others).toEqual([]);
      expect(sent?.fields).toMatchObject(TYPED);
    });
  }

  test('what was typed is still there after Back from an error of the service', async ({page, internet}) => {
    internet.fault = {address: SERVICE, kind: 'error'};
    await page.goto('/contact-us');
    await type(page);
    // Chromium saves what was typed once a second.
    await page.waitForTimeout(1_500);
    await send(page);
    await expect(page.getByText('Error 500')).toBeVisible();
    await page.goBack();
    await expectTyped(page);
  });
});

test('a form is sent by a script as it was typed, and answered by our own page', async ({
  page,
  internet,
  requested,
  violations,
}) => {
  await visit(page, '/contact-us');
  await type(page);
  expect(requested.map(String)).toEqual([]);
  await send(page);
  await expect(page).toHaveURL(`${practice.site}/thank-you`);
  expect(internet.sent).toEqual([
    {address: SERVICE, fields: {...TYPED, _next: `${practice.site}/thank-you`, _gotcha: ''}},
  ]);
  expect(violations).toEqual([]);
});

for (const kind of ['error', 'hang', 'blocked', 'refused', 'challenge'] as const) {
  test(`a form whose service has a failure (${kind}) keeps what was typed, shows a way, and can be sent again`, async ({
    page,
    internet,
  }) => {
    internet.fault = {address: SERVICE, kind};
    await visit(page, '/contact-us');
    await type(page);
    await send(page);
    const status = form(page).getByRole('status');
    await expect(status).toContainText('what you have typed is still here', {timeout: 12_000});
    await expectTyped(page);
    for (const start of ['tel:', 'mailto:', practice.links.booking])
      await expect(status.locator(`a[href^="${start}"]`)).toBeVisible();
    internet.fault = undefined;
    await send(page);
    await expect(page).toHaveURL(`${practice.site}/thank-you`);
  });
}

test('what was typed is still there after a visit to another page', async ({page}) => {
  await visit(page, '/contact-us');
  await type(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Testimonial', exact: true}).click();
  await expect(page).toHaveURL(`${practice.site}/reviews`);
  await page.goBack();
  await expectTyped(page);
});

test('of phone and e-mail one is enough, and a patient who gives neither is told', async ({page, internet}) => {
  await visit(page, '/virtual-consultation');
  const place = page.getByRole('form', {name: forms.virtual.send});
  const press = place.getByRole('button', {name: forms.virtual.send});
  await press.click();
  await expect(place.getByLabel('Your phone')).toHaveAccessibleDescription('Or an e-mail address. Enter ten digits.');
  await expect(place.getByLabel('Your phone')).toBeFocused();
  await place.getByLabel('Your e-mail').fill(TYPED.email);
  await press.click();
  await expect(page).toHaveURL(`${practice.site}/thank-you`);
  expect(internet.sent[0]?.fields).toMatchObject({email: TYPED.email, phone: ''});
});

test('a patient can send each form of the site', async ({page, internet}) => {
  const pages = {contact: '/', virtual: '/virtual-consultation', newsletter: '/about-us'};
  for (const name of FORM_NAMES) {
    await visit(page, pages[name]);
    const place = page.getByRole('form', {name: forms[name].send}).first();
    for (const {label, type: kind} of forms[name].fields)
      await place.getByLabel(label).fill(kind === 'tel' ? '(520) 555-0199' : TYPED.email);
    await place.getByRole('button', {name: forms[name].send}).click();
    await expect(page).toHaveURL(`${practice.site}/thank-you`);
  }
  expect(internet.sent.map(({address}) => address)).toEqual(
    FORM_NAMES.map((name) => `https://formspree.io/f/${String(integrations.forms[name])}`),
  );
});
