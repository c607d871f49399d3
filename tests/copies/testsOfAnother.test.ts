import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeApprovals} from '@dental/content';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {makeApprovals, makeContent} from '@dental/testing/fixtures/practice';
import {copyTests, ProjectCopy} from '../support/copies';
import {runGit, runCommand} from '@dental/testing/folders';
import {NIGHTLY} from '@dental/testing/nightly';

/*
 * The tests ask the content which pages exist and skip the fixture practice itself. The agreed
 * screenshots are the fixture's anyway.
 */
describe.runIf(NIGHTLY)('another practice @nightly', () => {
  let copy: ProjectCopy;

  beforeAll(async () => {
    const content = await makeContent(anotherPractice);
    copy = new ProjectCopy(content);
    copyTests(copy.folder);
    writeApprovals(copy.folder, {approvals: makeApprovals(content), approvers: []});
    runGit(copy.folder, 'init', '--quiet');
    runGit(copy.folder, 'add', '.');
    runGit(copy.folder, 'commit', '--quiet', '--message', 'theirs');
    const {code, output} = await copy.build();
    if (code !== 0) throw new Error(output);
  }, 600_000);

  afterAll(() => copy.remove(), 120_000);

  it.each([
    ['gate', ['npm', 'run', 'gate', '--', '--base', 'HEAD']],
    ['content', ['npx', 'vitest', 'run', '--project', 'content']],
    ['html', ['npx', 'vitest', 'run', '--project', 'html']],
    ['site', ['npx', 'playwright', 'test', 'tests/site/(?!visual)']],
  ])(
    'passes all tests of "…"',
    async (_, command) => {
      const env = {NIGHTLY: undefined, GITHUB_TOKEN: undefined, SITE_PORT: '4175'};
      const {code, output} = await runCommand(copy.folder, command, env);
      expect(code, output.slice(-20_000)).toBe(0);
    },
    3_600_000,
  );
});
