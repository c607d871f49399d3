import {expect, test, type Page} from 'playwright/test';
import sharp from 'sharp';
import {startEditor, type Editor} from '../support/editor';
import {obstacles} from '../support/obstacles';

let editor: Editor;
test.beforeEach(async () => {
  editor = await startEditor();
});
test.afterEach(() => editor.stop());

/** Opens the form of an entry, such as `pages/entries/urgent-help`. */
async function open(page: Page, entry: string) {
  await page.goto(`${editor.address}#/collections/${entry}`);
  await page.getByRole('button', {name: 'Login'}).click();
  const pane = page.frameLocator('#preview-pane');
  return {pane, shown: pane.frameLocator('iframe'), text: page.getByRole('textbox', {name: 'Text', exact: true})};
}

test('beside the form the page is as patients will see it, and a slip keeps the last good picture and is named', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const {pane, shown, text} = await open(page, 'pages/entries/urgent-help');
  await expect(shown.getByRole('heading', {level: 1})).not.toHaveText('Preview');
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\nA word from the front desk.');
  await expect(shown.getByText('A word from the front desk.')).toBeVisible();

  await page.keyboard.type(' Children <5 come free.');
  await expect(pane.getByRole('status')).toHaveText('The page is shown as it was before this:');
  await expect(pane.getByRole('listitem')).toContainText('Write "under 5" or "less than 5" instead.');
  await expect(shown.getByText('A word from the front desk.')).toBeVisible();
  await pane.getByRole('listitem').getByRole('button').click();
  await expect(text).toBeFocused();

  await pane.getByRole('button', {name: 'Desktop'}).click();
  expect(await pane.locator('iframe').evaluate((frame) => frame.style.width)).toBe('1280px');
});

test('the toolbar writes a heading, a fact and a block, and nothing else of the text changes @nightly', async ({
  page,
}) => {
  const {text} = await open(page, 'pages/entries/urgent-help');
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\nWhat it costs');
  await page.getByRole('button', {name: 'Heading', exact: true}).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\nA late cancellation costs ');
  await page.getByRole('button', {name: 'Fact…'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Fact').selectOption('cancellation.fee');
  // The rest of the screen is Decap's own.
  expect((await obstacles(page)).filter((line) => /\.(?:body|pane|picture)-/.test(line))).toEqual([]);
  await dialog.getByRole('button', {name: 'Insert'}).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('.');
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(page.getByText('Entry saved')).toBeVisible();
  const changes = editor.changes('cms/pages/urgent-help').filter((line) => !/^[+-]$/.test(line));
  expect(changes.slice(-2)).toEqual([
    '+## What it costs',
    '+A late cancellation costs <Fact name="cancellation.fee" />.',
  ]);
});

test('a photograph of a phone comes in upright, without its place, under a name that tells nothing; what cannot be shown is refused in words @nightly', async ({
  page,
}) => {
  await open(page, 'dentists/entries/dr-elena-marquez');
  const input = page.locator('.picture-input').filter({has: page.getByLabel('Image', {exact: true})});
  const drop = (name: string, buffer: Buffer) =>
    input.locator('input[type=file]').setInputFiles({name, mimeType: 'image/jpeg', buffer});
  const camera = sharp({create: {width: 4000, height: 3000, channels: 3, background: '#b4532a'}});
  const turned = camera
    .clone()
    .withExif({IFD0: {Artist: 'Ana Lopez'}, IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '33/1 20/1 0/1'}})
    .withMetadata({orientation: 6});

  await drop('IMG_1.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
  await expect(input.getByRole('status')).toContainText('HEIC');
  await drop('small.jpg', await camera.clone().resize(300).jpeg().toBuffer());
  await expect(input.getByRole('status')).toContainText('at least 600 pixels');
  await drop('print.jpg', await camera.clone().toColourspace('cmyk').jpeg().toBuffer());
  await expect(input.getByRole('status')).toContainText('It is turned');
  const printed = await input.getByRole('combobox').inputValue();
  await drop('Ana Lopez.jpg', await turned.jpeg().toBuffer());
  await expect(input.getByRole('combobox')).not.toHaveValue(printed);
  await expect(input.getByRole('combobox')).toHaveValue(/^team\/dr-elena-marquez-[0-9a-f]{6}$/);

  const bytes = await input
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => [...new Uint8Array(await (await fetch(image.src)).arrayBuffer())]);
  const kept = await sharp(Buffer.from(bytes)).metadata();
  expect([kept.width, kept.height, kept.space, kept.exif]).toEqual([1920, 2560, 'srgb', undefined]);
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(page.getByText('Entry saved')).toBeVisible();
  const added = editor.git('diff', '--name-status', 'main...cms/dentists/dr-elena-marquez');
  expect(added).toContain(`A\tstatic/img/${await input.getByRole('combobox').inputValue()}.jpg`);
  expect(added).toContain('M\tpages-content/our-dentist/dr-elena-marquez.mdx');
});
