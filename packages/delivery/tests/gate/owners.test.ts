import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {codeOwners, OWNERS_FILE, ownersProblems} from '@dental/content';
import {examplePage, exampleSite} from '@dental/testing/exampleSite';

const reviewed = {by: 'dr-ada-young', on: '2027-01-10'};
const ada = examplePage('dentist', '/our-dentist/dr-ada-young', {
  name: 'Dr. Ada Young',
  github: 'ada-young',
});
const signed = examplePage('service', '/services/crowns', {reviewed});
const unsigned = examplePage('service', '/services/veneers', {});
const terms = examplePage('legal', '/terms', {});
const ann = examplePage('staff', '/our-staff/ann', {github: 'ann'});
const bob = examplePage('staff', '/our-staff/bob', {});
const site = exampleSite({pages: [ada, signed, unsigned, terms, ann, bob]});

/** Whom GitHub asks for a file: the last line that fits counts. */
function asked(text: string, file: string): string[] {
  const lines = text.split('\n').filter((line) => /^[*/]/.test(line));
  const fitting = lines
    .map((line) => line.split(/\s+/))
    .filter(([path = '']) => path === '*' || `/${file}`.startsWith(path));
  return fitting.at(-1)?.slice(1) ?? [];
}

it('whoever answers for a page is asked, and a team that may where nobody does', () => {
  const text = codeOwners(site);
  expect(asked(text, signed.file)).toEqual(['@ada-young', '@practice/dentists']);
  expect(asked(text, unsigned.file)).toEqual(['@practice/dentists']);
  expect(asked(text, terms.file)).toEqual(['@practice/dentists', '@practice/manager']);
  expect(asked(text, 'pages-content/reviews.mdx')).toEqual(['@practice/staff']);
  // Whoever changes an account could sign in the name of its owner: a dentist or the manager looks at it.
  expect([ann, bob].map(({file}) => asked(text, file))).toEqual([
    ['@practice/dentists', '@practice/manager'],
    ['@practice/staff'],
  ]);
  expect(asked(text, 'packages/content/src/site.ts')).toEqual(['@practice/developers']);
});

it('a file that does not follow from the records any more is a warning, in plain words', () => {
  const root = mkdtempSync(join(tmpdir(), 'owners-'));
  expect(ownersProblems(root, site)).toEqual([]);
  mkdirSync(join(root, '.github'));
  writeFileSync(join(root, OWNERS_FILE), codeOwners(site));
  expect(ownersProblems(root, site)).toEqual([]);
  const [problem, ...others] = ownersProblems(
    root,
    exampleSite({pages: [{...ada, github: 'somebody'}, signed, terms]}),
  );
  expect(others).toEqual([]);
  expect(problem).toMatchObject({file: OWNERS_FILE, severity: 'warning'});
  expect(problem?.remedy).toContain('npm run owners');
  rmSync(root, {recursive: true, force: true});
});
