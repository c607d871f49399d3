import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {approvedBy} from '../github/github.mjs';
import {FakeGitHub} from '../../../tests/support/fakeGitHub';
import {table} from '../../../tests/support/table';

const host = new FakeGitHub();
let folder: string;

beforeAll(() => host.start());
afterAll(() => host.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-'));
  host.changes.length = 0;
  host.asked.length = 0;
  host.answers = {};
  return () => rmSync(folder, {recursive: true, force: true});
});

/** What GitHub gives every step of a workflow. */
const workflowEnv = () => ({
  PATH: process.env.PATH,
  GITHUB_REPOSITORY: 'practice/website',
  GITHUB_TOKEN: 'a-token',
  GITHUB_API_URL: host.address,
});

/** Runs a script as a workflow does. */
function runScript(script: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{code: number; printed: string}>((done) => {
    execFile(
      process.execPath,
      [resolve('packages/delivery/github', script), ...args],
      {
        cwd: folder,
        env: {
          ...workflowEnv(),
          PATIENCE: '1',
          ...env,
        },
      },
      (error, out, err) => done({code: error ? 1 : 0, printed: `${out}${err}`}),
    );
  });
}

const REPORT = {
  passed: true,
  isCompared: true,
  changes: [{topic: 'Prices', texts: ['The fee is $95']}],
  reviewers: ['ana-young'],
};
const RED = {
  ...REPORT,
  passed: false,
  problems: [{place: 'a.mdx:1', text: 'It has <b>no</b> end. Write one.', isError: true}],
};

const PULL = {
  number: 12,
  head: {sha: 'abc'},
  base: {ref: 'main', repo: {default_branch: 'main'}},
  user: {login: 'sam'},
};

/** The comment that is posted for a gate that ended so. */
async function comment(
  conclusion: string,
  report?: object,
  {failed = [] as string[], preview = ''} = {},
) {
  if (report) writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
  host.answers = {
    'GET /pulls': [PULL],
    'GET /actions/runs/5/jobs': {
      jobs: [{steps: failed.map((name) => ({name, conclusion: 'failure'}))}],
    },
    'GET /issues/12/comments': [],
    'GET /pulls/12/files': [
      {
        filename: 'pages-content/about-us.mdx',
        patch: '@@ -7,2 +7,3 @@\n words\n-old\n+to to us\n+more',
      },
    ],
    'GET /pulls/12/comments': [],
    ...host.answers,
  };
  const env = {
    HEAD: 'practice:fee',
    HEAD_SHA: 'abc',
    CONCLUSION: conclusion,
    RUN_ID: '5',
    PREVIEW: preview,
    LOG: '/log',
  };
  const {code, printed} = await runScript('comment.mjs', [folder], env);
  expect(code, printed).toBe(0);
  const posted = host.changes.find(
    ({path}) => path.endsWith('comments') || path.includes('/comments/'),
  );
  return String((posted?.body as {body: string} | undefined)?.body);
}

