import {EventEmitter, once} from 'node:events';
import {type Page} from 'playwright/test';
import {expect, openTask, pressSave, save, test} from '../support/editor';
import {putCursorAtEnd} from '../support/guideForm';

const HOURS = 'pages-content/_practice/hours.yml';
const BACKEND = '**/api/v1';

/** Holds the saves of a page, and returns a function that lets them through. */
async function holdSaves(page: Page): Promise<() => void> {
  const released = new EventEmitter();
  const release = once(released, 'release');
  await page.route(BACKEND, async (route) => {
    const {action} = JSON.parse(route.request().postData() ?? '{}') as {action: string};
    if (action === 'commit') await release;
    await route.continue();
  });
  return () => void released.emit('release');
}

/** Waits for a save that took only what was typed before it. */
async function expectPartSaved(page: Page): Promise<void> {
  const message = page.getByText(/^Saved, except what you typed since then/);
  await expect(message).toBeVisible();
}

test('keeps what someone types during a slow save, without an old message', async ({
  page,
  editor,
  signIn,
}) => {
  await signIn(`?file=${HOURS}`);
  const note = page.getByLabel('Note', {exact: true});
  await note.fill('Call');
  await page.route(BACKEND, (route) => route.abort());
  await pressSave(page);
  await expect(page.getByText(/^Not saved\./)).toBeVisible();
  await page.unroute(BACKEND);
  const release = await holdSaves(page);
  await pressSave(page);
  await expect(page.getByRole('button', {name: 'Saving…'})).toBeVisible();
  await expect(page.getByText(/^Not saved\./)).toHaveCount(0);
  await note.press('End');
  await page.keyboard.type(' us');
  release();
  await expectPartSaved(page);
  await page.keyboard.type(' first');
  await expect(note).toHaveValue('Call us first');
  expect(editor.changes()).toContain('+note: Call');
  await save(page);
  expect(editor.changes()).toContain('+note: Call us first');
});

test('shows unsaved text after each reload until someone discards it', async ({page, signIn}) => {
  await signIn(`?file=${HOURS}`);
  const note = page.getByLabel('Note', {exact: true});
  const saved = await note.inputValue();
  await note.fill('Call first');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.reload();
  // Someone who overlooks the sentence goes on where they were.
  await note.press('End');
  await page.keyboard.type(', please');
  await page.reload();
  await expect(note).toHaveValue('Call first, please');
  await page.getByRole('button', {name: 'Discard it'}).click();
  await expect(note).toHaveValue(saved);
  await expect(page.getByText('Nothing to save')).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue(saved);
  await expect(page.getByText('What you typed here before')).toBeHidden();
});

/** Answers like a host after a new version replaced a script that the tab hadn't loaded yet. */
async function removeScript(page: Page, name: string): Promise<() => Promise<void>> {
  const url = `**/admin/${name}`;
  await page.route(url, (route) => route.fulfill({status: 404}));
  return () => page.unroute(url);
}

const findReload = (page: Page) => page.getByRole('alert').getByRole('button', {name: 'Reload'});

test('offers a reload if the script of the forms is missing', async ({page, editor}) => {
  const restore = await removeScript(page, 'FormScreen-*.js');
  await page.goto(`${editor.address}?file=${HOURS}`);
  await expect(findReload(page)).toBeVisible();
  await restore();
  await findReload(page).click();
  await openTask(page, false);
  await expect(page.getByLabel('Note', {exact: true})).toBeVisible();
});

test('offers a reload if the script of the checks is missing', async ({page, signIn}) => {
  const restore = await removeScript(page, 'content-worker.js');
  await signIn();
  await expect(findReload(page)).toBeVisible();
  await restore();
  await findReload(page).click();
  await expect(page.getByLabel('Start something new')).toBeVisible();
});

test('keeps text typed during a slow save @nightly', async ({page, editor, signIn}) => {
  await signIn('?file=pages-content/about-us.mdx');
  const release = await holdSaves(page);
  await putCursorAtEnd(page, page.getByRole('textbox', {name: 'Text', exact: true}).last());
  await page.keyboard.type('\n\nWe');
  await pressSave(page);
  await page.getByRole('textbox', {name: 'Text', exact: true}).last().focus();
  await page.keyboard.type(' are');
  release();
  await expectPartSaved(page);
  await page.keyboard.type(' here.');
  await save(page);
  expect(editor.changes()).toEqual(['+', '+We are here.']);
});

