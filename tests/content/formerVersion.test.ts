import {appendFileSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {checkContent} from '@dental/changes';
import {CONTENT_FOLDER} from '@dental/content';
import {contentCopy} from '../support/contentCopy';
import {gitIn} from '@dental/testing/folders';
import {site} from '@dental/testing/realSite';

vi.setConfig({testTimeout: 60_000});

const REMOVED = site.pages.find(({kind}) => kind === 'sub-service')?.file ?? '';
let folder: string;

function commit(): string {
  gitIn(folder, 'add', CONTENT_FOLDER);
  gitIn(folder, 'commit', '-qm', 'A change');
  return gitIn(folder, 'rev-parse', 'HEAD');
}

/** The severity of the problems about links to the removed page. */
const severities = (base?: string) =>
  checkContent(folder, base)
    .problems.filter(({file, lost: addresses}) => file === REMOVED && addresses)
    .map(({severity = 'error'}) => severity);

let before: string;
let live: string;

beforeAll(() => {
  folder = contentCopy();
  gitIn(folder, 'init', '-q');
  before = commit();
  appendFileSync(join(folder, CONTENT_FOLDER, '_practice/practice.yml'), 'live: true\n');
  live = commit();
  rmSync(join(folder, REMOVED));
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

it('reports a lost URL, as a warning before the launch', () => {
  expect([severities(live), severities(before)]).toEqual([['error'], ['warning']]);
  const problem = checkContent(folder, before).problems.find(({file}) => file === REMOVED);
  for (const url of problem?.lost?.slice(0, 4) ?? []) expect(problem?.message).toContain(url);
});

it('reports the same before and after a commit without a push', () => {
  gitIn(folder, 'update-ref', 'refs/remotes/origin/main', live);
  expect(severities()).toEqual(['error']);
  commit();
  expect(severities()).toEqual(['error']);
});

it('ignores the URLs of the original practice after a takeover', () => {
  const file = join(folder, CONTENT_FOLDER, '_practice/practice.yml');
  const {name, site: address} = site.practice;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(name, 'Other').replace(address, 'https://other.example'),
  );
  expect(severities(before)).toEqual([]);
});
