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

/** How what is said of the links to the page that was removed counts. */
const lost = (base?: string) =>
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

it('an address that patients have had leads on; until a practice has been live it is only said that one is lost', () => {
  expect([lost(live), lost(before)]).toEqual([['error'], ['warning']]);
  const said = checkContent(folder, before).problems.find(({file}) => file === REMOVED);
  for (const address of said?.lost?.slice(0, 4) ?? []) expect(said?.message).toContain(address);
});

it('the check says the same before and after a commit, as long as the host does not have it', () => {
  gitIn(folder, 'update-ref', 'refs/remotes/origin/main', live);
  expect(lost()).toEqual(['error']);
  commit();
  expect(lost()).toEqual(['error']);
});

it('nothing is said of the former practice once the site has become another one’s', () => {
  const file = join(folder, CONTENT_FOLDER, '_practice/practice.yml');
  const {name, site: address} = site.practice;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(name, 'Other').replace(address, 'https://other.example'),
  );
  expect(lost(before)).toEqual([]);
});
