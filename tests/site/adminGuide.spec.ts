import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {type Locator, type Page} from 'playwright/test';
import sharp from 'sharp';
import {loadSite} from '@dental/checks';
import {openProjectFiles, formatProblem, applyFileChanges} from '@dental/content';
import {expect, openTask, test, type Editor} from '../support/editor';
import {Form, getPaneStatus, getPreview} from '../support/guideForm';
import {doTask, TASKS, type Task} from '../support/guideTasks';

/** True if `npm run guide` takes the guide's screenshots again. */
const TAKES_PICTURES = Boolean(process.env.GUIDE_PICTURES);
const FOLDER = 'docs/guide';
const NOTICES = 'pages-content/_practice/notices.yml';

test('has a section and screenshots for each guide task, and no others', () => {
  const guide = readFileSync('docs/guide.md', 'utf8');
  const sections = guide.split(/^## \d+\. /m).slice(1);
  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual(
    TASKS.map(({title}) => title),
  );
  for (const section of sections) expect(section).toContain('](guide/');
  const pictureFiles = [...guide.matchAll(/\]\(guide\/([\w-]+\.webp)\)/g)].map(
    ([, file = '']) => file,
  );
  expect(pictureFiles.sort()).toEqual(readdirSync(FOLDER).sort());
});

/** The guide's screenshots come from a desktop; a phone is tried as well. */
const SCREENS = {'': {width: 1200, height: 800}, ' on a phone': {width: 390, height: 844}};

/** By day only the first task runs: sign in, write, save, and get a branch. */
const getTag = (task: (typeof TASKS)[number], on: string) =>
  task === TASKS[0] && on === '' ? '' : ' @nightly';

for (const [on, screen] of Object.entries(SCREENS))
  for (const task of TASKS) {
    const tag = getTag(task, on);
    test(`completes a guide task${on}, up to an accepted branch: ${task.title}${tag}`, async ({
      page,
      editor,
    }) => {
      test.setTimeout(120_000);
      const violations: string[] = [];
      page.on(
        'console',
        (message) =>
          message.text().includes('Content Security Policy') && violations.push(message.text()),
      );
      const statusBefore = editor.git('status', '--porcelain');
      const isPictured = TAKES_PICTURES && on === '';
      await page.setViewportSize(screen);
      await page.goto(editor.address);
      if (isPictured && task === TASKS[0]) await takePicture(page, 'start');
      await openTask(page, false);
      if (isPictured && task === TASKS[0]) await takePicture(page, 'collections');
      await doTask(
        new Form(page, (name) => (isPictured ? takePicture(page, name) : Promise.resolve())),
        task,
      );
      // The ribbon of a preview has dates, too.
      const content = getPreview(page).locator('main, .notice');
      const places = content.getByText(task.shows ?? '');
      if (task.shows) await expect.poll(() => isInView(places)).toBe(true);
      // Work in progress in this folder stays as it is.
      expect(editor.git('status', '--porcelain')).toBe(statusBefore);
      expectBranch(editor, task);
      expect(violations).toEqual([]);
    });
  }

/** Returns true if one of the elements is in view. */
function isInView(places: Locator): Promise<boolean> {
  return places.evaluateAll((elements) =>
    elements.some((element) => {
      const {top, bottom} = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    }),
  );
}

/** The branch changes only the expected lines, and the check accepts it. */
function expectBranch(editor: Editor, task: Task): void {
  const branch = editor.findBranch() ?? '';
  const lines = editor.changes();
  expect(lines).toEqual(
    task.changes
      .trimEnd()
      .split('\n')
      // A practice without notices may have no file for them.
      .filter((line) => line !== '-notices: []' || existsSync(NOTICES))
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
    files: applyFileChanges(openProjectFiles(process.cwd()), changes),
  });
  expect(problems.map(formatProblem)).toEqual([]);
}

/** Takes a screenshot small enough for the repository. */
async function takePicture(page: Page, name: string): Promise<void> {
  const status = getPaneStatus(page);
  // The preview and its messages follow the typing.
  await page.waitForTimeout(2500);
  if (await status.isVisible()) await expect(status).not.toHaveText('Checking…', {timeout: 20_000});
  const shot = await page.screenshot({animations: 'disabled', caret: 'hide'});
  await sharp(shot).resize(960).webp({quality: 62, effort: 6}).toFile(`${FOLDER}/${name}.webp`);
}
