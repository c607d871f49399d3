import {expect, type Page} from 'playwright/test';
import {mdxFormat} from '@dental/admin';
import {getPagesOfKind} from '@dental/content';
import {save, test} from '../support/editor';
import {site} from '@dental/testing/realSite';

/** Presses Save. */
const pressSave = (page: Page) => page.getByRole('button', {name: 'Save', exact: true}).click();

test('merges changes of two people and asks about conflicts @nightly', async ({
  page,
  browser,
  editor,
  signIn,
}) => {
  const other = await (await browser.newContext()).newPage();
  const getNote = (person: Page) => person.getByLabel('Note', {exact: true});
  for (const person of [page, other]) {
    await signIn('?file=pages-content/_practice/hours.yml', person);
    await expect(getNote(person)).toBeVisible();
  }
  const before = await getNote(page).inputValue();
  await getNote(page).fill('Call first');
  await save(page);

  // A save by the other person doesn't create a second draft. Until the editor decides, nothing is
  // saved or lost.
  const dialog = other.getByRole('dialog');
  await getNote(other).fill('Write first');
  await pressSave(other);
  await expect(dialog).toContainText('Theirs: Call first');
  await dialog.getByRole('button', {name: 'Decide later'}).click();
  await expect(other.getByText('Nothing was saved.')).toBeVisible();
  await expect(getNote(other)).toHaveValue('Write first');
  expect(editor.changes('cms/facts/hours')).toEqual([`-note: ${before}`, '+note: Call first']);
  await pressSave(other);
  await dialog.getByLabel('Yours: Write first').check();
  await dialog.getByRole('button', {name: 'Save', exact: true}).click();
  await expect
    .poll(() => editor.changes('cms/facts/hours'))
    .toEqual([`-note: ${before}`, '+note: Write first']);

  // Another person adds a closure outside the form. The open form keeps it and shows a note.
  const hours = 'pages-content/_practice/hours.yml';
  editor.commit('cms/facts/hours', hours, (text) =>
    text.replace(
      /^closures:$/m,
      '$&\n  - name: Staff day\n    from: 2027-03-01\n    to: 2027-03-01',
    ),
  );
  await page.reload();
  await expect(getNote(page)).toHaveValue('Write first');
  editor.commit('cms/facts/hours', hours, (text) => text.replace('Staff day', 'Day of the staff'));
  await getNote(page).fill('Ring first');
  await pressSave(page);
  await expect(page.getByRole('status').filter({hasText: 'their changes, too'})).toBeVisible();
  const added = ['  - name: Day of the staff', '    from: 2027-03-01', '    to: 2027-03-01'].map(
    (line) => `+${line}`,
  );
  expect(editor.changes('cms/facts/hours')).toEqual([
    `-note: ${before}`,
    '+note: Ring first',
    ...added,
  ]);
});

/** Unsaved forms as Decap CMS stores them in the browser. */
function readKeptTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const request = indexedDB.open('localforage');
        request.onsuccess = () => {
          const storedTexts = request.result
            .transaction('keyvaluepairs')
            .objectStore('keyvaluepairs')
            .getAll();
          storedTexts.onsuccess = () =>
            done(storedTexts.result.map((value) => JSON.stringify(value)));
        };
      }),
  );
}

test('restores typed text after a lost session and reports failed saves', async ({
  page: first,
  context,
  editor,
  signIn,
}) => {
  const text = (page: Page) => page.getByRole('textbox', {name: 'Text', exact: true});
  const add = async (page: Page, words: string) => {
    await text(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(words);
  };
  await signIn('?file=pages-content/about-us.mdx');
  const words = 'Typed before the browser closed.';
  await add(first, `\n\n${words}`);
  await expect
    .poll(async () => (await readKeptTexts(first)).join(' '), {timeout: 30_000})
    .toContain(words);
  await first.close();

  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('dialog', (dialog) => void dialog.accept());
  // The entry loads late and must not replace typed text.
  await page.route('**/api/v1', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(`${editor.address}?file=pages-content/about-us.mdx`);
  await page.getByRole('button', {name: 'Keep my changes'}).click();
  await context.setOffline(true);
  await pressSave(page);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await expect(page.getByText('Not saved', {exact: true})).toBeVisible();
  await expect(page.getByRole('button', {name: /Media|Quick add|Published|Duplicate/})).toHaveCount(
    0,
  );
  await context.setOffline(false);
  await save(page);
  await expect(page.getByText('Saved. A colleague has to approve it.')).toBeVisible();
  await expect(page.getByText('Not saved')).toHaveCount(0);
  expect(editor.changes('cms/pages/about-us')).toEqual(['+', '+Typed before the browser closed.']);
});

test('creates a service in a folder of its own, last in order @nightly', async ({
  page,
  editor,
  signIn,
}) => {
  await signIn('#/collections/services/new');
  for (const label of ['Title', 'Description', 'Heading', 'Card title', 'Card text'])
    await page.getByLabel(label, {exact: true}).fill('Sleep & snoring');
  for (const label of ['Image', 'Icon'])
    await page.locator('.picture-input').getByLabel(label, {exact: true}).fill('brand/icon-192');
  await page.getByRole('textbox', {name: 'Text', exact: true}).fill('What helps.');
  await save(page);
  const branch = 'cms/services/sleep-snoring/index';
  const file = 'pages-content/services/sleep-snoring/index.mdx';
  expect(editor.git('diff', '--name-status', `main...${branch}`)).toBe(`A\t${file}\n`);
  const last = Math.max(...getPagesOfKind(site, 'service').map(({order}) => order ?? 0));
  expect(mdxFormat.fromFile(editor.git('show', `${branch}:${file}`))).toMatchObject({
    kind: 'service',
    heading: 'Sleep & snoring',
    order: last + 1,
  });
});

test('opens all forms for files without a form and explains deleted files', async ({
  page,
  editor,
  signIn,
}) => {
  await signIn('?file=pages-content/nowhere.txt');
  await expect(page.getByRole('link', {name: 'Hours and closures'})).toBeVisible();
  await page.goto(`${editor.address}?file=pages-content/_reviews/gone.mdx`);
  await expect(page.getByText("This entry doesn't exist.").first()).toBeVisible();
});
