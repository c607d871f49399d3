import {type Page} from 'playwright/test';
import {findPageAt, getPageTitle} from '@dental/content';
import {expect, save, test} from '../support/editor';
import {Form, getPaneStatus, getPreview, putCursorAtEnd, waitForCursor} from '../support/guideForm';
import {findViolations} from '../support/obstacles';
import {recordViolations} from '../support/violations';
import {site} from '@dental/testing/realSite';

/** The form of the page that the editor is working on. */
const ENTRY = '#/form/pages-content/about-us.mdx';
const getTextField = (page: Page) => page.getByRole('textbox', {name: 'Text', exact: true}).last();

/** Types at the end of the text. */
async function write(page: Page, words: string): Promise<void> {
  await putCursorAtEnd(page, getTextField(page));
  await page.keyboard.type(words);
}

/** Records the messages above the page from now on; returns a function that reads them. */
async function recordStatuses(page: Page): Promise<() => Promise<string[]>> {
  await expect(getPaneStatus(page)).toHaveText('No problems found.');
  const statuses = await getPaneStatus(page).evaluateHandle((element) => {
    const texts: string[] = [];
    const record = () => texts.push(element.textContent ?? '');
    new MutationObserver(record).observe(element, {characterData: true, subtree: true});
    return texts;
  });
  return () => statuses.jsonValue();
}

test('shows the page next to the form and reports mistakes in it', async ({page, signIn}) => {
  const violations = await recordViolations(page);
  await page.setViewportSize({width: 1440, height: 900});
  await signIn(ENTRY);
  const previewFrame = getPreview(page);
  const text = getTextField(page);
  // The first page waits until all content has been read.
  await expect(previewFrame.getByRole('heading', {level: 1})).not.toHaveText('Preview');
  await write(page, '\n\nA word');
  const getScroll = () => page.evaluate(() => scrollY);
  const before = await getScroll();
  for (const word of [' from', ' the', ' front', ' desk.']) {
    await page.keyboard.type(word);
    await expect(previewFrame.getByText(`A word`)).toContainText(word);
  }
  await expect(previewFrame.getByText('A word from the front desk.')).toBeInViewport();
  // The form stays in its place under the person who types.
  expect(await getScroll()).toBe(before);

  const statuses = await recordStatuses(page);
  await page.keyboard.type(' We are the best dentists in Gilbert.');
  const finding = page.locator('.pane-findings').getByRole('listitem').first();
  await expect(finding).toContainText('best dentists');
  // The pane reports nothing about text that it hasn't checked yet.
  expect((await statuses())[0]).toBe('Checking…');
  await page.getByLabel('Heading', {exact: true}).focus();
  await finding.getByRole('button').click();
  await expect(text).toBeFocused();
  expect(violations).toEqual([]);
});

test('keeps the typed line above the toolbar and the Save bar', async ({page, signIn}) => {
  await page.setViewportSize({width: 390, height: 740});
  await signIn(ENTRY);
  await write(page, '\n\nA line'.repeat(12));
  const toolbar = await page.getByRole('toolbar').last().boundingBox();
  const line = await getTextField(page).getByText('A line').last().boundingBox();
  expect(line!.y + line!.height).toBeLessThanOrEqual(toolbar!.y);
});

test('keeps the focus in the form and the last working page', async ({page, signIn}) => {
  await signIn(ENTRY);
  const preview = getPreview(page);
  const heading = preview.getByRole('heading', {level: 1});
  await expect(heading).not.toHaveText('Preview');
  const field = page.getByLabel('Heading', {exact: true});
  await field.focus();
  const link = preview.getByRole('link').first();
  await link.evaluate((element: HTMLElement) => element.focus());
  await expect(field).toBeFocused();
  // Someone who clicks into the page uses it like patients.
  await heading.click();
  await link.evaluate((element: HTMLElement) => element.focus());
  await expect(link).toBeFocused();

  await preview.locator('body').evaluate(() => {
    addEventListener('message', ({data}) => void Reflect.set(window, 'latest', data));
  });
  await write(page, '\n\nA word');
  await expect(preview.getByText('A word')).toBeVisible();
  await preview.locator('body').evaluate(() => {
    const latest = Reflect.get(window, 'latest') as {page: object};
    postMessage({page: {...latest.page, on: 'someday'}}, location.origin);
    postMessage({page: {...latest.page, body: undefined}}, location.origin);
  });
  await page.keyboard.type(' from the desk.');
  await expect(preview.getByText('A word from the desk.')).toBeInViewport();
  await expect(preview.getByRole('banner')).toHaveCount(1);
  await expect(preview.getByText('Preview', {exact: true})).toHaveCount(0);
});

