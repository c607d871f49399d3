import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readContent} from '@dental/checks';
import {getPagesOfKind} from '@dental/content';
import {runGit} from '@dental/testing/folders';
import {evaluateChange} from '../../src/gate/evaluateChange';

describe('evaluateChange', () => {
  const root = mkdtempSync(join(tmpdir(), 'change-'));
  let dentistFile: string;

  const replaceInDentist = (before: string, after: string) => {
    const path = join(root, dentistFile);
    writeFileSync(path, readFileSync(path, 'utf8').replace(before, after));
  };

  beforeAll(() => {
    cpSync('pages-content', join(root, 'pages-content'), {recursive: true});
    const [dentist] = getPagesOfKind(readContent(root).site!, 'dentist');
    dentistFile = dentist!.file;
    replaceInDentist('\n---\n', '\ngithub: the-signer\n---\n');
    runGit(root, 'init', '-q');
    runGit(root, 'add', '.');
    runGit(root, 'commit', '-qm', 'x');
  }, 60_000);

  afterAll(() => rmSync(root, {recursive: true}));

  const findAccountProblems = () =>
    evaluateChange(root, 'HEAD').problems.filter(({field}) => field === 'github');

  it('reports a new account when no one has approved it', () => {
    expect(findAccountProblems()).toEqual([]);
    replaceInDentist('github: the-signer', 'github: another');
    expect(findAccountProblems()).toMatchObject([
      {file: dentistFile, message: expect.stringContaining('@another') as string},
    ]);
  }, 60_000);
});