describe('the comment on a pull request', () => {
  it('says that the gate is open and what changes, and links to the preview', async () => {
    const text = await comment('success', REPORT, {preview: 'https://pr-12.example/'});
    expect(text).toContain('The gate is open');
    expect(text).toContain('**Prices**\n\n- The fee is $95');
    expect(text).toContain('No problems.');
    expect(text).toContain('(https://pr-12.example/)');
  });

  it('says what is to be fixed and what to think of, as words, and folds long lists away', async () => {
    const warning = {place: 'b.mdx:2', text: 'A *word* for @ana.', isError: false};
    const text = await comment('failure', {
      ...RED,
      problems: [...RED.problems, ...Array.from({length: 31}, () => warning)],
    });
    expect(text).toContain(
      'To fix before this can be published:\n\n- `a.mdx:1` It has &#60;b&#62;no',
    );
    expect(text).toContain('<summary>All 31</summary>');
    expect(text).not.toMatch(/\*word\*|@ana/);
  });

  describe('once the pages were compared', () => {
    const [REVIEW] = table<{sentence: string; approval: string}>(import.meta.url, 'reviews');
    const withReview = (report: object, options?: {preview: string}) => {
      writeFileSync(join(folder, 'review.json'), JSON.stringify(REVIEW));
      return comment('success', report, options);
    };

    it('quotes what patients will see, before and after, and links to the pages and the review', async () => {
      const text = await withReview(REPORT, {preview: 'https://pr-12.example'});
      expect(text).toContain(
        `**${REVIEW?.sentence}**\n\n- Contact us: other words.\n- 2 further changes.`,
      );
      expect(text).toContain(REVIEW?.approval);
      expect(text).toMatch(/Before you approve:\n\n- Veneers: /);
      expect(text).toContain('> Before: Open until 7:00\n>\n> Now: Open until 6:30');
      expect(text).toContain('[Contact us](https://pr-12.example/contact-us)');
      expect(text).toContain('(https://pr-12.example/review)');
      expect(text).toContain('<summary>What changes, fact by fact</summary>');
    });

    it('takes what the pull request’s own code left for words', async () => {
      const text = await withReview(REPORT, {preview: 'https://pr-12.example'});
      expect(text).not.toMatch(/@everybody|evil\.example[)/]|<img src=x|\*words\*|\*Dr/);
    });

    it('links to no review where there is no preview', async () => {
      expect(await withReview(REPORT)).not.toContain('/review');
    });

    it('quotes nothing where the gate is closed', async () => {
      expect(await withReview(RED)).not.toContain(REVIEW?.sentence);
    });
  });

  interface Failed {
    when: string;
    report?: object;
    steps: string[];
    says: string;
  }

  it.each(table<Failed>(import.meta.url, 'failed'))(
    'never says that there are no problems when $when',
    async (row) => {
      const {report, steps, says: words} = row;
      const text = await comment('failure', report && {...REPORT, ...report}, {failed: steps});
      expect(text).toContain('The gate is closed');
      expect(text).toContain(words);
      expect(text).not.toContain('No problems.');
    },
  );

  it('is not fooled by a report that says another thing than GitHub', async () => {
    expect(await comment('success', {...REPORT, passed: false})).toContain('The gate is closed');
  });

  describe('that changes code', () => {
    const LIE = {
      ...REPORT,
      failures: [
        '**The gate is open.** @ana-young has approved this.\n```\n[Merge](https://evil.example)',
      ],
      corrections: [
        {file: 'pages-content/about-us.mdx', line: 8, lastLine: 8, newText: 'x', said: 'x'},
      ],
      words: ['bruxism'],
    };
    const outsideOfFences = (text: string) =>
      text.replaceAll(/(`{3,})text\n[^]*?\n\1(?=\n|$)/g, '');

    it.each([
      ...table<{what: string; files: object[]}>(import.meta.url, 'code'),
      {what: 'more files than GitHub lists', files: Array(3000).fill({filename: 'static/a.webp'})},
    ])('quotes what that code says, and claims nothing itself: $what', async ({files}) => {
      host.answers = {'GET /pulls/12/files': files};
      const text = await comment('success', LIE, {preview: 'https://pr-12.example'});
      expect(outsideOfFences(text)).not.toMatch(
        /The gate is|ana-young|evil\.example|No problems|bruxism/,
      );
      expect(text).toContain('has approved this');
      expect(host.changes.some(({path}) => path === '/pulls/12/comments')).toBe(false);
    });

    it('names first who changes the gate, and where', async () => {
      const files = [
        'src/css/tokens.css',
        '.github/workflows/gate.yml',
        'pages-content/about-us.mdx',
      ];
      host.answers = {'GET /pulls/12/files': files.map((filename) => ({filename}))};
      const text = await comment('success', REPORT);
      expect(text).toMatch(/^<!-- gate -->\n\*\*sam changes what decides/);
      expect(text.indexOf('gate.yml')).toBeLessThan(text.indexOf('tokens.css'));
      expect(text).not.toContain('about-us.mdx');
    });

    it('is quoted too where it does not go into main, as then other code has judged it', async () => {
      host.answers = {'GET /pulls': [{...PULL, base: {...PULL.base, ref: 'mine'}}]};
      expect(outsideOfFences(await comment('success', LIE))).not.toContain('The gate is open');
    });
  });

  it('is renewed, not repeated', async () => {
    const own = {id: 7, user: {login: 'github-actions[bot]'}, body: '<!-- gate -->\nold'};
    host.answers = {
      'GET /issues/12/comments': [{id: 6, user: {login: 'someone'}, body: '<!-- gate -->'}, own],
    };
    await comment('success', REPORT);
    expect(host.changes[0]).toMatchObject({method: 'PATCH', path: '/issues/comments/7'});
  });

  it('asks those for a review who are to sign, and goes on if GitHub cannot ask one', async () => {
    host.answers = {'POST /pulls/12/requested_reviewers': 422};
    await comment('failure', {...REPORT, passed: false});
    expect(host.changes).toContainEqual({
      method: 'POST',
      path: '/pulls/12/requested_reviewers',
      body: {reviewers: ['ana-young']},
    });
  });

  it('adds a word to the dictionary with one click, on the branch of the change', async () => {
    const text = await comment('success', {
      ...REPORT,
      words: ['bruxism', 'naïve', 'a](https://evil.example)'],
    });
    const [first = ''] = /https:\/\/github\.com\S+?\/new\/\S+?(?=\))/.exec(text) ?? [];
    const {pathname, searchParams} = new URL(first);
    expect(pathname).toMatch(/\/new\/fee$/);
    expect(searchParams.get('filename')).toBe('pages-content/_practice/words/bruxism.txt');
    expect(searchParams.get('value')).toBe('bruxism\n');
    expect(text).toContain('all of them');
    expect(text).not.toContain('evil.example');
  });

  it('links to no preview where there is none, and offers no word where none is unknown', async () => {
    expect(await comment('success', REPORT)).not.toMatch(/preview|dictionary/);
  });

  describe('suggests a change', () => {
    const correction = {
      file: 'pages-content/about-us.mdx',
      line: 8,
      lastLine: 8,
      newText: 'to ```us```',
      said: 'A word stands twice.',
    };
    const body = '<!-- suggestion -->\nA word stands twice.\n\n````suggestion\nto ```us```\n````';

    it('on a line that the pull request changes, and on no other', async () => {
      const elsewhere = [
        {...correction, lastLine: 70},
        {...correction, file: 'pages-content/index.mdx'},
        {line: 1},
        null,
      ];
      await comment('failure', {...RED, corrections: [correction, ...elsewhere]});
      expect(host.changes.filter(({path}) => path.startsWith('/pulls/12/comments'))).toEqual([
        {
          method: 'POST',
          path: '/pulls/12/comments',
          body: {
            path: 'pages-content/about-us.mdx',
            line: 8,
            side: 'RIGHT',
            commit_id: 'abc',
            body,
          },
        },
      ]);
    });

    it('once, and takes it back when it is not needed any more', async () => {
      const own = {
        id: 5,
        user: {login: 'github-actions[bot]'},
        path: correction.file,
        line: 8,
        body,
      };
      host.answers = {
        'GET /pulls/12/comments': [
          own,
          {...own, id: 6, line: 9},
          {...own, id: 7, user: {login: 'somebody'}},
        ],
      };
      await comment('failure', {...RED, corrections: [correction]});
      expect(host.changes.filter(({path}) => path.startsWith('/pulls/'))).toEqual([
        {method: 'DELETE', path: '/pulls/comments/6', body: undefined},
        expect.objectContaining({path: '/pulls/12/requested_reviewers'}),
      ]);
    });

    it('and goes on if GitHub does not take it', async () => {
      host.answers = {'POST /pulls/12/comments': 422};
      await comment('failure', {...RED, corrections: [correction]});
      expect(host.changes.map(({path}) => path)).toEqual(
        expect.arrayContaining([
          '/pulls/12/comments',
          '/issues/12/comments',
          '/pulls/12/requested_reviewers',
        ]),
      );
    });
  });

  it('is not posted once the pull request has moved on', async () => {
    host.answers = {'GET /pulls': [{number: 12, head: {sha: 'newer'}}]};
    await runScript('comment.mjs', [folder], {HEAD: 'practice:fee', HEAD_SHA: 'abc', RUN_ID: '5'});
    expect(host.changes).toEqual([]);
  });
});

describe('a change that does not fit main any more', () => {
  it.each([
    [false, [], 'POST', '/issues/3/comments'],
    [
      true,
      [{id: 9, user: {login: 'github-actions[bot]'}, body: '<!-- conflict -->\n…'}],
      'DELETE',
      '/issues/comments/9',
    ],
  ])('is told so in plain words, until it fits: %s', async (mergeable, comments, method, path) => {
    host.answers = {
      'GET /pulls': [{number: 3}],
      'GET /pulls/3': {mergeable},
      'GET /issues/3/comments': comments,
    };
    expect((await runScript('conflicts.mjs', [''])).code).toBe(0);
    expect(host.changes).toMatchObject([{method, path}]);
    if (!mergeable) expect(JSON.stringify(host.changes[0]?.body)).toContain('Resolve conflicts');
  });
});

describe('what was merged and is not live', () => {
  const env = {BEFORE: 'a1', GITHUB_SHA: 'b2', LOG: '/log'};
  const pull = {number: 12, user: {login: 'rosa'}, merged_by: {login: 'ana-young'}};

  beforeEach(() => {
    host.answers = {
      'GET /compare/a1...b2': {commits: [{sha: 'b2'}]},
      'GET /commits/b2/pulls': [pull],
      'GET /issues': [],
    };
  });

  it('is told to those whose merge it was, with the reason, in an issue', async () => {
    writeFileSync(join(folder, 'reason.md'), 'The live site was not in order, so it went back.\n');
    await runScript('production.mjs', ['failure', folder], env);
    expect(host.changes).toMatchObject([
      {path: '/issues', body: {title: 'What was merged is not live'}},
    ]);
    expect(JSON.stringify(host.changes)).toMatch(/went back.*@rosa @ana-young merged #12/);
  });

  it('closes the issue once all is well again', async () => {
    host.answers['GET /issues'] = [{number: 40, title: 'What was merged is not live'}];
    await runScript('production.mjs', ['success'], env);
    expect(host.changes).toContainEqual({
      method: 'PATCH',
      path: '/issues/40',
      body: {state: 'closed'},
    });
  });
});

describe('the issue of a nightly look', () => {
  it.each([
    ['failure', [], ['POST /issues']],
    ['failure', [{number: 4, title: 'A title'}], ['POST /issues/4/comments']],
    ['success', [{number: 4, title: 'A title'}], ['POST /issues/4/comments', 'PATCH /issues/4']],
    ['success', [], []],
  ])('after a %s, with %j open', async (outcome, open, expected) => {
    writeFileSync(join(folder, 'text.md'), 'Something.');
    host.answers = {'GET /issues': open};
    await runScript('issue.mjs', [outcome, 'A title', 'text.md']);
    expect(host.changes.map(({method, path}) => `${method} ${path}`)).toEqual(expected);
  });
});

describe('approvals', () => {
  const review = (login: string, state: string, oid = 'head') => ({
    state,
    author: {login},
    commit: {oid},
  });
  const ask = async (nodes: unknown[]) => {
    const repository = {pullRequest: {number: 12, headRefOid: 'head', reviews: {nodes}}};
    host.answers = {'POST /graphql': {data: {repository}}};
    const asked = {name: 'practice/website', token: 'x', api: host.address};
    return (await approvedBy(asked, {accounts: ['ana-young'], pull: 12})).map(
      ({account, commit}) => [account, commit],
    );
  };

  it.each<[string, unknown[], unknown[]]>([
    ['count for the last commit', [review('Ana-Young', 'APPROVED')], [['Ana-Young', 'head']]],
    ['do not count for an earlier commit', [review('ana-young', 'APPROVED', 'earlier')], []],
    [
      'do not count once taken back',
      [review('ana-young', 'APPROVED'), review('ana-young', 'CHANGES_REQUESTED')],
      [],
    ],
    [
      'outlive a comment',
      [review('ana-young', 'APPROVED'), review('ana-young', 'COMMENTED')],
      [['ana-young', 'head']],
    ],
    ['of somebody else are no signature', [review('rosa', 'APPROVED')], []],
  ])('%s', async (_, nodes, expected) => {
    expect(await ask(nodes)).toEqual(expected);
  });
});

describe('a deployment', () => {
  const env = () => ({
    CLOUDFLARE_API_TOKEN: 'x',
    CLOUDFLARE_ACCOUNT_ID: 'a',
    CLOUDFLARE_PROJECT: 'p',
    CLOUDFLARE_API: host.address,
    DEPLOY_TOOL: 'true',
    DEPLOY_PAUSE: '1',
  });
  const project = '/accounts/a/pages/projects/p';

  beforeEach(() => {
    mkdirSync(join(folder, 'build'));
    for (const file of ['index.html', 'index.html.br', '_worker.js'])
      writeFileSync(join(folder, 'build', file), '');
    host.answers = {[`GET ${project}`]: {result: {canonical_deployment: {id: 'former'}}}};
  });

  it('is visited, and stays if all is in order', async () => {
    const {code, printed} = await runScript('deploy.mjs', ['production', 'true'], env());
    expect([code, printed]).toEqual([0, 'production is deployed.\n']);
    expect(host.changes).toEqual([]);
  });

  it('goes back to the one before if the visit finds something, and says so', async () => {
    const {code, printed} = await runScript('deploy.mjs', ['production', 'false'], env());
    expect(code).toBe(1);
    expect(host.changes).toEqual([
      {method: 'POST', path: `${project}/deployments/former/rollback`, body: undefined},
    ]);
    expect(printed).toContain('went back to the one before (former)');
    expect(readFileSync(join(folder, '.cache/gate/reason.md'), 'utf8')).toContain('went back');
  });

  it('says loudly what to do if it cannot go back', async () => {
    host.answers[`POST ${project}/deployments/former/rollback`] = 500;
    const {printed} = await runScript('deploy.mjs', ['production', 'false'], env());
    expect(printed).toContain('THE LIVE SITE IS NOT IN ORDER');
  });

  it('goes back to the one before if the visit hangs, while there is time', async () => {
    const hanging = {...env(), DEPLOY_PATIENCE: '500'};
    const {code, printed} = await runScript('deploy.mjs', ['production', 'exec sleep 60'], hanging);
    expect([code, host.changes.length]).toEqual([1, 1]);
    expect(printed).toContain('did not come to an end');
    expect(printed).toContain('went back to the one before (former)');
  });

  it('asks a host again that stumbles, and says in words that it does not answer', async () => {
    host.answers[`GET ${project}`] = 503;
    const {code, printed} = await runScript('deploy.mjs', ['production', 'true'], env());
    expect([code, printed]).toEqual([
      1,
      'What is live now is not known, so nothing was deployed. Try again later. The host answers 503 to GET.\n',
    ]);
    expect(host.asked.filter((path) => path === `GET ${project}`)).toHaveLength(3);
  });

  it('that the host refuses changes nothing', async () => {
    const {code, printed} = await runScript('deploy.mjs', ['production', 'true'], {
      ...env(),
      DEPLOY_TOOL: 'false',
    });
    expect([code, printed]).toEqual([
      1,
      'The host did not take the site. What patients see has not changed.\n',
    ]);
  });

  it('without a token is none, and says so', async () => {
    const {code, printed} = await runScript('deploy.mjs', ['pr-12']);
    expect(code).toBe(1);
    expect(printed).toContain('nothing was deployed');
  });

  it('takes the previews of closed pull requests away, and no others', async () => {
    const at = (id: string, branch: string) => ({id, deployment_trigger: {metadata: {branch}}});
    host.answers = {
      'GET /pulls': [{number: 2}],
      [`GET ${project}/deployments`]: {
        result: [at('x', 'pr-1'), at('y', 'pr-2'), at('z', 'main-preview')],
      },
    };
    await runScript('previews.mjs', [], env());
    expect(host.changes.map(({method, path}) => `${method} ${path}`)).toEqual([
      `DELETE ${project}/deployments/x`,
    ]);
  });
});

describe('the preview of a pull request', () => {
  /** Runs the step Deploy of after-gate.yml in a folder with what the gate left. */
  function preview(env: NodeJS.ProcessEnv = {}) {
    cpSync('packages/delivery/github', join(folder, 'packages/delivery/github'), {recursive: true});
    const wanted = {
      CLOUDFLARE_API_TOKEN: 'x',
      CLOUDFLARE_API: host.address,
      DEPLOY_TOOL: 'true',
      ...env,
    };
    const output = join(folder, 'output');
    writeFileSync(output, '');
    return new Promise<{code: number; printed: string; address: string}>((done) => {
      execFile(
        'bash',
        ['packages/delivery/github/preview.sh', 'left'],
        {
          cwd: folder,
          env: {
            ...workflowEnv(),
            GITHUB_OUTPUT: output,
            PREVIEW_ADDRESS: 'https://pr-NUMBER.example',
            HEAD_SHA: 'abc',
            ...wanted,
          },
        },
        (error, out, err) =>
          done({
            code: error ? 1 : 0,
            printed: `${out}${err}`,
            address: readFileSync(output, 'utf8').trim(),
          }),
      );
    });
  }

  beforeEach(() => {
    host.answers = {'GET /pulls': [{number: 12, head: {sha: 'abc'}}]};
    mkdirSync(join(folder, 'left/report'), {recursive: true});
    writeFileSync(join(folder, 'left/report/report.json'), JSON.stringify(RED));
  });

  it('is the site, where it could be built', async () => {
    mkdirSync(join(folder, 'left/site'));
    writeFileSync(join(folder, 'left/site/index.html'), 'the site');
    expect(await preview()).toMatchObject({code: 0, address: 'address=https://pr-12.example'});
    expect(readFileSync(join(folder, 'build/index.html'), 'utf8')).toBe('the site');
  });

  it('is a page with the problems, where it could not', async () => {
    expect(await preview()).toMatchObject({code: 0, address: 'address=https://pr-12.example'});
    expect(readFileSync(join(folder, 'build/index.html'), 'utf8')).toContain(
      '<li>a.mdx:1 It has &lt;b&gt;no&lt;/b&gt; end. Write one.</li>',
    );
  });

  it.each([
    ['once the pull request has moved on', () => (host.answers = {'GET /pulls': []}), {}, 0],
    ['without a token of the host', () => undefined, {CLOUDFLARE_API_TOKEN: ''}, 1],
    ['if the host refuses', () => undefined, {DEPLOY_TOOL: 'false'}, 1],
  ])('has no address %s', async (_, arrange, env, code) => {
    arrange();
    expect(await preview(env)).toMatchObject({code, address: ''});
  });
});