test('keeps the preview while someone types a year', async ({page, signIn}) => {
  await signIn('?file=pages-content/_practice/hours.yml');
  const closures = page.getByRole('group', {name: 'Closures', exact: true});
  await closures.getByRole('button', {name: 'Add closure'}).click();
  await closures.getByLabel('Name', {exact: true}).last().fill('Staff day');
  for (const label of ['To', 'From']) {
    const field = closures.getByLabel(label, {exact: true}).last();
    await field.focus();
    for (const digit of '03012027') {
      await page.keyboard.press(digit);
      await waitForCursor(page);
    }
    await expect(field).toHaveValue('2027-03-01');
  }
  await expect(getPreview(page).getByText('Staff day').first()).toBeVisible();
});

test('shows a text with a syntax mistake as Markdown', async ({page, editor, signIn}) => {
  await signIn(ENTRY);
  await write(page, '\n\nChildren come first.');
  await save(page);
  const file = 'pages-content/about-us.mdx';
  editor.commit(file, (text) => text.replace('Children come first.', 'Children <5 come first.'));
  await page.reload();
  const text = getTextField(page);
  await expect(text).toHaveValue(/Children <5 come first\.$/);
  await expect(getPaneStatus(page)).toHaveText('Fix this to update the page below:');
  const finding = page.locator('.pane-findings').getByRole('listitem');
  await expect(finding).toContainText('Change it to "under 5" or "less than 5".');
  await finding.getByRole('button').click();
  await expect(text).toBeFocused();
  await text.fill((await text.inputValue()).replace('<5', 'under 5'));
  await save(page);
  expect(editor.changes()).toEqual(['+', '+Children under 5 come first.']);
});

test('follows typed text into menus and link targets @nightly', async ({page, signIn}) => {
  const form = new Form(page, () => Promise.resolve());
  const previewFrame = getPreview(page);
  await signIn();
  await form.open('Practice facts', 'Menus');
  const last = site.menus.main.map(({links}) => Boolean(links)).lastIndexOf(true);
  await form.expandEntry('main', last);
  await form.add('link');
  await form.fill('Label', 'Where to find us');
  await form.choose('Page', getPageTitle(site, findPageAt(site, '/about-us')!));
  await expect(previewFrame.getByRole('link', {name: 'Where to find us'})).toBeInViewport();
  await save(page);
  await expect(previewFrame.getByRole('link', {name: 'Where to find us'})).toBeInViewport();
});

test('makes a link from words, and shows and changes where it leads', async ({
  page,
  editor,
  signIn,
}) => {
  await signIn(ENTRY);
  await write(page, '\n\nSee our costs');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await waitForCursor(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Link text')).toHaveValue('costs');
  await dialog.getByRole('button', {name: 'Insert'}).click();
  await expect(dialog.getByLabel('Another address')).toBeFocused();
  await dialog.getByLabel('Page on this website').selectOption('/contact-us');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', {name: 'Insert'}).click();
  await getTextField(page).getByRole('link', {name: 'costs'}).click();
  await expect(page.getByText(/^This link opens: [A-Z]/)).toBeVisible();
  await page.getByRole('button', {name: 'Change link…'}).click();
  await dialog.getByLabel('Another address').fill('example.com/costs');
  await dialog.getByRole('button', {name: 'Insert'}).click();
  await save(page);
  expect(editor.changes()).toEqual(['+', '+See our [costs](https://example.com/costs)']);
});

test('makes headings, shows phone numbers as facts, and corrects typed ones', async ({
  page,
  editor,
  signIn,
}) => {
  const {phone} = site.practice;
  await signIn(ENTRY);
  await write(page, '\n\nQuestions');
  await page.getByRole('button', {name: 'Heading', exact: true}).click();
  await write(page, `\n\nCall ${phone} today`);
  const finding = page.locator('.pane-findings').getByRole('listitem');
  await expect(finding).toContainText('(button "Fact…")');
  await finding.getByRole('button', {name: 'Correct it'}).click();
  await expect(finding).toHaveCount(0);
  await expect(getTextField(page).locator('.kept-part', {hasText: phone})).toBeVisible();
  await write(page, ', or write to ');
  await page.getByRole('button', {name: 'Fact…'}).click();
  await page.getByRole('dialog').getByLabel('Fact').selectOption('<Email />');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', {name: 'Insert'}).click();
  await write(page, '.');
  await save(page);
  const text = ['+', '+## Questions', '+', '+Call <Phone /> today, or write to <Email />.'];
  expect(editor.changes()).toEqual(text);
});

test('cleans pasted text @nightly', async ({page, editor, signIn}) => {
  await signIn(ENTRY);
  await write(page, '\n\n');
  await getTextField(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p class=MsoListParagraph>·&nbsp; your insurance card</p>');
    element.dispatchEvent(
      new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
    );
  });
  await save(page);
  expect(editor.changes()).toEqual(['+', '+- your insurance card']);
});
