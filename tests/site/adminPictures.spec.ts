import {writeFileSync} from 'node:fs';
import {basename} from 'node:path';
import {type Locator, type Page} from 'playwright/test';
import sharp from 'sharp';
import {getPagesOfKind} from '@dental/content';
import {expect, save, test} from '../support/editor';
import {getPaneStatus, putCursorAtEnd} from '../support/guideForm';
import {findViolations} from '../support/obstacles';
import {site} from '@dental/testing/realSite';

const {file: DENTIST_FILE} = getPagesOfKind(site, 'dentist')[0]!;
const DENTIST = basename(DENTIST_FILE, '.mdx');
const PORTRAIT = `#/form/${DENTIST_FILE}`;

function getInput(page: Page, label: string) {
  const input = page.locator('.field').filter({has: page.getByLabel(label, {exact: true})});
  const file = input.locator('input[type=file]');
  const drop = (name: string, buffer: Buffer) =>
    file.setInputFiles({name, mimeType: 'image/jpeg', buffer});
  return {
    file,
    drop,
    said: input.getByRole('status'),
    name: input.getByRole('combobox'),
    picture: input.locator('img'),
  };
}

/** The uploaded files. */
async function listKeptPictures(picture: Locator) {
  const bytes = await picture.evaluate(async (image: HTMLImageElement) => [
    ...new Uint8Array(await (await fetch(image.src)).arrayBuffer()),
  ]);
  return sharp(Buffer.from(bytes)).metadata();
}

/** Starts to measure the time that the page itself works, however busy the machine is. */
async function measurePageTime(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  const isUploaded = async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    return metrics.find(({name}) => name === 'TaskDuration')!.value;
  };
  const before = await isUploaded();
  return async () => (await isUploaded()) - before;
}

const takePhotograph = (width: number, height: number) =>
  sharp({create: {width, height, channels: 3, background: '#b4532a'}}).jpeg();

test("refuses files that aren't photographs and scales print images down @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(PORTRAIT);
  const {drop, said, name} = getInput(page, 'Image');
  for (const [file, words] of [
    [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'To convert an iPhone photo'],
    [Buffer.from('%PDF-1.7 and a page'), "can't open this file as a photo"],
    [await takePhotograph(300, 360).toBuffer(), 'at least 600 pixels'],
  ] as const) {
    await drop('portrait.jpg', file);
    await expect(said).toContainText(words);
  }
  await drop('print.jpg', await takePhotograph(1000, 1200).toColorspace('cmyk').toBuffer());
  await expect(said).toContainText('Photo ready');
  await expect(name).toHaveValue(new RegExp(`^team/${DENTIST}-[b-xz]{6}$`));
});

test('uploads a 20 MB photograph upright, without its location, during typing @nightly', async ({
  page,
  editor,
  signIn,
}) => {
  await signIn(PORTRAIT);
  const {file: input, said, name, picture} = getInput(page, 'Image');
  const noise = {type: 'gaussian', mean: 128, sigma: 60} as const;
  const large = await sharp({
    create: {width: 7200, height: 5400, channels: 3, background: '#888', noise},
  })
    .withExif({
      IFD0: {Artist: 'Ana Lopez'},
      IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '33/1 20/1 0/1'},
    })
    .withMetadata({orientation: 6})
    .jpeg({quality: 80})
    .toBuffer();
  expect(large.length).toBeGreaterThan(20_000_000);

  const path = test.info().outputPath('Ana Lopez.jpg');
  writeFileSync(path, large);
  await expect(getPaneStatus(page)).not.toHaveText('Checking…');
  const working = await measurePageTime(page);
  await input.setInputFiles(path);
  await expect(said).toContainText('Photo ready');
  // Opened in the page, this photograph takes seconds of it.
  expect(await working()).toBeLessThan(0.5);

  const {width, height, space, exif} = await listKeptPictures(picture);
  // It had 5,400 by 7,200 pixels before it was rotated.
  expect([width, height, space, exif]).toEqual([2560, 3413, 'srgb', undefined]);
  await save(page);
  const added = editor.files();
  expect(added).toContain(`A\tstatic/img/${await name.inputValue()}.jpg`);
  expect(added).toContain(`M\t${DENTIST_FILE}`);
});

test('refuses one photograph as before and after @nightly', async ({page, signIn}) => {
  test.skip(site.cases.length === 0, 'The practice has no cases.');
  await signIn(`#/form/${site.cases[0]!.file}`);
  const before = getInput(page, 'Before image');
  const after = getInput(page, 'After image');
  const photograph = await takePhotograph(1600, 1400).toBuffer();
  await before.drop('IMG_1.jpg', photograph);
  await expect(before.said).toContainText('Photo ready');
  await after.drop('IMG_1.jpg', photograph);
  await expect(after.said).toHaveText(
    'This is the same photo as the one before the treatment. ' +
      'Drop a different one. To swap the two, empty the other field first.',
  );
  expect((await findViolations(page)).filter((line) => line.includes('picture'))).toEqual([]);
});

test('keeps a photograph until it is saved when the page reloads @nightly', async ({
  page,
  editor,
  signIn,
}) => {
  await signIn(PORTRAIT);
  const {drop, said, name, picture} = getInput(page, 'Image');
  await drop('portrait.jpg', await takePhotograph(1000, 1200).toBuffer());
  await expect(said).toContainText('Photo ready');
  const value = await name.inputValue();
  await page.reload();
  await expect(name).toHaveValue(value);
  await expect.poll(async () => (await listKeptPictures(picture)).width).toBe(1000);
  await save(page);
  expect(editor.files()).toContain(`A\tstatic/img/${value}.jpg`);
});

test('forgets a dropped photograph when its task is discarded @nightly', async ({page, signIn}) => {
  await signIn(PORTRAIT);
  const {drop, said, name} = getInput(page, 'Image');
  const value = await name.inputValue();
  const countKept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('unsaved files');
      return (await cache.keys()).length;
    });
  await drop('portrait.jpg', await takePhotograph(1000, 1200).toBuffer());
  await expect(said).toContainText('Photo ready');
  await expect.poll(countKept).toBe(1);
  await page.getByRole('link', {name: 'Nothing saved yet'}).click();
  await page.getByRole('button', {name: 'Discard this task'}).click();
  await page.getByRole('button', {name: 'Discard it'}).click();
  await expect(page.getByLabel('Start something new')).toBeVisible();
  await expect.poll(countKept).toBe(0);
  await signIn(PORTRAIT);
  await expect(name).toHaveValue(value);
});

test('adds a link to a PDF that a browser printed', async ({page, context, editor, signIn}) => {
  const form = await context.newPage();
  await form.setContent('<p>Bring your insurance card.</p>');
  const buffer = await form.pdf();
  await form.close();
  await signIn('?file=pages-content/about-us.mdx');
  const text = page.getByRole('textbox', {name: 'Text', exact: true}).last();
  await putCursorAtEnd(page, text);
  await page.keyboard.type('\n\n');
  await page.getByRole('button', {name: 'Document…'}).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Link text').fill('Checklist for your visit');
  const pdf = {name: 'Scan 1.pdf', mimeType: 'application/pdf', buffer};
  await dialog.getByLabel(/^PDF/).setInputFiles(pdf);
  await dialog.getByRole('button', {name: 'Insert'}).click();
  await expect(text.getByRole('link', {name: 'Checklist for your visit'})).toBeVisible();
  await save(page);
  const path = 'forms/checklist-for-your-visit.pdf';
  expect(editor.files()).toContain(`A\tstatic/${path}`);
  expect(editor.changes()).toContain(`+[Checklist for your visit](/${path})`);
});
