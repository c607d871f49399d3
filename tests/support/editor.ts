import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {expect as baseExpect, test as base, type Page} from 'playwright/test';
import {createEditorServer, GitRepository} from '@dental/admin';
import {RULES_FILE, SITE_FOLDER} from '@dental/practice';
import {close, listen, createSiteServer} from '@dental/delivery';
import {runGit} from '@dental/testing/folders';
import {site} from '@dental/testing/realSite';

/** An editor over a repository of its own that has our content. */
export interface Editor {
  address: string;
  /** The output of a git command there. */
  git(this: void, ...command: string[]): string;
  /** The branch of the task; undefined before its first save. */
  findBranch(this: void): string | undefined;
  /** The lines that the task removes and adds, with their signs. Deleted files are left out. */
  changes(this: void): string[];
  /** The files that the task changes, such as `A\tstatic/img/a.jpg`. */
  files(this: void): string[];
  /** A file on a branch. */
  read(this: void, branch: string, file: string): Buffer | undefined;
  /**
   * Changes a file as another person: in the task, or on another branch.
   * @param change returns the new text, or undefined to delete the file
   */
  commit(
    this: void,
    path: string,
    change: (text: string) => string | undefined,
    branch?: string,
  ): void;
  stop(this: void): Promise<void>;
}

/** Waits as long as the editor may take to read all content, which its first answer needs. */
export const expect = baseExpect.configure({timeout: 30_000});

/** The task that the tests work on. */
export const TASK = 'Storm on Monday';

/** Tests of the editor, each with its own editor. */
export const test = base.extend<{
  editor: Editor;
  signIn(this: void, place?: string, person?: Page): Promise<void>;
}>({
  // Playwright requires the pattern, although the test needs nothing from it.
  // oxlint-disable-next-line no-empty-pattern
  editor: async ({}, use) => {
    const editor = await startEditor();
    await use(editor);
    await editor.stop();
  },
  /** Opens the editor or one of its pages, such as `?file=…`, and starts the task or goes on. */
  signIn: ({page, editor}, use) =>
    use(async (place = '', person = page) => {
      // The editor reads all content when it starts, which takes time on a busy machine.
      base.setTimeout(120_000);
      person.setDefaultTimeout(30_000);
      await person.goto(editor.address + place);
      await openTask(person, editor.findBranch() !== undefined);
    }),
});

/** Starts the task, or goes on with it. */
export async function openTask(page: Page, exists: boolean): Promise<void> {
  if (exists) return page.getByRole('button', {name: TASK, exact: true}).click();
  await page.getByLabel('Start something new').fill(TASK);
  await page.getByRole('button', {name: 'Start', exact: true}).click();
}

/** Presses Save. */
export const pressSave = (page: Page) =>
  page.getByRole('button', {name: 'Save', exact: true}).click();

/** Saves and waits until the task has the change. */
export async function save(page: Page): Promise<void> {
  await pressSave(page);
  await expect(page.getByText(/^Saved\./)).toBeVisible();
}

/**
 * Creates a repository with our content. Tests clone it in no time. The clones have no working
 * files, which the editor never reads or writes.
 */
function createTemplate(): string {
  const root = mkdtempSync(join(tmpdir(), 'editor-'));
  process.once('exit', () => rmSync(root, {recursive: true, force: true}));
  runGit(root, 'init', '--bare', '--initial-branch=main');
  const places = ['--git-dir', root, '--work-tree', '.'];
  runGit(process.cwd(), ...places, 'add', 'pages-content', 'static/img');
  runGit(process.cwd(), ...places, 'commit', '--quiet', '--message=Content');
  return root;
}

let template: string | undefined;

/** Starts the editor like `npm run admin`, next to the built site. */
async function startEditor(): Promise<Editor> {
  template ??= createTemplate();
  const root = mkdtempSync(join(tmpdir(), 'editor-'));
  const git = (...command: string[]) => runGit(root, ...command);
  git('clone', '--quiet', '--shared', '--no-checkout', template, '.');
  git('read-tree', 'HEAD');
  git('config', 'user.name', 'Office');
  git('config', 'user.email', 'office@example.com');
  const repository = new GitRepository(root);
  const built = createSiteServer({folder: resolve(SITE_FOLDER), rules: resolve(RULES_FILE)});
  const server = createEditorServer(built, repository, () => site);
  const port = await listen(server, 0);
  const findBranch = () => repository.listBranches('edit/')[0];
  const diff = (...options: string[]) =>
    git('diff', ...options, `main...${findBranch()}`).split('\n');
  return {
    address: `http://localhost:${port}/admin`,
    git,
    findBranch,
    read: (branch, file) => repository.read(branch, file),
    changes: () =>
      diff('--unified=0', '--diff-filter=d').filter((line) => /^[-+](?![-+]{2})/.test(line)),
    files: () => diff('--name-status', '--no-renames'),
    commit: (path, change, branch = findBranch() ?? 'edit/other') => {
      const text = change(repository.read(branch, path)?.toString() ?? '');
      const content = text === undefined ? undefined : Buffer.from(text);
      repository.commit(branch, 'main', [{path, content}], 'Someone else');
    },
    stop: async () => {
      server.closeAllConnections();
      await close(server);
      rmSync(root, {recursive: true, force: true});
    },
  };
}
