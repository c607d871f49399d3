import {setTimeout} from 'node:timers/promises';
import {type Page} from 'playwright/test';
import {getPagesOfKind} from '@dental/content';
import {DICTIONARY_PATH} from '@dental/practice';
import {expect, openTask, pressSave, save, TASK, test} from '../support/editor';
import {putCursorAtEnd} from '../support/guideForm';
import {site} from '@dental/testing/realSite';

const HOURS = 'pages-content/_practice/hours.yml';
const SLOW_DICTIONARY_MS = 3_000;

test('merges changes of two people and asks about conflicts @nightly', async ({
  page,
  browser,
  editor,
  signIn,
}) => {
  const other = await (await browser.newContext()).newPage();
  const getNote = (person: Page) => person.getByLabel('Note', {exact: true});
  await signIn(`?file=${HOURS}`);
  const before = await getNote(page).inputValue();
  await getNote(page).fill('Call us first');
  await save(page);
  await signIn(`?file=${HOURS}`, other);
  await expect(getNote(other)).toHaveValue('Call us first');
  await getNote(page).fill('Call first');
  await save(page);

  // Until the second editor decides, nothing is saved or lost.
  const dialog = other.getByRole('dialog');
  await getNote(other).fill('Write first');
  await pressSave(other);
  await expect(dialog).toContainText('Theirs: Call first');
  await dialog.getByRole('button', {name: 'Decide later'}).click();
  await expect(other.getByText('Nothing is lost.')).toBeVisible();
  await expect(getNote(other)).toHaveValue('Write first');
  expect(editor.changes()).toEqual([`-note: ${before}`, '+note: Call first']);
  await pressSave(other);
  await dialog.getByLabel('Yours: Write first').check();
  await dialog.getByRole('button', {name: 'Save', exact: true}).click();
  await expect.poll(editor.changes).toEqual([`-note: ${before}`, '+note: Write first']);

  // Another person adds a closure. The open form takes it over and says so.
  await page.reload();
  await expect(getNote(page)).toHaveValue('Write first');
  const closure = ['  - name: Staff day', '    from: 2027-03-01', '    to: 2027-03-01'];
  editor.commit(HOURS, (text) => text.replace(/^closures:$/m, ['$&', ...closure].join('\n')));
  await getNote(page).fill('Ring first');
  await save(page);
  await expect(page.getByText('A colleague changed this, too')).toBeVisible();
  expect(editor.changes()).toEqual([
    `-note: ${before}`,
    '+note: Ring first',
    ...closure.map((line) => `+${line}`),
  ]);
});

test('restores typed text after a lost session and reports failed saves', async ({
  page: first,
  context,
  editor,
  signIn,
}) => {
  const place = '?file=pages-content/about-us.mdx';
  await signIn(place);
  const words = 'Typed before the browser closed.';
  await putCursorAtEnd(first, first.getByRole('textbox', {name: 'Text', exact: true}).last());
  await first.keyboard.type(`\n\n${words}`);
  await expect(first.getByText('Not saved yet')).toBeVisible();
  const session = await first.evaluate(() => JSON.stringify(sessionStorage));
  await first.close();

  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(editor.address);
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(JSON.parse(stored) as Record<string, string>)) {
      sessionStorage.setItem(key, value);
    }
  }, session);
  await page.goto(editor.address + place);
  await expect(page.getByText('What you typed here before is back.')).toBeVisible();
  await context.setOffline(true);
  await pressSave(page);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await context.setOffline(false);
  await save(page);
  await expect(page.getByText("You're offline.")).toHaveCount(0);
  await expect(page.getByText(/^Not saved/)).toHaveCount(0);
  expect(editor.changes()).toEqual(['+', `+${words}`]);
});

