import {expect, test, type Page} from 'playwright/test';
import {NEW_PATIENT_FORMS_PATH} from '@dental/practice';
import {hasPage, site} from '@dental/testing/realSite';
import {findTextFaults} from '../../support/textFaults';
import {visit, recordFaults, hydrate} from '../../support/visit';

const {patientForms: labels, chat} = site.labels;

test.skip(!hasPage(NEW_PATIENT_FORMS_PATH), 'The practice has no forms to fill in.');

const NAME = 'Zoë Villaseñor O’Brien';
const NOTE = 'Diabetes since 2019 & a <new> knee';

const getField = (page: Page, name: string) => page.locator(`[name="${name}"]`);

async function fill(page: Page): Promise<void> {
  await getField(page, 'patient-name').fill(NAME);
  await getField(page, 'patient-birth-date').fill('04151980');
  await getField(page, 'patient-mobile').fill('4805550142');
  await page.getByLabel('Diabetes', {exact: true}).check();
  await getField(page, 'health-notes').fill(NOTE);
  await page.locator('[name="tobacco-answer"][value="Yes"]').check();
  await getField(page, 'tobacco-details').fill('A pipe');
}

async function expectFilled(page: Page): Promise<void> {
  await expect(getField(page, 'patient-name')).toHaveValue(NAME);
  await expect(getField(page, 'patient-birth-date')).toHaveValue('04/15/1980');
  await expect(getField(page, 'patient-mobile')).toHaveValue('(480) 555-0142');
  await expect(page.getByLabel('Diabetes', {exact: true})).toBeChecked();
  await expect(getField(page, 'health-notes')).toHaveValue(NOTE);
  await expect(getField(page, 'tobacco-details')).toHaveValue('A pipe');
}

/** Records every request other than for our own files. */
function noteLeaks(page: Page): string[] {
  const leaks: string[] = [];
  page.on('request', (request) => {
    const {hostname, pathname, search} = new URL(request.url());
    const isFile = hostname === 'localhost' && search === '' && request.postData() === null;
    if (!isFile || !/^\/(assets|img|fonts|forms)\/|\.\w+$/.test(pathname))
      leaks.push(`${request.method()} ${request.url()}`);
  });
  return leaks;
}

test.describe('new-patient forms on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true});

  test('keeps answers over a reload, sends nothing, and clears on request', async ({page}) => {
    const faults = recordFaults(page);
    await visit(page, NEW_PATIENT_FORMS_PATH);
    const leaks = noteLeaks(page);
    await fill(page);
    await expectFilled(page);
    await expect(page.locator('main form')).not.toHaveAttribute('action');
    expect(leaks).toEqual([]);

    // The browser asks once if the visitor has typed.
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(dialogs).toEqual(['beforeunload']);
    // Answers come back without an action.
    await expectFilled(page);
    await page.reload();
    expect(dialogs).toEqual(['beforeunload']);
    await expectFilled(page);
    const stored = await page.evaluate(() => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
    ]);
    expect(stored).toEqual([0, 0, '']);

    await page.getByRole('button', {name: labels.clear}).click();
    expect(dialogs).toEqual(['beforeunload', 'confirm']);
    await expect(getField(page, 'patient-name')).toHaveValue('');
    await expect(page.getByLabel('Diabetes', {exact: true})).not.toBeChecked();
    await page.reload();
    await hydrate(page);
    await expect(getField(page, 'patient-name')).toHaveValue('');
    expect([faults.console, faults.foreign]).toEqual([[], []]);
  });
});

test("prints the answers on four sheets, each with the patient's name", async ({page}) => {
  await visit(page, NEW_PATIENT_FORMS_PATH);
  await fill(page);
  await page.emulateMedia({media: 'print'});
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('[data-repeats="patient-name"]:visible')).toHaveText([
    NAME,
    NAME,
    NAME,
    NAME,
  ]);
  await expect(page.getByText('Signature of patient')).toBeVisible();
  await expect(page.getByRole('button').filter({visible: true})).toHaveCount(0);
  for (const format of ['Letter', 'A4'] as const) {
    const pdf = (await page.pdf({format})).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(4);
  }
});

test('prints long answers whole', async ({page}) => {
  const answer = 'Hydrochlorothiazide with lisinopril, 20 mg and 12.5 mg. '.repeat(12).trim();
  await visit(page, NEW_PATIENT_FORMS_PATH);
  const fields = page.locator('form').locator('input[type=text], textarea').filter({visible: true});
  const names = await fields.evaluateAll((all) =>
    all.flatMap((field) => (field.matches('[inputmode]') ? [] : [field.getAttribute('name')])),
  );
  for (const name of names) await getField(page, name ?? '').fill(answer);
  await page.emulateMedia({media: 'print'});
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    await expect(getField(page, name ?? '')).toBeHidden();
    await expect(page.locator(`[data-repeats="${name}"]`).last()).toHaveText(answer);
  }
  expect(await findTextFaults(page)).toEqual([]);
});

test('fills the forms by keyboard', async ({page}) => {
  await visit(page, NEW_PATIENT_FORMS_PATH);
  await getField(page, 'patient-name').focus();
  await page.keyboard.type(NAME);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(getField(page, 'patient-preferred-name')).toBeFocused();
  await page.locator('[name="insurance"]').first().focus();
  await page.keyboard.press('Space');
  // A patient without insurance isn't asked for a plan.
  await expect(getField(page, 'plan-1-company')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(getField(page, 'plan-1-company')).toBeVisible();
  await expect(getField(page, 'plan-2-company')).toBeHidden();
  await expect(page).toHaveURL(NEW_PATIENT_FORMS_PATH);
});

test('runs no third party next to the forms', async ({page}) => {
  await visit(page, '/new-patients');
  await page.getByRole('link', {name: /^Fill out the forms/}).click();
  await page.waitForURL(NEW_PATIENT_FORMS_PATH);
  // The browser loads the page once, and the router doesn't show it before.
  const loads = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((entry) => [entry.name, (entry as PerformanceNavigationTiming).type]),
  );
  expect(loads).toEqual([[expect.stringContaining(NEW_PATIENT_FORMS_PATH), 'navigate']]);
  await hydrate(page);
  await expect(page.getByRole('link', {name: chat.open})).toHaveCount(0);
  await expect(page.locator('iframe, [data-form]')).toHaveCount(0);
  // Leaving loads the other page, and the answers are there on return.
  await fill(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page
    .getByRole('navigation')
    .getByRole('link', {name: site.labels.layout.home})
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expectFilled(page);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('fills and prints the forms without scripts', async ({page}) => {
    await page.goto(NEW_PATIENT_FORMS_PATH);
    await getField(page, 'patient-name').fill(NAME);
    await page.getByLabel('Diabetes', {exact: true}).check();
    expect((await page.pdf({format: 'Letter'})).length).toBeGreaterThan(50_000);
    await page.getByRole('link', {name: labels.print}).click();
    await expect(page).toHaveURL(`${NEW_PATIENT_FORMS_PATH}#print-or-save`);
    await expect(page.locator('#print-or-save')).toBeInViewport();
    await expect(getField(page, 'patient-name')).toHaveValue(NAME);
  });
});
