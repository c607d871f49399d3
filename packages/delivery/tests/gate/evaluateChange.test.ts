import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeAll, describe, expect, it} from 'vitest';
import {readContent} from '@dental/checks';
import {getPagesOfKind, writeApprovals} from '@dental/content';
import {makeSharedFolder} from '@dental/testing/emptyFolder';
import {copySmallSite, runGit} from '@dental/testing/folders';
import {expectPlainWords} from '@dental/testing/problems';
import {findChangesSince} from '@dental/changes';
import {generateCodeOwners, OWNERS_FILE} from '../../src/gate/codeOwners';
import {evaluateChange} from '../../src/gate/evaluateChange';

describe('evaluateChange', () => {
  const root = makeSharedFolder();
  let dentistFile: string;

  const replaceInDentist = (before: string, after: string) => {
    const path = join(root, dentistFile);
    writeFileSync(path, readFileSync(path, 'utf8').replace(before, after));
  };

  beforeAll(() => {
    copySmallSite(root);
    const [dentist] = getPagesOfKind(readContent(root).site!, 'dentist');
    dentistFile = dentist!.file;
    replaceInDentist('\n---\n', '\ngithub: the-signer\n---\n');
    writeFileSync(join(root, '.gitignore'), '.cache\n');
    runGit(root, 'init', '-q');
    runGit(root, 'add', '.');
    runGit(root, 'commit', '-qm', 'x');
    runGit(root, 'tag', 'start');
  }, 60_000);

  afterEach(() => runGit(root, 'reset', '-q', '--hard', 'start'));

  const findAccountProblems = () =>
    evaluateChange(root, 'HEAD').problems.filter(({field}) => field === 'github');

  it('reports a new account when no one has approved it', () => {
    expect(findAccountProblems()).toEqual([]);
    replaceInDentist('github: the-signer', 'github: another');
    expect(findAccountProblems()).toMatchObject([
      {file: dentistFile, message: expect.stringContaining('@another') as string},
    ]);
  }, 60_000);

  it('reports each missing signature once when the site is live', () => {
    const edit = (file: string, change: (text: string) => string) => {
      const path = join(root, 'pages-content', file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    };
    edit('_practice/practice.yml', (text) => `${text}live: true\n`);
    edit('our-staff/beth.mdx', (text) => text.replace(/^reviewed:\n(?: .*\n)+/m, ''));
    const {problems} = evaluateChange(root);
    expect(problems.filter(({message}) => message.startsWith('No one has signed'))).toMatchObject([
      {file: 'pages-content/our-staff/beth.mdx'},
    ]);
  }, 60_000);

  it('compares no reviewers while a page is unreadable', () => {
    mkdirSync(join(root, '.github'));
    writeFileSync(join(root, OWNERS_FILE), generateCodeOwners(readContent(root).site!));
    replaceInDentist('github: the-signer', 'githb: the-signer');
    const files = evaluateChange(root).problems.map(({file}) => file);
    rmSync(join(root, '.github'), {recursive: true});
    expect(files).toContain(dentistFile);
    expect(files).not.toContain(OWNERS_FILE);
  }, 60_000);

  it('reports no lost links while a page is unreadable', () => {
    replaceInDentist('github: the-signer', 'slug: /dr-other');
    const {problems} = evaluateChange(root, 'HEAD');
    expect(problems.map(({file}) => file)).toContain(dentistFile);
    expect(problems.filter(({message}) => message.includes('stop working'))).toEqual([]);
  }, 60_000);

  it.each([String.raw`pages-content/a\b.mdx`, 'pages-content/.gitattributes'])(
    'refuses the file %s',
    (name) => {
      writeFileSync(join(root, name), '*.mdx -diff');
      const problems = evaluateChange(root, 'HEAD').problems.filter(({file}) => file === name);
      rmSync(join(root, name));
      expect(problems[0]).toMatchObject({file: name});
      expect(problems[0]?.severity).toBeUndefined();
      expectPlainWords(problems);
    },
    60_000,
  );

  it('reports it when the base lacks a label that is required today', () => {
    const labels = join(root, 'pages-content/_practice/labels.yml');
    const text = readFileSync(labels, 'utf8');
    writeFileSync(labels, text.replace(/^ {2}skip:.*\n/m, ''));
    runGit(root, 'commit', '-qam', 'without the label');
    writeFileSync(labels, text);
    replaceInDentist('github: the-signer', 'github: another');
    expect(findAccountProblems()).toHaveLength(1);
    expect(findChangesSince(root, 'HEAD').changes?.map(({text: change}) => change)).not.toEqual([]);
  }, 60_000);

  it.each([
    {file: 'a dentist', field: 'order', path: () => dentistFile, change: 'order: first'},
    {
      file: 'the practice data',
      field: 'site',
      path: () => 'pages-content/_practice/practice.yml',
      change: 'site: none',
    },
  ])(
    'fails when $file in the base is unreadable',
    ({field, path, change}) => {
      const file = join(root, path());
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(new RegExp(`^${field}:.*$`, 'm'), change));
      runGit(root, 'commit', '-qam', 'unreadable');
      writeFileSync(file, text);
      const message = expect.stringContaining('In the base (HEAD), this file') as string;
      const problem = {file: path(), field, message};
      const problems = evaluateChange(root, 'HEAD').problems.filter(
        (found) => found.field === field,
      );
      expect(problems).toMatchObject([problem]);
      expectPlainWords(problems);
      expect(problems[0]?.severity).toBeUndefined();
      if (field === 'site') expect(findChangesSince(root, 'HEAD').problems).toEqual(problems);
    },
    60_000,
  );

  it.each([
    {action: 'lets a person who signs approve the repair of an unreadable base', isPassed: true},
    {action: 'fails when a stranger approved the repair', approver: 'mallory'},
    {action: 'fails when the repair also changes an account', other: ['signer', 'other']},
    {action: 'fails when the repair also changes a price', other: ['order:', 'cost: 1\norder:']},
  ])(
    '$action',
    ({approver = 'The-Signer', other, isPassed = false}) => {
      const file = join(root, 'pages-content/_practice/practice.yml');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(/^site:.*$/m, 'site: none'));
      runGit(root, 'commit', '-qam', 'unreadable');
      writeFileSync(file, text);
      if (other) replaceInDentist(...(other as [string, string]));
      writeApprovals(root, {approvals: [], approvers: [approver]});
      const {problems, reviewers} = evaluateChange(root, 'HEAD');
      rmSync(join(root, '.cache'), {recursive: true});
      const [problem] = problems.filter(({field}) => field === 'site');
      expect(problem?.severity).toBe(isPassed ? 'warning' : undefined);
      expectPlainWords(problem ? [problem] : []);
      expect(reviewers).toEqual(approver === 'mallory' ? ['the-signer'] : []);
    },
    60_000,
  );
});
