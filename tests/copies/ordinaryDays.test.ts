import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type FileChanges, openProjectFiles, applyFileChanges} from '@dental/content';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {ORDINARY_EDITS} from '../fixtures/ordinaryEdits';
import {makeContent} from '@dental/testing/fixtures/practice';
import {copyTests, ProjectCopy} from '../support/copies';
import {EditedContent} from '@dental/testing/editedSite';
import {runGit, runCommand, writeFileIn} from '@dental/testing/folders';
import {NIGHTLY} from '@dental/testing/nightly';

/* Changes go all the way of a pull request: check, tests, build, and browser. */
describe.runIf(NIGHTLY)('gate for ordinary edits @nightly', () => {
  let copy: ProjectCopy;

  beforeAll(() => {
    copy = new ProjectCopy(new Map());
    copyTests(copy.folder);
    runGit(copy.folder, 'init', '--quiet');
    commit(copy.folder, 'ours');
  });

  afterAll(() => copy.remove(), 120_000);

  it.each(ORDINARY_EDITS.map((edits, day) => ({day: day + 1, edits})))(
    'passes all edits of day $day',
    async ({edits}) => {
      runGit(copy.folder, 'reset', '--quiet', '--hard', 'ours');
      const content = new EditedContent();
      for (const {edit} of edits) await edit(content);
      write(copy.folder, content.changes);
      commit(copy.folder, `day-${edits.length}`);
      await expectOpen(copy.folder, 'ours');
    },
    600_000,
  );

  it('passes an edit in another practice', async () => {
    runGit(copy.folder, 'reset', '--quiet', '--hard', 'ours');
    const theirs = await makeContent(anotherPractice);
    write(copy.folder, theirs);
    commit(copy.folder, 'theirs');
    const content = new EditedContent(applyFileChanges(openProjectFiles(process.cwd()), theirs));
    content.write(
      'about-us.mdx',
      `${content.read('about-us.mdx')}\nParking is free, and there is shade.\n`,
    );
    write(copy.folder, content.changes);
    commit(copy.folder, 'edited');
    await expectOpen(copy.folder, 'theirs');
  }, 600_000);
});

/** Commits everything under a name. */
function commit(folder: string, name: string): void {
  runGit(folder, 'add', '.');
  runGit(folder, 'commit', '--quiet', '--message', name);
  runGit(folder, 'tag', name);
}

function write(folder: string, changes: FileChanges): void {
  for (const [file, content] of changes) writeFileIn(folder, file, content);
}

/** Runs the gate like the workflow of a pull request. */
async function expectOpen(folder: string, base: string): Promise<void> {
  const command = ['npm', 'run', '--silent', 'gate', '--', '--base', base];
  const {code, output} = await runCommand(folder, command, {NIGHTLY: undefined});
  expect(code, output).toBe(0);
  expect(output).toMatch(/Gate: passed in \d+ s \(content-only change\)\./);
}
