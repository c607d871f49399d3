import {getPagesOfKind} from '@dental/content';
import {expect, openTask, test} from '../support/editor';
import {Form, getPaneStatus} from '../support/guideForm';
import {findViolations} from '../support/obstacles';
import {site} from '@dental/testing/realSite';

const removePictures = () => Promise.resolve();

test('puts the page below a full-width form on a phone @nightly', async ({page, signIn}) => {
  await page.setViewportSize({width: 360, height: 740});
  await signIn();
  await new Form(page, removePictures).open('Practice facts', 'Hours and closures');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const link of await page.getByRole('banner').getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const note = await page.getByLabel('Note', {exact: true}).boundingBox();
  expect(note?.width).toBeGreaterThan(300);
  const frame = page.locator('.pane iframe');
  expect((await frame.boundingBox())?.width).toBeGreaterThan(300);
});

test('keeps long words and wide tables within a phone @nightly', async ({page, editor}) => {
  const readWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(editor.address);
  await page.getByLabel('Start something new').fill('x'.repeat(90));
  await page.getByRole('button', {name: 'Start', exact: true}).click();
  await new Form(page, removePictures).open('Practice facts', 'Treatment prices');
  await page.getByRole('main').locator('summary').first().click();
  await page.getByLabel('Name', {exact: true}).first().fill('x'.repeat(300));
  expect(await readWidth()).toBe(360);
  const {file} = site.pages.find(({body}) =>
    body.nodes.some(({node}) => node.type === 'table' && node.children[0]!.children.length > 3),
  )!;
  await page.goto(`${editor.address}#/form/${file}`);
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(await readWidth()).toBe(360);
  // A phone with twice the zoom.
  await page.setViewportSize({width: 195, height: 422});
  await page.getByText(/^More: /).click();
  expect(await readWidth()).toBe(195);
});

test('passes axe on all editor screens @nightly', async ({page, editor}) => {
  const form = new Form(page, removePictures);
  await page.goto(editor.address);
  await expect(page.getByLabel('Start something new')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await openTask(page, false);
  await form.open('Practice facts', 'Hours and closures');
  await form.expandEntry('week', 1);
  expect(await findViolations(page)).toEqual([]);
  const {file} = getPagesOfKind(site, 'dentist')[0]!;
  for (const place of ['list/cases', 'form/pages-content/contact-us.mdx', `form/${file}`, 'task']) {
    await page.goto(`${editor.address}#/${place}`);
    await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
    if (place.startsWith('form')) await expect(getPaneStatus(page)).not.toHaveText('Checking…');
    expect(await findViolations(page), place).toEqual([]);
  }
});
