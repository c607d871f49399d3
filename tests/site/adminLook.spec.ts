import {basename} from 'node:path';
import {expect} from 'playwright/test';
import {getPagesOfKind} from '@dental/content';
import {test} from '../support/editor';
import {Form} from '../support/guideForm';
import {findViolations} from '../support/obstacles';
import {site} from '@dental/testing/realSite';

const removePictures = () => Promise.resolve();

test('puts the page below a full-width form on a phone @nightly', async ({page, signIn}) => {
  await page.setViewportSize({width: 360, height: 740});
  await signIn();
  await new Form(page, removePictures).open('Practice facts', 'Hours and closures');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const note = await page.getByLabel('Note', {exact: true}).boundingBox();
  expect(note?.width).toBeGreaterThan(300);
  const frame = page.frameLocator('#preview-pane').locator('iframe');
  await expect(frame).toBeInViewport();
  expect((await frame.boundingBox())?.width).toBeGreaterThan(300);
});

test('passes axe on all editor screens @nightly', async ({page, editor, signIn}) => {
  const form = new Form(page, removePictures);
  await page.goto(editor.address);
  expect(await findViolations(page)).toEqual([]);
  await signIn();
  await form.open('Practice facts', 'Hours and closures');
  await form.expandEntry('week', 1);
  expect(await findViolations(page)).toEqual([]);
  const dentist = basename(getPagesOfKind(site, 'dentist')[0]!.file, '.mdx');
  for (const place of ['cases', 'pages/entries/contact-us', `dentists/entries/${dentist}`]) {
    await page.goto(`${editor.address}#/collections/${place}`);
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForTimeout(2000);
    expect(await findViolations(page), place).toEqual([]);
  }
  await page.goto(`${editor.address}#/workflow`);
  await expect(page.getByRole('main')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
