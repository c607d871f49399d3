import {readFileSync, renameSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {
  findAccountProblems,
  findChangedSignatures,
  findLostClaims,
  readContent,
} from '@dental/checks';
import {type Page, createApprovals, getSignOff, type Site} from '@dental/content';
import {lookUpApprovals} from '../../src/gate/approvals';
import {makeSharedFolder} from '@dental/testing/emptyFolder';
import {makeExamplePage, makeExampleSite} from '@dental/testing/exampleSite';
import {
  FakeGitHub,
  makeApproval,
  makePullNode,
  makeRepositoryAnswer,
} from '@dental/testing/fakeGitHub';
import {copySmallSite, runGit} from '@dental/testing/folders';
import {expectPlainWords} from '@dental/testing/problems';

const reviewed = {by: 'dr-ada-young', on: '2027-01-10'};
const ada = makeExamplePage('dentist', '/our-dentist/dr-ada-young', {
  name: 'Dr. Ada Young',
  expertise: 'Dentist',
  github: 'ada-young',
});
const mia = makeExamplePage('staff', '/our-staff/mia', {
  name: 'Mia',
  expertise: 'Office Manager',
  github: 'mia',
});
const rosa = makeExamplePage('staff', '/our-staff/rosa', {
  name: 'Rosa',
  expertise: 'Patient Coordinator',
  github: 'rosa',
});
const crowns = makeExamplePage('service', '/services/crowns', {reviewed});

function makeSite(...pages: Page[]): Site {
  return makeExampleSite({pages});
}

describe('findChangedSignatures', () => {
  const before = makeSite(crowns, ada);
  const after = makeSite({...crowns, heading: 'Other words'}, ada);

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

describe('findLostClaims', () => {
  const terms = makeExamplePage('legal', '/terms');
  const plain = {...terms, kind: 'page'} as Page;

  it('reports a page that no one has to sign anymore', () => {
    const findProblems = (changed: Page, by: string[] = []) =>
      findLostClaims(makeSite(terms, ada, mia), makeSite(changed, ada, mia), by);
    expect(findProblems(plain, ['eve'])).toMatchObject([{file: terms.file, field: 'kind'}]);
    expectPlainWords(findProblems(plain));
    expect(findProblems({...plain, file: 'pages-content/terms/index.mdx'})).toHaveLength(1);
    expect(findProblems(plain, ['Mia'])).toEqual([]);
    expect(findProblems(terms)).toEqual([]);
  });

  it.each([
    {change: 'an ordinary page', fields: {kind: 'page'}},
    {change: 'a page that a manager may sign', fields: {kind: 'legal'}},
    {
      change: 'an ordinary page at another address',
      fields: {
        kind: 'page',
        file: 'pages-content/crowns.mdx',
        path: '/crowns',
        redirectFrom: [crowns.path],
      },
    },
  ])('lets only a dentist turn a treatment into $change', ({fields}) => {
    const changed = {...crowns, ...fields} as Page;
    const findProblems = (by: string[]) =>
      findLostClaims(makeSite(crowns, ada, mia), makeSite(changed, ada, mia), by);
    expect(findProblems(['mia'])).toHaveLength(1);
    expectPlainWords(findProblems(['mia']));
    expect(findProblems(['ada-young'])).toEqual([]);
  });
});

describe('findAccountProblems', () => {
  const before = makeSite(crowns, ada);
  const after = makeSite(crowns, {...ada, github: 'another-account'});

  it('reports a changed account without approval by the old one', () => {
    const problems = findAccountProblems(before, after, []);
    expect(problems).toMatchObject([{file: ada.file, field: 'github'}]);
    expectPlainWords(problems);
    expect(findAccountProblems(before, after, ['Ada-Young'])).toEqual([]);
  });

  it('reports a new account without approval by a dentist or manager', () => {
    const bob = makeExamplePage('dentist', '/our-dentist/dr-bob', {
      name: 'Dr. Bob',
      expertise: 'Dentist',
    });
    const siteBefore = makeSite(crowns, ada, bob);
    for (const siteAfter of [
      makeSite(crowns, ada, bob, mia),
      makeSite(crowns, ada, {...bob, github: 'mia'}),
    ]) {
      expect(findAccountProblems(siteBefore, siteAfter, [])).toHaveLength(1);
      expect(findAccountProblems(siteBefore, siteAfter, ['mia', 'someone'])).toHaveLength(1);
      expect(findAccountProblems(siteBefore, siteAfter, ['ada-young'])).toEqual([]);
    }
  });

  it("reports a dentist's account that only office staff approved", () => {
    const findProblems = (github: string, approver: string) =>
      findAccountProblems(
        makeSite(crowns, ada, mia, rosa),
        makeSite(crowns, {...ada, github}, mia, rosa),
        [approver],
      );
    expect(findProblems('x', 'rosa')).toHaveLength(1);
    expect(findProblems('mia', 'mia')).toHaveLength(1);
    expect(findProblems('x', 'mia')).toEqual([]);
  });

  it('reports a new role that lets an account sign more', () => {
    const siteBefore = makeSite(crowns, ada, rosa);
    const siteAfter = makeSite(crowns, ada, {...rosa, expertise: 'Office Manager'});
    for (const approvers of [[], ['rosa']]) {
      const problems = findAccountProblems(siteBefore, siteAfter, approvers);
      expect(problems).toMatchObject([{file: rosa.file, field: 'github'}]);
      expectPlainWords(problems);
    }
    expect(findAccountProblems(siteBefore, siteAfter, ['ada-young'])).toEqual([]);
    expect(findAccountProblems(siteAfter, siteBefore, [])).toEqual([]);
  });

  const makeDentist = (github: string, path = '/our-dentist/dr-eve') =>
    makeExamplePage('dentist', path, {name: 'Dr. Eve', expertise: 'Dentist', github});

  it.each([
    {attack: 'a new dentist who approves it', pages: [ada, rosa, makeDentist('eve')], by: ['eve']},
    {
      attack: 'two accounts that approve each other',
      pages: [{...ada, github: 'eve'}, rosa, makeDentist('bob')],
      by: ['eve', 'bob'],
    },
    {
      attack: 'a coordinator who becomes a dentist',
      pages: [ada, {...rosa, kind: 'dentist' as const, path: '/our-dentist/rosa'}],
      by: ['rosa'],
    },
    {
      attack: 'accounts that change places',
      pages: [
        {...ada, github: 'rosa'},
        {...rosa, github: 'ada-young'},
      ],
      by: ['rosa'],
    },
    {
      attack: 'a new account with a new role',
      pages: [ada, {...rosa, github: 'eve', expertise: 'Office Manager'}],
      by: ['rosa', 'eve'],
    },
    {attack: 'a dentist who leaves', pages: [rosa], by: ['rosa']},
    {
      attack: 'a similar account',
      pages: [{...ada, github: 'ada-yоung'}, rosa],
      by: ['ada-yоung', 'rosa'],
    },
    {attack: 'a moved page', pages: [rosa, makeDentist('eve', ada.path)], by: ['eve', 'rosa']},
  ])('reports $attack', ({pages, by}) => {
    const siteBefore = makeSite(crowns, ada, rosa);
    const siteAfter = makeSite(crowns, ...(pages as Page[]));
    expect(findAccountProblems(siteBefore, siteAfter, by)).not.toEqual([]);
    expect(findAccountProblems(siteBefore, siteAfter, ['ada-young', 'rosa'])).toEqual([]);
  });

  it('reports a manager who becomes a dentist with a second account', () => {
    const promoted = {...mia, kind: 'dentist', github: 'mia-two'} as unknown as Page;
    const findProblems = (by: string[]) =>
      findAccountProblems(makeSite(ada, mia), makeSite(ada, promoted), by);
    expect(findProblems(['mia', 'mia-two'])).toHaveLength(1);
    expect(findProblems(['ada-young'])).toEqual([]);
  });

  it('reports a change that leaves no one who can sign', () => {
    const problems = findAccountProblems(before, makeSite(crowns), []);
    expect(problems).toMatchObject([{file: ada.file}]);
    expectPlainWords(problems);
    expect(findAccountProblems(before, makeSite(crowns), ['ada-young'])).toEqual([]);
  });

  it('accepts the first accounts', () => {
    expect(findAccountProblems(makeSite(crowns), before, [])).toEqual([]);
  });
});

describe('lookUpApprovals', () => {
  const host = new FakeGitHub();
  const root = makeSharedFolder();
  const file = 'pages-content/financial-policy.mdx';
  const labels = 'pages-content/_practice/labels.yml';
  const makeRepository = () => ({name: 'practice/website', token: 'x', api: host.address});
  let personFile: string;
  let base: string;
  let head: string;

  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')));
  const commit = () => {
    runGit(root, 'add', '.');
    runGit(root, 'commit', '-qm', 'x');
    return runGit(root, 'rev-parse', 'HEAD');
  };
  const addSentence = (text: string) => `${text}\nAnd one sentence more.\n`;
  const addComment = (text: string) => `# A comment\n${text}`;

  beforeAll(async () => {
    await host.start();
    copySmallSite(root, 'financial-policy.mdx');
    const {site} = readContent(root);
    const by = site?.pages.find((page) => page.file === file)?.reviewed?.by ?? '';
    personFile = `pages-content/our-dentist/${by}.mdx`;
    edit(personFile, (text) => text.replace('\n---\n', '\ngithub: the-signer\n---\n'));
    runGit(root, 'init', '-q', '--initial-branch=main');
    base = commit();
    edit(file, addSentence);
    head = commit();
  }, 60_000);

  afterEach(() => runGit(root, 'reset', '-q', '--hard', head));

  afterAll(() => host.stop());

  /** The state of the page if the signer approved a commit, compared with a base. */
  async function readState(
    approvedCommit = head,
    mergeBase = base,
    signedFile = file,
  ): Promise<string> {
    const pull = makePullNode(approvedCommit, [makeApproval('the-signer', approvedCommit)], {
      mergeCommit: {parents: {nodes: [{oid: mergeBase}]}},
    });
    host.answers = {
      'POST /graphql': makeRepositoryAnswer([pull]),
      [`GET /compare/${mergeBase}...${approvedCommit}`]: {merge_base_commit: {sha: mergeBase}},
    };
    const {site} = readContent(root);
    const page = site?.pages.find((candidate) => candidate.file === signedFile);
    if (!site || !page) throw new Error("The copy can't be read.");
    return getSignOff(site, page, (await lookUpApprovals(root, site, makeRepository())).approvals)
      .state;
  }

  it('signs only the text that was approved', async () => {
    expect(await readState()).toBe('signed');
    edit(file, addSentence);
    expect(await readState()).toBe('not-approved');
  }, 60_000);

  it("signs no page that the pull request doesn't change", async () => {
    edit('pages-content/_practice/hours.yml', addComment);
    expect(await readState(commit(), head)).toBe('not-approved');
  }, 60_000);

  it('signs a page when only its review date changes', async () => {
    edit(file, (text) => text.replace(/^( *on:).*$/m, '$1 2026-11-01'));
    expect(await readState(commit(), head)).toBe('signed');
  }, 60_000);

  it('signs no page that a pull request only renames', async () => {
    const renamed = 'pages-content/money-policy.mdx';
    renameSync(join(root, file), join(root, renamed));
    expect(await readState(commit(), head, renamed)).toBe('not-approved');
    edit(renamed, (text) => text.replace(/^( *on:).*$/m, '$1 2026-11-01'));
    expect(await readState(commit(), head, renamed)).toBe('signed');
  }, 60_000);

  it('signs nothing through a symbolic link', async () => {
    renameSync(join(root, file), join(root, 'words.mdx'));
    symlinkSync('../words.mdx', join(root, file));
    const approved = commit();
    edit('words.mdx', addSentence);
    commit();
    await expect(readState(approved, head)).rejects.toThrow("can't be read");
  }, 60_000);

  it('signs nothing when the base of the approved page is unreadable', async () => {
    edit(file, (text) => text.replace('kind: legal', 'kind: nothing'));
    const broken = commit();
    runGit(root, 'checkout', '-q', head, '--', '.');
    edit('pages-content/_practice/hours.yml', addComment);
    expect(await readState(commit(), broken)).toBe('not-approved');
  }, 60_000);

  it('keeps the signature when a label was added since', async () => {
    edit(labels, (text) => text.replace(/^ {2}skip:.*\n/m, ''));
    edit(file, addSentence);
    const older = commit();
    const labelsOfHead = runGit(root, 'show', `${head}:${labels}`);
    writeFileSync(join(root, labels), `${labelsOfHead}\n`);
    commit();
    expect(await readState(older, head)).toBe('signed');
  }, 60_000);

  it('signs nothing if the approved version lacked a fact of today', async () => {
    edit('pages-content/_practice/practice.yml', (text) => text.replace(/^timeZone:.*\n/m, ''));
    edit(file, addSentence);
    const older = commit();
    runGit(root, 'checkout', '-q', head, '--', 'pages-content/_practice/practice.yml');
    commit();
    expect(await readState(older, head)).toBe('not-approved');
  }, 60_000);

  it('includes approvers by their accounts before the change', async () => {
    edit(personFile, (text) => text.replace('github: the-signer', 'github: another'));
    const changed = readContent(root).site;
    if (!changed) throw new Error("The copy can't be read.");
    const reviews = ['the-signer', 'a-stranger'].map((login) => makeApproval(login, 'last'));
    host.answers = {'POST /graphql': makeRepositoryAnswer([], makePullNode('last', reviews))};
    const change = {pull: 12, base: 'HEAD'};
    const record = await lookUpApprovals(root, changed, makeRepository(), change);
    expect(record.approvers).toEqual(['the-signer']);
  }, 60_000);
});
