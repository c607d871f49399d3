import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findAccountProblems, findChangedSignatures, readContent} from '@dental/checks';
import {type Page, createApprovals, getSignOff, type Site} from '@dental/content';
import {lookUpApprovals} from '../../src/gate/approvals';
import {examplePage, exampleSite} from '@dental/testing/exampleSite';
import {FakeGitHub} from '@dental/testing/fakeGitHub';
import {runGit} from '@dental/testing/folders';
import {expectPlainWords} from '@dental/testing/problems';

const reviewed = {by: 'dr-ada-young', on: '2027-01-10'};
const ada = examplePage('dentist', '/our-dentist/dr-ada-young', {
  name: 'Dr. Ada Young',
  expertise: 'Dentist',
  github: 'ada-young',
});
const crowns = examplePage('service', '/services/crowns', {reviewed});

function siteOf(...pages: Page[]): Site {
  return exampleSite({pages});
}

describe('changedSignatures', () => {
  const before = siteOf(crowns, ada);
  const after = siteOf({...crowns, heading: 'Other words'}, ada);

  it('requests a review from the person who signs a changed page', () => {
    const {problems, reviewers} = findChangedSignatures(before, after, []);
    expect(reviewers).toEqual(['ada-young']);
    expect(problems).toMatchObject([
      {severity: 'warning', message: "Dr. Ada Young hasn't approved this text."},
    ]);
    expectPlainWords(problems);
  });

  it('requests no review for approved or unchanged pages', () => {
    const approvals = createApprovals(after, {account: 'ada-young', pull: 1, commit: 'x'});
    expect(findChangedSignatures(before, after, approvals)).toEqual({problems: [], reviewers: []});
    expect(findChangedSignatures(before, before, [])).toEqual({problems: [], reviewers: []});
  });
});

describe('accountProblems', () => {
  const before = siteOf(crowns, ada);
  const after = siteOf(crowns, {...ada, github: 'somebody-else'});

  it('reports a changed account without approval by the old one', () => {
    const problems = findAccountProblems(before, after, []);
    expect(problems).toMatchObject([{file: ada.file, field: 'github'}]);
    expectPlainWords(problems);
    expect(findAccountProblems(before, after, ['Ada-Young'])).toEqual([]);
  });

  it('reports a new account without approval by a dentist or manager', () => {
    const manager = examplePage('staff', '/our-staff/mia', {
      name: 'Mia',
      expertise: 'Office Manager',
      github: 'mia',
    });
    const bob = examplePage('dentist', '/our-dentist/dr-bob', {
      name: 'Dr. Bob',
      expertise: 'Dentist',
    });
    const siteBefore = siteOf(crowns, ada, bob);
    for (const siteAfter of [
      siteOf(crowns, ada, bob, manager),
      siteOf(crowns, ada, {...bob, github: 'mia'}),
    ]) {
      expect(findAccountProblems(siteBefore, siteAfter, [])).toHaveLength(1);
      expect(findAccountProblems(siteBefore, siteAfter, ['mia', 'someone'])).toHaveLength(1);
      expect(findAccountProblems(siteBefore, siteAfter, ['ada-young'])).toEqual([]);
    }
  });

  it("reports a dentist's account that only office staff approved", () => {
    const manager = examplePage('staff', '/our-staff/mia', {
      name: 'Mia',
      expertise: 'Office Manager',
      github: 'mia',
    });
    const rosa = {
      ...manager,
      file: 'pages-content/our-staff/rosa.mdx',
      expertise: 'Hygienist',
      github: 'rosa',
    };
    const findProblems = (github: string, approver: string) =>
      findAccountProblems(
        siteOf(crowns, ada, manager, rosa),
        siteOf(crowns, {...ada, github}, manager, rosa),
        [approver],
      );
    expect(findProblems('x', 'rosa')).toHaveLength(1);
    expect(findProblems('mia', 'mia')).toHaveLength(1);
    expect(findProblems('x', 'mia')).toEqual([]);
  });

  it('accepts the first accounts', () => {
    expect(findAccountProblems(siteOf(crowns), before, [])).toEqual([]);
  });
});

describe('lookUpApprovals', () => {
  const host = new FakeGitHub();
  const root = mkdtempSync(join(tmpdir(), 'signed-'));
  const file = 'pages-content/financial-policy.mdx';
  const git = (...args: string[]) => runGit(root, ...args);
  let approvedCommit: string;

  beforeAll(async () => {
    await host.start();
    cpSync('pages-content', join(root, 'pages-content'), {recursive: true});
    const {site} = readContent(root);
    const by = site?.pages.find((page) => page.file === file)?.reviewed?.by ?? '';
    const person = join(root, `pages-content/our-dentist/${by}.mdx`);
    writeFileSync(
      person,
      readFileSync(person, 'utf8').replace('\n---\n', '\ngithub: the-signer\n---\n'),
    );
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'x');
    approvedCommit = git('rev-parse', 'HEAD');
  }, 60_000);

  afterAll(() => {
    host.stop();
    rmSync(root, {recursive: true});
  });

  async function readState(): Promise<string> {
    const node = {
      number: 12,
      headRefOid: approvedCommit,
      reviews: {
        nodes: [{state: 'APPROVED', author: {login: 'the-signer'}, commit: {oid: approvedCommit}}],
      },
    };
    const pullRequests = {nodes: [node], pageInfo: {hasNextPage: false}};
    host.answers = {'POST /graphql': {data: {repository: {pullRequests}}}};
    const {site} = readContent(root);
    const page = site?.pages.find((candidate) => candidate.file === file);
    if (!site || !page) throw new Error("The copy can't be read.");
    const repository = {name: 'practice/website', token: 'x', api: host.address};
    return getSignOff(site, page, (await lookUpApprovals(root, site, repository)).approvals).state;
  }

  it('signs only the text that was approved', async () => {
    expect(await readState()).toBe('signed');
    const path = join(root, file);
    writeFileSync(path, `${readFileSync(path, 'utf8')}\nAnd one sentence more.\n`);
    expect(await readState()).toBe('not-approved');
  }, 60_000);

  it('includes approvers by their accounts before the change', async () => {
    const {site} = readContent(root);
    const by = site?.pages.find((page) => page.file === file)?.reviewed?.by ?? '';
    const person = join(root, `pages-content/our-dentist/${by}.mdx`);
    writeFileSync(
      person,
      readFileSync(person, 'utf8').replace('github: the-signer', 'github: another'),
    );
    const changed = readContent(root).site;
    if (!changed) throw new Error("The copy can't be read.");
    const reviews = ['the-signer', 'a-stranger'].map((login) => ({
      state: 'APPROVED',
      author: {login},
      commit: {oid: 'last'},
    }));
    const pullRequest = {number: 12, headRefOid: 'last', reviews: {nodes: reviews}};
    const repository = {name: 'practice/website', token: 'x', api: host.address};
    // The same answer is for the query of merged pull requests: there are none.
    const pullRequests = {nodes: [], pageInfo: {hasNextPage: false}};
    host.answers = {'POST /graphql': {data: {repository: {pullRequest, pullRequests}}}};
    const record = await lookUpApprovals(root, changed, repository, {pull: 12, base: 'HEAD'});
    expect(record.approvers).toEqual(['the-signer']);
  }, 60_000);
});
