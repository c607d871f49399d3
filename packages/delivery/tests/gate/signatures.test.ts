import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {accountProblems, changedSignatures, readContent} from '@dental/checks';
import {type Page, signedBy, signOffOf, type Site} from '@dental/content';
import {lookUpApprovals} from '../../src/gate/approvals';
import {examplePage, exampleSite} from '../../../../tests/support/exampleSite';
import {FakeGitHub} from '../../../../tests/support/fakeGitHub';
import {gitIn} from '../../../../tests/support/folders';
import {expectPlainWords} from '../../../../tests/support/problems';

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

describe('a change of words that somebody answers for', () => {
  const before = siteOf(crowns, ada);
  const after = siteOf({...crowns, heading: 'Other words'}, ada);

  it('asks their account for a review, and says what is missing', () => {
    const {problems, reviewers} = changedSignatures(before, after, []);
    expect(reviewers).toEqual(['ada-young']);
    expect(problems).toMatchObject([
      {severity: 'warning', message: "Dr. Ada Young hasn't approved this text."},
    ]);
    expectPlainWords(problems);
  });

  it('asks nobody once they have approved it, nor for other pages', () => {
    const approvals = signedBy(after, {account: 'ada-young', pull: 1, commit: 'x'});
    expect(changedSignatures(before, after, approvals)).toEqual({problems: [], reviewers: []});
    expect(changedSignatures(before, before, [])).toEqual({problems: [], reviewers: []});
  });
});

describe('the account with which a person signs', () => {
  const before = siteOf(crowns, ada);
  const after = siteOf(crowns, {...ada, github: 'somebody-else'});

  it('is not changed without the former one', () => {
    const problems = accountProblems(before, after, []);
    expect(problems).toMatchObject([{file: ada.file, field: 'github'}]);
    expectPlainWords(problems);
    expect(accountProblems(before, after, ['Ada-Young'])).toEqual([]);
  });

  it('of somebody new, or of somebody who had none, is a dentist’s or the manager’s to approve, and not their own', () => {
    const manager = examplePage('staff', '/our-staff/mia', {
      name: 'Mia',
      expertise: 'Office Manager',
      github: 'mia',
    });
    const bob = examplePage('dentist', '/our-dentist/dr-bob', {
      name: 'Dr. Bob',
      expertise: 'Dentist',
    });
    const then = siteOf(crowns, ada, bob);
    for (const now of [
      siteOf(crowns, ada, bob, manager),
      siteOf(crowns, ada, {...bob, github: 'mia'}),
    ]) {
      expect(accountProblems(then, now, [])).toHaveLength(1);
      expect(accountProblems(then, now, ['mia', 'somebody'])).toHaveLength(1);
      expect(accountProblems(then, now, ['ada-young'])).toEqual([]);
    }
  });

  it('of a dentist is not changed with the approval of the office alone, nor to the manager’s own by the manager', () => {
    const manager = examplePage('staff', '/our-staff/mia', {
      name: 'Mia',
      expertise: 'Office Manager',
      github: 'mia',
    });
    const rosa = {
      ...manager,
      ...{file: 'pages-content/our-staff/rosa.mdx', expertise: 'Hygienist', github: 'rosa'},
    };
    const changed = (github: string, approver: string) =>
      accountProblems(
        siteOf(crowns, ada, manager, rosa),
        siteOf(crowns, {...ada, github}, manager, rosa),
        [approver],
      );
    expect(changed('x', 'rosa')).toHaveLength(1);
    expect(changed('mia', 'mia')).toHaveLength(1);
    expect(changed('x', 'mia')).toEqual([]);
  });

  it('is free to be written down while nobody can sign yet', () => {
    expect(accountProblems(siteOf(crowns), before, [])).toEqual([]);
  });
});

describe('approvals that GitHub has', () => {
  const host = new FakeGitHub();
  const root = mkdtempSync(join(tmpdir(), 'signed-'));
  const file = 'pages-content/financial-policy.mdx';
  const git = (...args: string[]) => gitIn(root, ...args);
  let approved: string;

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
    approved = git('rev-parse', 'HEAD');
  }, 60_000);

  afterAll(() => {
    host.stop();
    rmSync(root, {recursive: true});
  });

  async function stateNow(): Promise<string> {
    const node = {
      number: 12,
      headRefOid: approved,
      reviews: {
        nodes: [{state: 'APPROVED', author: {login: 'the-signer'}, commit: {oid: approved}}],
      },
    };
    const pullRequests = {nodes: [node], pageInfo: {hasNextPage: false}};
    host.answers = {'POST /graphql': {data: {repository: {pullRequests}}}};
    const {site} = readContent(root);
    const page = site?.pages.find((candidate) => candidate.file === file);
    if (!site || !page) throw new Error('The copy cannot be read.');
    const repository = {name: 'practice/website', token: 'x', api: host.address};
    return signOffOf(site, page, (await lookUpApprovals(root, site, repository)).approvals).state;
  }

  it('sign the words that were approved, and no others', async () => {
    expect(await stateNow()).toBe('signed');
    const path = join(root, file);
    writeFileSync(path, `${readFileSync(path, 'utf8')}\nAnd one sentence more.\n`);
    expect(await stateNow()).toBe('not-approved');
  }, 60_000);

  it('of the change are asked for by the accounts as they were, too', async () => {
    const {site} = readContent(root);
    const by = site?.pages.find((page) => page.file === file)?.reviewed?.by ?? '';
    const person = join(root, `pages-content/our-dentist/${by}.mdx`);
    writeFileSync(
      person,
      readFileSync(person, 'utf8').replace('github: the-signer', 'github: another'),
    );
    const changed = readContent(root).site;
    if (!changed) throw new Error('The copy cannot be read.');
    const reviews = ['the-signer', 'a-stranger'].map((login) => ({
      state: 'APPROVED',
      author: {login},
      commit: {oid: 'last'},
    }));
    const pullRequest = {number: 12, headRefOid: 'last', reviews: {nodes: reviews}};
    const repository = {name: 'practice/website', token: 'x', api: host.address};
    host.answers = {'POST /graphql': {data: {repository: {pullRequest}}}};
    const asked = lookUpApprovals(root, changed, repository, {pull: 12, base: 'HEAD'});
    expect((await asked).approvers).toEqual(['the-signer']);
  }, 60_000);
});
