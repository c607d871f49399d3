import {expect, type Page} from 'playwright/test';
import {HOSTS, mockOthers, watchErrors} from '../../support/outside';
import {test} from '../../support/production';
import {anotherPractice} from '../../fixtures/anotherPractice';
import {visit} from '../../support/visit';

const {facts, videos} = anotherPractice;
const {forms, chat, financingWidget} = facts.integrations;

/** What a service was told, in order. */
function told(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as unknown as {told: unknown[]}).told);
}

async function goTo(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', {name, exact: true}).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

test('the chat is asked for when it is opened, and once in a visit, with our ids', async ({page, context}) => {
  const errors = watchErrors(page);
  const {asked} = await mockOthers(context);
  const asks = () => asked.filter(({hostname}) => hostname === HOSTS.chat).map(String);
  await visit(page, '/about-us');
  expect(asks()).toEqual([]);
  const launcher = page.getByRole('link', {name: 'Chat with us'});
  await launcher.dblclick();
  await expect.poll(asks).toEqual([chat.script]);
  await expect.poll(() => told(page)).toContain('open');
  for (const [name, path] of [
    ['Our Staff', '/our-staff'],
    ['Testimonial', '/reviews'],
    ['About Us', '/about-us'],
  ] as const) {
    await goTo(page, name, path);
    await launcher.click();
  }
  const {clientId, tenant, contactForm, appointmentForm} = chat;
  const [first, ...later] = await told(page);
  expect(first).toEqual({clientId, tenant, forms: [contactForm, appointmentForm]});
  expect(new Set(later)).toEqual(new Set(['open']));
  expect(asks()).toEqual([chat.script]);
  expect(errors).toEqual([]);
});

test('the financing widget is initialised once, and is as it was left when the visitor comes back', async ({
  page,
  context,
}) => {
  const {asked} = await mockOthers(context);
  await visit(page, '/payment-plans');
  const amount = page.getByLabel('Amount to finance');
  await page.getByRole('link', {name: /^Apply for financing/}).scrollIntoViewIfNeeded();
  await amount.fill('1200');
  await goTo(page, 'Our Staff', '/our-staff');
  await goTo(page, 'Payment Plans', '/payment-plans');
  await page.getByRole('link', {name: /^Apply for financing/}).scrollIntoViewIfNeeded();
  await expect(amount).toHaveValue('1200');
  const {practiceId, accentColor} = financingWidget;
  expect(await told(page)).toEqual([{practiceId, accentColor}]);
  expect(asked.filter(({hostname}) => hostname === HOSTS.financing).map(String)).toEqual([financingWidget.script]);
});

test('the financing widget is asked for on its own page only', async ({page, context}) => {
  const {asked} = await mockOthers(context);
  await visit(page, '/financial-policy');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator(`[data-form-id="${forms.newsletter}"] form`)).toBeVisible();
  expect(asked.map(({hostname}) => hostname)).toEqual([HOSTS.forms]);
});

test('the forms are asked for once, when the first comes near, and each place gets its own', async ({
  page,
  context,
}) => {
  const {asked} = await mockOthers(context);
  const filled = async (id: string) => {
    await page.locator(`[data-form-id="${id}"]`).scrollIntoViewIfNeeded();
    await expect(page.getByRole('form', {name: id})).toHaveCount(1);
  };
  await visit(page, '/virtual-consultation');
  expect(asked).toEqual([]);
  await filled(forms.virtual);
  await filled(forms.newsletter);
  await goTo(page, 'Our Staff', '/our-staff');
  await goTo(page, 'Virtual Consultation', '/virtual-consultation');
  await filled(forms.virtual);
  await filled(forms.newsletter);
  expect(asked.map(String)).toEqual([forms.script]);
});

test('a page that may ask other hosts is loaded anew, and asks for the forms once itself', async ({page, context}) => {
  const {asked} = await mockOthers(context);
  await visit(page, '/virtual-consultation');
  // The home page has outside videos, which the policy of this document forbids.
  const loaded = page.waitForEvent('load');
  await goTo(page, 'Home', '/');
  await loaded;
  // The page that was left may have asked too, if its form came near while the link was looked for.
  asked.length = 0;
  await page.mouse.move(20, 20);
  await page.locator(`[data-form-id="${forms.contact}"]`).scrollIntoViewIfNeeded();
  await expect(page.getByRole('form', {name: forms.contact})).toHaveCount(1);
  expect(asked.filter(({hostname}) => hostname === HOSTS.forms).map(String)).toEqual([forms.script]);
});

test('a form that hangs gives way to the other ways within 8 seconds', async ({page, context}) => {
  await mockOthers(context, 'hangs');
  await visit(page, '/virtual-consultation');
  const place = page.locator('[data-state]').filter({has: page.locator(`[data-form-id="${forms.virtual}"]`)});
  const before = await place.boundingBox();
  // Told by the page's own clock: how busy the machine is does not count.
  await place.evaluate((element) => {
    const times: Record<string, number> = {};
    new MutationObserver(() => (times[element.getAttribute('data-state') ?? ''] = performance.now())).observe(element, {
      attributeFilter: ['data-state'],
    });
    Object.assign(window, {times});
  });
  await place.scrollIntoViewIfNeeded();
  await expect(place).toHaveAttribute('data-state', 'loading');
  await expect(place.locator('a[href^="tel:"]')).toBeVisible({timeout: 15_000});
  const {loading = 0, failed = Infinity} = await page.evaluate(
    () => (window as unknown as {times: Record<string, number>}).times,
  );
  expect(failed - loading).toBeLessThan(8_000);
  expect((await place.boundingBox())?.height, 'The place changed its height.').toBe(before?.height);
});

test('the map is asked for when the visitor wants it', async ({page, context}) => {
  const {asked} = await mockOthers(context);
  const asks = () => asked.filter(({hostname}) => hostname === HOSTS.map).map(String);
  await visit(page, '/contact-us');
  await page.locator('#office').scrollIntoViewIfNeeded();
  expect(asks()).toEqual([]);
  await page.getByRole('link', {name: 'Show the map'}).click();
  await expect(page.frameLocator('#office iframe').getByText('A page of somebody else')).toBeVisible();
  expect(asks()).toEqual([facts.practice.links.mapEmbed]);
});

test("an outside video's frame is there while it is open, and sends no cookie-bearing address", async ({
  page,
  context,
}) => {
  const {asked} = await mockOthers(context);
  await visit(page, '/');
  expect(asked).toEqual([]);
  await page.getByRole('link', {name: `Play video: ${videos['doctor-intro']}`}).click();
  const frame = page.getByRole('dialog').locator('iframe');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked.map(({hostname}) => hostname)).toEqual(['www.youtube-nocookie.com']);
});
