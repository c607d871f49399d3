import {readdirSync, readFileSync} from 'node:fs';
import {expect, type Page} from 'playwright/test';
import sharp from 'sharp';
import {loadSite} from '@dental/checks';
import {filesOnDisk, formatProblem, withChanges} from '@dental/content';
import {test, type Editor} from '../support/editor';
import {Form} from '../support/guideForm';
import {doTask, TASKS, type Task} from '../support/guideTasks';

/** Whether the pictures of the guide are taken anew: npm run guide. */
const TAKES_PICTURES = Boolean(process.env.GUIDE_PICTURES);
const FOLDER = 'docs/guide';

test('the guide has a section with pictures for each task that is tried here, and no other picture', () => {
  const guide = readFileSync('docs/guide.md', 'utf8');
  const sections = guide.split(/^## \d+\. /m).slice(1);
  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual(
    TASKS.map(({title}) => title),
  );
  for (const section of sections) expect(section).toContain('](guide/');
  const shown = [...guide.matchAll(/\]\(guide\/([\w-]+\.webp)\)/g)].map(([, file = '']) => file);
  expect(shown.sort()).toEqual(readdirSync(FOLDER).sort());
});

/** A desk, of which the guide has its pictures, and a phone. */
const SCREENS = {'': {width: 1200, height: 800}, ' on a phone': {width: 390, height: 844}};

for (const [on, screen] of Object.entries(SCREENS))
  for (const task of TASKS)
    // The first at a desk stands for all by day: that one can still come in, write, save, and get a branch.
    test(`as the guide says${on}, from the first click to a branch that the check likes: ${task.title}${task === TASKS[0] && on === '' ? '' : ' @nightly'}`, async ({
      page,
      editor,
    }) => {
      test.setTimeout(120_000);
      const refused: string[] = [];
      page.on(
        'console',
        (message) =>
          message.text().includes('Content Security Policy') && refused.push(message.text()),
      );
      const isPictured = TAKES_PICTURES && on === '';
      await page.setViewportSize(screen);
      await page.goto(editor.address);
      if (isPictured && task === TASKS[0]) await takePicture(page, 'start');
      await page.getByRole('button', {name: 'Login'}).click();
      if (isPictured && task === TASKS[0]) await takePicture(page, 'collections');
      await doTask(
        new Form(page, (name) => (isPictured ? takePicture(page, name) : Promise.resolve())),
        task,
      );
      const shown = page.frameLocator('#preview-pane').frameLocator('iframe');
      if (task.shows) await expect(shown.getByText(task.shows).first()).toBeInViewport();
      // What somebody works on here stays as it is.
      expect(editor.git('status', '--porcelain')).toBe('');
      expectDrafts(editor, task);
      expect(refused).toEqual([]);
    });

/** The drafts, merged, have the lines that the task means, no others, and nothing that the check objects to. */
function expectDrafts(editor: Editor, task: Task): void {
  const drafts = editor
    .git('branch', '--list', 'cms/*', '--format=%(refname:short)')
    .trim()
    .split('\n');
  const branch = 'merged';
  editor.git('checkout', '--quiet', '-b', branch);
  editor.git('merge', '--quiet', '--no-edit', ...drafts);
  const lines = editor.changes(branch);
  expect(lines).toEqual(
    task.changes
      .trimEnd()
      .split('\n')
      .map((line): unknown =>
        line.endsWith('…') ? expect.stringContaining(line.slice(0, -1)) : line,
      ),
  );
  const files = editor.git('diff', '--name-only', `main...${branch}`).trim().split('\n');
  const pictures = files.filter((file) => file.startsWith('static/'));
  expect(pictures).toEqual(
    (task.pictures ?? []).map((name) => expect.stringMatching(new RegExp(name))),
  );
  const changes = new Map<string, Buffer | undefined>(
    files.map((file) => [file, editor.read(branch, file)]),
  );
  const {problems} = loadSite(process.cwd(), {
    files: withChanges(filesOnDisk(process.cwd()), changes),
  });
  expect(problems.map(formatProblem)).toEqual([]);
}

/** Takes a picture of the screen, small enough for the repository. */
async function takePicture(page: Page, name: string): Promise<void> {
  const status = page.frameLocator('#preview-pane').getByRole('status');
  // The page beside the form, and what is said of it, follow the typing.
  await page.waitForTimeout(2500);
  if (await page.locator('#preview-pane').isVisible())
    await expect(status).not.toHaveText('Checking…', {timeout: 20_000});
  const shot = await page.screenshot({animations: 'disabled', caret: 'hide'});
  await sharp(shot).resize(960).webp({quality: 62, effort: 6}).toFile(`${FOLDER}/${name}.webp`);
}
