import {appendFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {checkContent} from '@dental/changes';
import {CONTENT_FOLDER} from '@dental/content';
import {copyContent} from '../support/contentCopy';
import {runGit} from '@dental/testing/folders';
import {site} from '@dental/testing/realSite';

vi.setConfig({testTimeout: 60_000});

const REMOVED = site.pages.find(({kind}) => kind === 'sub-service')?.file ?? '';
let folder: string;

function commit(): string {
  runGit(folder, 'add', CONTENT_FOLDER);
  runGit(folder, 'commit', '-qm', 'A change');
  return runGit(folder, 'rev-parse', 'HEAD');
}

/** The severity of the problems about links to the removed page. */
const listSeverities = (base?: string) =>
  checkContent(folder, base)
    .problems.filter(({file, lost: addresses}) => file === REMOVED && addresses)
    .map(({severity = 'error'}) => severity);

let before: string;
let live: string;

beforeAll(() => {
  folder = copyContent();
  runGit(folder, 'init', '-q');
  before = commit();
  appendFileSync(join(folder, CONTENT_FOLDER, '_practice/practice.yml'), 'live: true\n');
  live = commit();
  rmSync(join(folder, REMOVED));
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

it('reports a lost URL, as a warning before the launch', () => {
  expect([listSeverities(live), listSeverities(before)]).toEqual([['error'], ['warning']]);
  const problem = checkContent(folder, before).problems.find(({file}) => file === REMOVED);
  for (const url of problem?.lost?.slice(0, 4) ?? []) expect(problem?.message).toContain(url);
});

it('reports the same before and after a commit without a push', () => {
  runGit(folder, 'update-ref', 'refs/remotes/origin/main', live);
  expect(listSeverities()).toEqual(['error']);
  commit();
  expect(listSeverities()).toEqual(['error']);
});
