import {expect} from 'playwright/test';
import {test} from '../support/editor';
import {Form} from '../support/guideForm';
import {obstacles} from '../support/obstacles';

const noPicture = () => Promise.resolve();

test('on a phone the form takes the width, and the page is behind a button @nightly', async ({page, signIn}) => {
  await page.setViewportSize({width: 360, height: 740});
  await signIn();
  await new Form(page, noPicture).open('Practice facts', 'Hours and closures');
  const note = page.getByLabel('Note', {exact: true});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect((await note.boundingBox())?.width).toBeGreaterThan(300);
  const pane = page.frameLocator('#preview-pane');
  await expect(pane.locator('iframe')).toBeHidden();
  await pane.getByRole('button', {name: 'Show the page'}).click();
  await expect(pane.locator('iframe')).toBeVisible();
  await expect(note).toBeHidden();
  await pane.getByRole('button', {name: 'Back to the form'}).click();
  await expect(note).toBeVisible();
});

test('axe finds nothing on the screens of the editor @nightly', async ({page, editor, signIn}) => {
  test.setTimeout(120_000);
  const form = new Form(page, noPicture);
  await page.goto(editor.address);
  expect(await obstacles(page)).toEqual([]);
  await signIn();
  await form.open('Practice facts', 'Hours and closures');
  await form.expandEntry('week', 1);
  expect(await obstacles(page)).toEqual([]);
  for (const place of ['cases', 'pages/entries/contact-us', 'dentists/entries/dr-elena-marquez']) {
    await page.goto(`${editor.address}#/collections/${place}`);
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForTimeout(2000);
    expect(await obstacles(page), place).toEqual([]);
  }
  await page.goto(`${editor.address}#/workflow`);
  await expect(page.getByRole('main')).toBeVisible();
  expect(await obstacles(page)).toEqual([]);
});