test('offers a task with text that was never saved', async ({page, editor, signIn}) => {
  await signIn(`?file=${HOURS}`);
  await page.getByLabel('Note', {exact: true}).fill('Call first');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', {name: 'Work on something else'}).click();
  await openTask(page, true);
  await page.getByRole('link', {name: 'Nothing saved yet'}).click();
  await page.getByRole('link', {name: 'Hours and closures'}).click();
  await expect(page.getByLabel('Note', {exact: true})).toHaveValue('Call first');
  await save(page);
  expect(editor.changes()).toContain('+note: Call first');
  await page.getByRole('link', {name: '1 file changed'}).click();
  await expect(page.getByRole('heading', {name: 'Saved'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Typed, but not saved'})).toHaveCount(0);
  await page.getByRole('link', {name: 'Choose what to change'}).click();
  await expect(page.getByRole('heading', {name: 'What do you want to change?'})).toBeVisible();
});

test('saves if the browser keeps nothing, as with blocked cookies @nightly', async ({
  page,
  editor,
  signIn,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The browser refuses.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {get});
  });
  await signIn(`?file=${HOURS}`);
  await page.getByLabel('Note', {exact: true}).fill('Call us first');
  await save(page);
  expect(editor.changes()).toContain('+note: Call us first');
});

test('shows the first screen on Back to a task that is over @nightly', async ({page, signIn}) => {
  await signIn('#/task');
  await page.getByRole('button', {name: 'Discard this task'}).click();
  await page.getByRole('button', {name: 'Discard it'}).click();
  await expect(page.getByLabel('Start something new')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/task$/);
  await expect(page.getByLabel('Start something new')).toBeVisible();
});

test('marks empty fields of a new entry and goes to the first @nightly', async ({
  page,
  editor,
  signIn,
}) => {
  await signIn('#/new/new-pages');
  await page.getByLabel('Heading', {exact: true}).fill('Parking');
  await page.getByRole('textbox', {name: 'Text', exact: true}).fill('Behind the house.');
  await page.getByLabel('Add a block here').selectOption('Question and answer');
  await page.getByRole('button', {name: 'Add it'}).click();
  await page.getByLabel('Question', {exact: true}).fill('Is it free?');
  await pressSave(page);
  await expect(
    page.getByText(/^Not saved\. Still empty: .*Question and answer: Answer/),
  ).toBeVisible();
  expect(editor.findBranch()).toBeUndefined();
  await page.getByRole('textbox', {name: 'Answer', exact: true}).fill('Yes.');
  for (const label of ['Title', 'Description'])
    await page.getByLabel(label, {exact: true}).fill('Parking at our office');
  await save(page);
  expect(editor.files()).toEqual(['A\tpages-content/parking.mdx']);
});

test('opens all forms for files without a form and explains deleted files', async ({
  page,
  editor,
  signIn,
}) => {
  await signIn('?file=pages-content/nowhere.txt');
  await expect(page.getByRole('link', {name: 'Hours and closures'})).toBeVisible();
  await page.goto(`${editor.address}?file=pages-content/_reviews/gone.mdx`);
  await expect(page.getByText("This entry doesn't exist.")).toBeVisible();
});

test('puts up the first notice of a practice, in both languages', async ({
  page,
  editor,
  signIn,
}) => {
  const file = 'pages-content/_practice/notices.yml';
  editor.git('rm', '--quiet', '--ignore-unmatch', file);
  editor.git('commit', '--quiet', '--allow-empty', '--message=No notices');
  await signIn(`?file=${file}`);
  await page.getByRole('button', {name: 'Add notice'}).click();
  await page.getByLabel('Kind', {exact: true}).selectOption('We are closed');
  await page.getByLabel('Text', {exact: true}).fill('We are closed today.');
  await page.getByLabel('From', {exact: true}).fill('2031-03-05T06:00');
  await page.getByLabel('Until', {exact: true}).fill('2031-03-05T18:00');
  const isBilingual = site.spanish !== undefined;
  if (isBilingual) await page.getByLabel('Text in Spanish').fill('Hoy cerramos.');
  await save(page);
  expect(editor.changes()).toEqual([
    '+notices:',
    '+  - kind: closed',
    '+    text: We are closed today.',
    ...(isBilingual ? ['+    text.es: Hoy cerramos.'] : []),
    '+    from: 2031-03-05 6:00 am',
    '+    until: 2031-03-05 6:00 pm',
  ]);
});

test('deletes a case with its photos, and brings both back @nightly', async ({
  page,
  editor,
  signIn,
}) => {
  test.skip(site.cases.length === 0, 'The practice has no cases.');
  const {file, beforeImage, afterImage} = site.cases[0]!;
  // On a slow connection, people press the button before the dictionaries are there.
  await page.route(`**${DICTIONARY_PATH}`, async (route) => {
    await setTimeout(SLOW_DICTIONARY_MS);
    await route.continue();
  });
  await signIn(`#/form/${file}`);
  await page.getByRole('button', {name: 'Delete this case'}).dblclick();
  // The first answer waits until all content has been read.
  await expect(page.getByRole('dialog')).toContainText('Its pictures are deleted, too.');
  await expect(page.getByRole('dialog')).not.toContainText('static/');
  await page.getByRole('button', {name: 'Delete it'}).click();
  await expect(page.getByText('(deleted)').first()).toBeVisible();
  const pictures = [beforeImage, afterImage].map((name) => `D\tstatic/img/${name}.svg`);
  expect(editor.files()).toEqual([`D\t${file}`, ...pictures.sort()]);
  await page.getByRole('button', {name: /^Undo the last save: Delete/}).click();
  await expect(page.getByText('Undone. Choose what to change next')).toBeVisible();
  await expect(page.getByText('This task changes nothing.')).toBeVisible();
  expect(editor.files()).toEqual(['']);
});

test('brings a deleted person back after another save', async ({page, editor, signIn}) => {
  const {file, path, name} = getPagesOfKind(site, 'staff')[0]!;
  await signIn(`#/form/${file}`);
  await page.getByRole('button', {name: 'Delete this staff member'}).click();
  await page.getByRole('button', {name: 'Delete it'}).click();
  await expect(page.getByText('(deleted)')).toBeVisible();
  await page.goto(`${editor.address}?file=${HOURS}`);
  const note = page.getByLabel('Note', {exact: true});
  await note.fill('Call first');
  await save(page);
  expect(editor.files()).toContain(`D\t${file}`);
  await page.goto(`${editor.address}#/form/${file}`);
  await expect(page.getByText('This task deletes this entry.')).toBeVisible();
  await page.getByRole('link', {name: /files changed$/}).click();
  await page.getByRole('button', {name: 'Bring it back'}).click();
  await expect(page.getByText('(deleted)')).toHaveCount(0);
  await expect(page.getByText("It's back.")).toBeVisible();
  await expect(page.getByRole('heading', {name: TASK})).toBeFocused();
  expect(editor.files()).toEqual([`M\t${HOURS}`]);
  expect(editor.changes().join(' ')).not.toContain(path);
  await page.getByRole('button', {name: /^Undo the last save: Bring back/}).click();
  await expect(page.getByText('(deleted)')).toBeVisible();
  await page.getByRole('button', {name: /^Redo the save: Bring back/}).click();
  await expect(page.getByText('(deleted)')).toHaveCount(0);
  await page.goto(`${editor.address}#/form/${file}`);
  await expect(page.getByRole('heading', {name, exact: true})).toBeVisible();
});

test('changes the name of a dentist everywhere in one save @nightly', async ({
  page,
  editor,
  signIn,
}) => {
  const {file, name} = getPagesOfKind(site, 'dentist')[0]!;
  await signIn(`#/form/${file}`);
  await page.getByRole('button', {name: 'Change the name everywhere'}).click();
  await page.getByLabel('Full name').fill('Dr. Joan Example');
  await page.getByRole('button', {name: 'Change it'}).click();
  await expect(page.getByRole('heading', {name: 'Dr. Joan Example'})).toBeVisible();
  const files = editor.files();
  expect(files).toContain('A\tpages-content/our-dentist/dr-joan-example.mdx');
  expect(files).toContain(`D\t${file}`);
  expect(files.some((line) => line.includes('_reviews/'))).toBe(false);
  const added = editor.changes().filter((line) => line.startsWith('+'));
  expect(added.filter((line) => line.includes(name))).toEqual([]);

  // The old name comes back in the same way, and not as a second person.
  await page.getByRole('link', {name: /files changed$/}).click();
  await expect(page.getByRole('link', {name: 'dentist Dr. Joan Example'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Bring it back'})).toHaveCount(0);
  await page.getByRole('link', {name: 'dentist Dr. Joan Example'}).click();
  await page.getByRole('button', {name: 'Change the name everywhere'}).click();
  await page.getByLabel('Full name').fill(name);
  await page.getByRole('button', {name: 'Change it'}).click();
  await expect(page.getByText(`Saved. The name is ${name} everywhere.`)).toBeVisible();
  expect(editor.files()).toEqual(['']);
});

test('asks to save before it changes a name everywhere', async ({page, signIn}) => {
  await signIn(`#/form/${getPagesOfKind(site, 'dentist')[0]!.file}`);
  const button = page.getByRole('button', {name: 'Change the name everywhere'});
  await expect(button).toBeEnabled();
  await page.getByLabel('Heading', {exact: true}).fill('Our dentist');
  await expect(button).toBeDisabled();
  await expect(page.getByText('Save your changes first')).toBeVisible();
  await save(page);
  await expect(button).toBeEnabled();
});

test('keeps two tasks apart @nightly', async ({page, editor, signIn}) => {
  await signIn(`?file=${HOURS}`);
  await page.getByLabel('Note', {exact: true}).fill('Call first');
  await save(page);
  await page.getByRole('button', {name: 'Work on something else'}).click();
  await openTask(page, true);
  await expect(page.getByLabel('Note', {exact: true})).toHaveValue('Call first');
  await page.getByRole('button', {name: 'Work on something else'}).click();
  await page.getByLabel('Start something new').fill('Another task');
  await page.getByRole('button', {name: 'Start', exact: true}).click();
  await expect(page.getByLabel('Note', {exact: true})).not.toHaveValue('Call first');
  expect(editor.git('branch', '--list', 'edit/*').trim().split('\n')).toHaveLength(1);
});
