import {expect, test, type Page} from 'playwright/test';
import {startEditor, type Editor} from '../support/editor';

let editor: Editor;
test.beforeEach(async () => {
  editor = await startEditor();
});
test.afterEach(() => editor.stop());

/** Opens the editor, or one of its pages. */
async function signIn(page: Page, place = '') {
  page.setDefaultTimeout(10_000);
  await page.goto(editor.address + place);
  await page.getByRole('button', {name: 'Login'}).click();
}

/** Opens a form of the editor, from its first page. */
async function openForm(page: Page, collection: string, entry: string) {
  await signIn(page);
  await page.getByRole('link', {name: collection, exact: true}).click();
  await page.getByRole('link', {name: entry, exact: true}).click();
}

/** Saves, and waits until the draft is there. */
async function save(page: Page) {
  await page.getByRole('button', {name: 'Save', exact: true}).click();
  await expect(page.getByText('Entry saved')).toBeVisible();
}

test('a member of the staff changes a fact in its form, and the branch differs in that line alone', async ({page}) => {
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  await openForm(page, 'Practice facts', 'Hours and closures');
  const note = page.getByLabel('Note', {exact: true});
  const before = await note.inputValue();
  await note.fill('By appointment, please');
  await save(page);
  expect(editor.changes('cms/facts/hours')).toEqual([`-note: ${before}`, '+note: By appointment, please']);
  // What somebody works on here stays as it is.
  expect(editor.git('status', '--porcelain')).toBe('');
  expect(refused).toEqual([]);
});

test('a new review is one new file, named by its day and initials', async ({page}) => {
  await signIn(page, '#/collections/reviews/new');
  await page.getByLabel('Name', {exact: true}).fill('Ñ.O.');
  await page.getByLabel('Source').fill('Google');
  await page.keyboard.press('Enter');
  await page.getByLabel('Date', {exact: true}).fill('2026-11-03');
  await page.getByLabel('The review, word for word').fill('She said: "No pain, no hurry" — and that was so.');
  await save(page);
  const [branch = ''] = editor.git('branch', '--list', 'cms/*', '--format=%(refname:short)').split('\n');
  expect(branch).toMatch(/^cms\/reviews\/\d{4}-\d\d-\d\d-no$/);
  expect(editor.git('diff', '--name-status', `main...${branch}`)).toMatch(
    /^A\tpages-content\/_reviews\/[\d-]+no\.mdx\n$/,
  );
  expect(editor.git('show', `${branch}:${editor.git('diff', '--name-only', `main...${branch}`).trim()}`)).toBe(
    [
      '---',
      'name: Ñ.O.',
      'source: Google',
      'date: November 3, 2026',
      '---',
      '',
      'She said: "No pain, no hurry" — and that was so.',
      '',
    ].join('\n'),
  );
});
