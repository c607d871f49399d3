import {describe, expect, it} from 'vitest';
import {generateCodeOwners, OWNERS_FILE, findOwnersProblems} from '../../src/gate/codeOwners';
import {useEmptyFolder} from '@dental/testing/emptyFolder';
import {makeExamplePage, makeExampleSite} from '@dental/testing/exampleSite';

const reviewed = {by: 'dr-ada-young', on: '2027-01-10'};
const ada = makeExamplePage('dentist', '/our-dentist/dr-ada-young', {
  name: 'Dr. Ada Young',
  github: 'ada-young',
});
const signed = makeExamplePage('service', '/services/crowns', {reviewed});
const unsigned = makeExamplePage('service', '/services/veneers', {});
const terms = makeExamplePage('legal', '/terms', {});
const ann = makeExamplePage('staff', '/our-staff/ann', {github: 'ann'});
const bob = makeExamplePage('staff', '/our-staff/bob', {});
const site = makeExampleSite({pages: [ada, signed, unsigned, terms, ann, bob]});

/** The owners of a file: the last matching line counts. */
function findOwners(text: string, file: string): string[] {
  const lines = text.split('\n').filter((line) => /^[*/]/.test(line));
  const matches = lines
    .map((line) => line.split(/\s+/))
    .filter(([path = '']) => path === '*' || `/${file}`.startsWith(path));
  return matches.at(-1)?.slice(1) ?? [];
}

describe('generateCodeOwners', () => {
  it('requests the person who signs a page, or a team without one', () => {
    const text = generateCodeOwners(site);
    expect(findOwners(text, signed.file)).toEqual(['@ada-young', '@practice/dentists']);
    expect(findOwners(text, unsigned.file)).toEqual(['@practice/dentists']);
    expect(findOwners(text, terms.file)).toEqual(['@practice/dentists', '@practice/manager']);
    expect(findOwners(text, 'pages-content/reviews.mdx')).toEqual(['@practice/staff']);
    // A changed account could sign for its owner: a dentist or the manager reviews it.
    expect([ann, bob].map(({file}) => findOwners(text, file))).toEqual([
      ['@practice/dentists', '@practice/manager'],
      ['@practice/staff'],
    ]);
    expect(findOwners(text, 'packages/content/src/site.ts')).toEqual(['@practice/developers']);
  });

  it('excludes people from the owners of pages with their own account', () => {
    const selfSigned = makeExamplePage('dentist', '/our-dentist/dr-ada-young', {
      name: 'Dr. Ada Young',
      github: 'ada-young',
      reviewed,
    });
    const text = generateCodeOwners(makeExampleSite({pages: [selfSigned]}));
    expect(findOwners(text, selfSigned.file)).toEqual(['@practice/dentists', '@practice/manager']);
  });
});

describe('findOwnersProblems', () => {
  const project = useEmptyFolder();

  it('warns when CODEOWNERS is out of date', () => {
    const root = project.folder;
    expect(findOwnersProblems(root, site)).toEqual([]);
    project.write(OWNERS_FILE, generateCodeOwners(site));
    expect(findOwnersProblems(root, site)).toEqual([]);
    const [problem, ...others] = findOwnersProblems(
      root,
      makeExampleSite({pages: [{...ada, github: 'someone'}, signed, terms]}),
    );
    expect(others).toEqual([]);
    expect(problem).toMatchObject({file: OWNERS_FILE, severity: 'warning'});
    expect(problem?.remedy).toContain('npm run owners');
    project.write(OWNERS_FILE, `* @stranger\n${generateCodeOwners(site)}`);
    expect(findOwnersProblems(root, site)).toMatchObject([{line: 1}]);
  });
});