test('keeps what someone types while a new entry is saved @nightly', async ({
  page,
  editor,
  signIn,
}) => {
  await signIn('#/new/reviews');
  const release = await holdSaves(page);
  await page.getByLabel(/^Name\b/).fill('Q. Z.');
  await page.getByLabel(/^Source\b/).selectOption('Google');
  await page.getByLabel(/^Date\b/).fill('2026-10-03');
  const words = page.getByRole('textbox', {name: 'The review, word for word'});
  await words.click();
  await page.keyboard.type('Very kind.');
  await pressSave(page);
  await putCursorAtEnd(page, words);
  await page.keyboard.type(' And gentle.');
  release();
  await expect(page.getByRole('button', {name: 'Discard it'})).toBeVisible();
  await save(page);
  expect(editor.changes()).toContain('+Very kind. And gentle.');
  // The next new entry starts empty.
  await page.evaluate(() => (location.hash = '#/new/reviews'));
  await expect(page.getByLabel(/^Name\b/)).toHaveValue('');
});

test('undoes a save once, although the answer was lost @nightly', async ({
  page,
  editor,
  signIn,
}) => {
  await signIn(`?file=${HOURS}`);
  for (const note of ['Call first', 'Ring first']) {
    await page.getByLabel('Note', {exact: true}).fill(note);
    await save(page);
  }
  await page.getByRole('link', {name: '1 file changed'}).click();
  await page.route(BACKEND, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', {name: /^Undo the last save/}).click();
  await expect(page.getByText('Check your connection')).toBeVisible();
  await page.unroute(BACKEND);
  await page.getByRole('button', {name: /^Undo the last save/}).click();
  await expect(page.getByText('Nothing was undone')).toBeVisible();
  await expect(page.getByRole('button', {name: /^Redo the save: \w/})).toBeVisible();
  expect(editor.changes()).toContain('+note: Call first');
});

test('knows after a reload that a save worked whose answer was lost @nightly', async ({
  page,
  editor,
  signIn,
}) => {
  await signIn(`?file=${HOURS}`);
  await page.getByLabel('Note', {exact: true}).fill('Ring first');
  await page.route(BACKEND, async (route) => {
    if (!route.request().postData()?.includes('"commit"')) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(page.getByText('Check your connection')).toBeVisible();
  await page.unroute(BACKEND);
  expect(editor.changes()).toContain('+note: Ring first');
  await page.reload();
  await expect(page.getByText('Nothing to save')).toBeVisible();
  await expect(page.getByLabel('Note', {exact: true})).toHaveValue('Ring first');
  await expect(page.getByText("It isn't saved yet")).toHaveCount(0);
});

test('keeps both changes of two tasks in the same form @nightly', async ({
  page,
  editor,
  signIn,
}) => {
  await signIn(`?file=${HOURS}`);
  await page.getByLabel('Note', {exact: true}).fill('Ring first');
  await save(page);
  const changeNote = (text: string) => `${text.replace(/^note:.*\n/m, '')}note: Write first\n`;
  editor.commit(HOURS, changeNote, 'main');
  await page.reload();
  await page.getByRole('link', {name: '1 file changed'}).click();
  await page.getByRole('button', {name: 'Update this task'}).click();
  await page.getByLabel('Yours: Ring first').check();
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(page.getByText(/^Updated\./)).toBeVisible();
  await expect(page.getByRole('button', {name: /^Update|^Undo/})).toHaveCount(0);
  expect(editor.changes()).toContain('+note: Ring first');
});

test('saves although the content and dictionaries load late @nightly', async ({
  page,
  editor,
  signIn,
}) => {
  const failures = new Set<string>();
  await page.route(/\/admin\/[\w-]+\.json$/, async (route) => {
    const url = route.request().url();
    if (failures.has(url)) return route.continue();
    failures.add(url);
    return route.abort();
  });
  await signIn(`?file=${HOURS}`);
  await page.getByLabel('Note', {exact: true}).fill('Ring first');
  await save(page);
  expect(failures.size).toBeGreaterThan(1);
  expect(editor.changes()).toContain('+note: Ring first');
});
