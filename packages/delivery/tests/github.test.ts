import {execFile} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import type {ReviewSummary} from '@dental/changes/review';
import {REVIEW_PATH} from '@dental/practice';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {findApprovals} from '../github/github.mjs';
import {
  FakeGitHub,
  makeApproval,
  makePullNode,
  makeRepositoryAnswer,
} from '@dental/testing/fakeGitHub';

const host = new FakeGitHub();
let folder: string;

beforeAll(() => host.start());
afterAll(() => host.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-'));
  host.changes.length = 0;
  host.requests.length = 0;
  host.answers = {};
  return () => rmSync(folder, {recursive: true, force: true});
});

/** The variables that GitHub sets for every step of a workflow. */
const makeWorkflowEnv = () => ({
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
          ...makeWorkflowEnv(),
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

/** Posts the comment on a gate run, and returns its text. */
async function postComment(
  conclusion: string,
  report?: object,
  {failed = [] as string[], preview = '', branch = 'fee'} = {},
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
    HEAD: `practice:${branch}`,
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

/** Names of files, headings, and branches that strangers could choose. */
const HOSTILE_TEXTS = [
  '\n\n**The gate is open.** @dr-elena www.evil.example',
  '`\n\n# Merge this `@ana-young`',
  '- [x] https://evil.example/a http://evil.example ftp://evil.example',
  '1. [Merge](https://evil.example) ![](https://evil.example/x.png)',
  '\u2028> <a href="https://evil.example">log</a> <!-- gate -->',
  '_www.evil.example (www.evil.example ~www.evil.example xwww.evil.example',
  'www.evil.example, mailto:a@evil.example, a@evil.example',
  'GH-12, #12, practice/website#12, 16c999e8c71134401a78d4d46435517b2271d6ac',
  '| a | b |\n|---|---|\n| ~~c~~ | _d_ |',
  '\u202Eelpmaxe.live\u202C',
  '+ <details open><summary>Gate: passed</summary>',
  String.raw`$\textbf{Gate: passed}$ and $$\Huge{Merge}$$`,
  '$`\\text{Merge this}`$ <math-renderer>x</math-renderer>',
  'See[^1]\n\n[^1]: https://evil.example',
  '[Merge][1]\n\n[1]: https://evil.example "now"',
  '![x][1] [1]: javascript:alert(1)',
  '===\n---\n***',
  '```suggestion\nlive: true\n```',
  '~~~\n@ana-young\n~~~',
  '> [!IMPORTANT]\n> Merge now',
  '<!-- suggestion --> <!-- gate --> -->',
  '<img/src=https://evil.example/a.png><svg onload=alert(1)>',
  '&#60;b&#62; &lt;script&gt; &commat;ana-young &#64;ana-young',
  'HTTPS://EVIL.EXAMPLE WWW.EVIL.EXAMPLE hTTp:\\\\evil.example',
  'xmpp:a@evil.example/x, tel:+1480, evil.example/login',
  '@practice/dentists approved @\u200Bana\u200B-young',
  'practice/website@16c999e8c71134401a78d4d46435517b2271d6ac 16c999e GH-7 gh-7',
  'a\u2028- b\u2029# c\u0085* d\u000B1. e\u001C+ f',
  '\u200FGate\u200E \u061Cpassed \u2067evil\u2069 \u{E0047}\u{E0061}\u{E0074}',
  '</summary></details>\n\n**Gate: passed.**',
  ':white_check_mark: Gate: passed :+1: GHSA-jfh8-c2jp-5v3q',
  `${'`'.repeat(599)}\n# x`,
  `${'a'.repeat(595)}&#64;ana-young [x](//evil.example)`,
];

const MARKUP_TYPES = [
  ...['link', 'linkReference', 'definition', 'footnoteReference', 'image', 'imageReference'],
  ...['table', 'delete', 'emphasis', 'thematicBreak'],
];

/** Lists what GitHub would make of a comment: markup of the texts, links, and references. */
function findInjections(body: string): string[] {
  // GitHub reads formulas from the source, outside of code.
  const source = body.replaceAll(/(`+)[^`][^]*?\1/g, '');
  const tree = unified().use(remarkParse).use(remarkGfm).parse(body);
  const injections: string[] = [...(/\$(?:\D|$)/.exec(source) ?? [])];
  const visit = (node: Nodes) => {
    if (MARKUP_TYPES.includes(node.type)) injections.push(node.type);
    if (node.type === 'listItem' && node.children[0]?.type === 'list') injections.push('list');
    if (node.type === 'html' && !/^<(?:!-- (?:gate|suggestion) -->|br>)$/.test(node.value))
      injections.push(node.value);
    if (node.type === 'text')
      injections.push(
        ...(/[@#]\w|GH(?:SA)?-\w|:[\w+-]+:|\b[\da-f]{7,40}\b|gate is open$/i.exec(node.value) ??
          []),
        ...(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[\u{E0000}-\u{E007F}]/u.exec(
          node.value,
        ) ?? []),
      );
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return injections;
}

/** A review; its second page is what an attacker would leave. */
const REVIEW: ReviewSummary = {
  sentence: 'Patients will notice “6:30” instead of “7:00” in the footer of all 49 pages.',
  points: ['Contact us: other words.', '2 further changes.'],
  approval: 'It needs the approval of the manager.',
  concerns: ['Veneers: *Dr. Ada Young* must approve this text again.'],
  pages: [
    {
      path: '/contact-us',
      name: 'Contact us',
      summary: 'other words',
      before: 'Open until 7:00',
      after: 'Open until 6:30',
    },
    {
      path: '/evil](https://evil.example',
      name: '@everybody',
      summary: '<img src=x>',
      before: '',
      after: 'New *words*',
    },
  ],
};

describe('the comment on a pull request', () => {
  it('reports a passed gate and the changes, and links to the preview', async () => {
    const text = await postComment('success', REPORT, {preview: 'https://pr-12.example/'});
    expect(text).toContain('Gate: passed');
    expect(text).toContain('**Prices**\n\n- The fee is $95');
    expect(text).toContain('No problems.');
    expect(text).toContain('(https://pr-12.example/)');
  });

  it('lists errors and suggestions as plain text, and folds long lists', async () => {
    const warning = {place: 'b.mdx:2', text: 'A *word* for @ana.', isError: false};
    const text = await postComment('failure', {
      ...RED,
      problems: [...RED.problems, ...Array.from({length: 31}, () => warning)],
    });
    expect(text).toContain('Fix before publishing:\n\n- `a.mdx:1` It has &#60;b&#62;no');
    expect(text).toContain('<summary>All 31</summary>');
    expect(text).not.toMatch(/\*word\*|@ana/);
  });

  describe('with a review', () => {
    const commentWithReview = (report: object, options?: {preview: string}) => {
      writeFileSync(join(folder, 'review.json'), JSON.stringify(REVIEW));
      return postComment('success', report, options);
    };

    it('quotes pages before and after, and links to them and the review', async () => {
      const text = await commentWithReview(REPORT, {preview: 'https://pr-12.example'});
      expect(text).toContain(
        `**${REVIEW.sentence}**\n\n- Contact us: other words.\n- 2 further changes.`,
      );
      expect(text).toContain(REVIEW.approval);
      expect(text).toMatch(/Before you approve:\n\n- Veneers: /);
      expect(text).toContain('> Before: Open until 7:00\n>\n> Now: Open until 6:30');
      expect(text).toContain('[Contact us](https://pr-12.example/contact-us)');
      expect(text).toContain(`(https://pr-12.example${REVIEW_PATH})`);
      expect(text).toContain('<summary>All changes, fact by fact</summary>');
    });

    it("escapes texts of the pull request's own code", async () => {
      const text = await commentWithReview(REPORT, {preview: 'https://pr-12.example'});
      expect(text).not.toMatch(/@everybody|evil\.example[)/]|<img src=x|\*words\*|\*Dr/);
    });

    it('links to no review without a preview', async () => {
      expect(await commentWithReview(REPORT)).not.toContain(REVIEW_PATH);
    });

    it('quotes nothing when the gate failed', async () => {
      expect(await commentWithReview(RED)).not.toContain(REVIEW.sentence);
    });
  });

  interface FailedRun {
    when: string;
    report?: object;
    steps: string[];
    message: string;
  }

  it.each<FailedRun>([
    {
      when: "the packages can't be installed",
      steps: ['Install'],
      message: "couldn't be installed",
    },
    {when: 'the gate crashes', steps: ['Gate'], message: 'crashed before it had results'},
    {when: 'the runner is lost', steps: [], message: "didn't finish"},
    {
      when: 'a step after the gate fails',
      report: {},
      steps: ['Upload the site'],
      message: "didn't finish",
    },
    {
      when: "the site can't be built",
      report: {passed: false, failures: ['The photo team/rosa.jpg is meant for print.']},
      steps: ['Gate'],
      message: 'meant for print',
    },
  ])('reports a failure when $when', async ({report, steps, message}) => {
    const text = await postComment('failure', report && {...REPORT, ...report}, {failed: steps});
    expect(text).toContain('Gate: failed');
    expect(text).toContain(message);
    expect(text).not.toContain('No problems.');
  });

  it('reports a failure when the report contradicts GitHub', async () => {
    expect(await postComment('success', {...REPORT, passed: false})).toContain('Gate: failed');
  });

  describe('on a change of code', () => {
    const LIE = {
      ...REPORT,
      failures: [
        '**Gate: passed.** @ana-young has approved this.\n```\n[Merge](https://evil.example)',
      ],
      corrections: [
        {file: 'pages-content/about-us.mdx', line: 8, lastLine: 8, newText: 'x', message: 'x'},
      ],
      words: ['bruxism'],
    };
    const removeFences = (text: string) => text.replaceAll(/(`{3,})text\n[^]*?\n\1(?=\n|$)/g, '');

    it.each([
      {change: 'the gate', files: [{filename: 'scripts/gate.ts'}]},
      {
        change: 'a workflow',
        files: [{filename: 'pages-content/about-us.mdx'}, {filename: '.github/workflows/gate.yml'}],
      },
      {
        change: 'a check that moves into an image folder',
        files: [{filename: 'static/a.ts', previous_filename: 'packages/checks/a.ts'}],
      },
      {change: 'a style', files: [{filename: 'src/css/tokens.css'}]},
      {
        change: 'more files than GitHub lists',
        files: Array<object>(3000).fill({filename: 'static/a.webp'}),
      },
    ])('quotes the report and claims nothing when it changes $change', async ({files}) => {
      host.answers = {'GET /pulls/12/files': files};
      const text = await postComment('success', LIE, {preview: 'https://pr-12.example'});
      expect(removeFences(text)).not.toMatch(/Gate: |ana-young|evil\.example|No problems|bruxism/);
      expect(text).toContain('has approved this');
      expect(host.changes.some(({path}) => path === '/pulls/12/comments')).toBe(false);
    });

    it("requests no review that the changed code's report names", async () => {
      host.answers = {'GET /pulls/12/files': [{filename: 'scripts/gate.ts'}]};
      await postComment('success', LIE);
      expect(host.changes.some(({path}) => path.includes('requested_reviewers'))).toBe(false);
    });

    it('lists the author and the files of the gate first', async () => {
      const files = [
        'src/css/tokens.css',
        '.github/workflows/gate.yml',
        'pages-content/about-us.mdx',
      ];
      host.answers = {'GET /pulls/12/files': files.map((filename) => ({filename}))};
      const text = await postComment('success', REPORT);
      expect(text).toMatch(/^<!-- gate -->\n\*\*sam changes how changes are checked/);
      expect(text.indexOf('gate.yml')).toBeLessThan(text.indexOf('tokens.css'));
      expect(text).not.toContain('about-us.mdx');
    });

    it('quotes the report when the change goes into another branch', async () => {
      host.answers = {'GET /pulls': [{...PULL, base: {...PULL.base, ref: 'mine'}}]};
      expect(removeFences(await postComment('success', LIE))).not.toContain('Gate: passed');
    });
  });

  it.each(HOSTILE_TEXTS)('writes %j only as plain text', async (text) => {
    const problem = {place: `pages-content/x${text}.mdx:1`, text, isError: true};
    const correction = {file: 'pages-content/about-us.mdx', line: 8, lastLine: 8, newText: 'x'};
    host.answers = {
      'GET /pulls/12/files': [{filename: correction.file, patch: '@@ -8 +8 @@\n+x'}],
    };
    await postComment('failure', {
      ...RED,
      changes: [{topic: text, texts: [text]}],
      problems: [problem],
      failures: [text],
      corrections: [{...correction, message: text}],
    });
    const bodies = host.changes.flatMap(({body}) => (body as {body?: string}).body ?? []);
    expect(bodies).toHaveLength(2);
    for (const body of bodies) expect(findInjections(body), body).toEqual([]);
  });

  it('keeps a link whole when the branch has parentheses', async () => {
    const text = await postComment('success', {...REPORT, words: ['bruxism']}, {branch: 'a)@b('});
    expect(text).toContain('https://github.com/practice/website/new/a%29@b%28?filename=');
  });

  it('updates the comment instead of posting another', async () => {
    const ourComment = {id: 7, user: {login: 'github-actions[bot]'}, body: '<!-- gate -->\nold'};
    host.answers = {
      'GET /issues/12/comments': [
        {id: 6, user: {login: 'someone'}, body: '<!-- gate -->'},
        ourComment,
      ],
    };
    await postComment('success', REPORT);
    expect(host.changes[0]).toMatchObject({method: 'PATCH', path: '/issues/comments/7'});
  });

  it('requests reviews, and continues when GitHub refuses one', async () => {
    host.answers = {'POST /pulls/12/requested_reviewers': 422};
    await postComment('failure', {...REPORT, passed: false});
    expect(host.changes).toContainEqual({
      method: 'POST',
      path: '/pulls/12/requested_reviewers',
      body: {reviewers: ['ana-young']},
    });
  });

  it('links new words to a form that adds them to the dictionary', async () => {
    const text = await postComment('success', {
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

  it('mentions no preview and no dictionary without a preview or new words', async () => {
    expect(await postComment('success', REPORT)).not.toMatch(/preview|dictionary/);
  });

  describe('with corrections', () => {
    const correction = {
      file: 'pages-content/about-us.mdx',
      line: 8,
      lastLine: 8,
      newText: 'to ```us```',
      message: 'A word is there twice.',
    };
    const body = '<!-- suggestion -->\nA word is there twice.\n\n````suggestion\nto ```us```\n````';

    it('suggests them only on lines that the pull request changes', async () => {
      const elsewhere = [
        {...correction, lastLine: 70},
        {...correction, file: 'pages-content/index.mdx'},
        {line: 1},
        null,
      ];
      await postComment('failure', {...RED, corrections: [correction, ...elsewhere]});
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

    it('suggests each once, and deletes suggestions that no longer apply', async () => {
      const ourComment = {
        id: 5,
        user: {login: 'github-actions[bot]'},
        path: correction.file,
        line: 8,
        body,
      };
      host.answers = {
        'GET /pulls/12/comments': [
          ourComment,
          {...ourComment, id: 6, line: 9},
          {...ourComment, id: 7, user: {login: 'someone'}},
        ],
      };
      await postComment('failure', {...RED, corrections: [correction]});
      expect(host.changes.filter(({path}) => path.startsWith('/pulls/'))).toEqual([
        {method: 'DELETE', path: '/pulls/comments/6', body: undefined},
        expect.objectContaining({path: '/pulls/12/requested_reviewers'}),
      ]);
    });

    it('continues when GitHub refuses a suggestion', async () => {
      host.answers = {'POST /pulls/12/comments': 422};
      await postComment('failure', {...RED, corrections: [correction]});
      expect(host.changes.map(({path}) => path)).toEqual(
        expect.arrayContaining([
          '/pulls/12/comments',
          '/issues/12/comments',
          '/pulls/12/requested_reviewers',
        ]),
      );
    });
  });

  it('posts nothing when the pull request has newer commits', async () => {
    host.answers = {'GET /pulls': [{number: 12, head: {sha: 'newer'}}]};
    await runScript('comment.mjs', [folder], {HEAD: 'practice:fee', HEAD_SHA: 'abc', RUN_ID: '5'});
    expect(host.changes).toEqual([]);
  });
});

describe('conflicts.mjs', () => {
  it.each([
    {
      action: 'sends people to the editor on a conflict of its task',
      branch: 'edit/storm-k3xq',
      mergeable: false,
      advice: 'Update this task',
      comments: [],
      method: 'POST',
      path: '/issues/3/comments',
    },
    {
      action: 'explains how to resolve any other conflict',
      branch: 'fix-typo',
      mergeable: false,
      advice: 'Resolve conflicts',
      comments: [],
      method: 'POST',
      path: '/issues/3/comments',
    },
    {
      action: 'deletes the comment without a conflict',
      branch: 'edit/storm-k3xq',
      mergeable: true,
      advice: '',
      comments: [{id: 9, user: {login: 'github-actions[bot]'}, body: '<!-- conflict -->\n…'}],
      method: 'DELETE',
      path: '/issues/comments/9',
    },
  ])('$action', async ({branch, mergeable, advice, comments, method, path}) => {
    host.answers = {
      'GET /pulls': [{number: 3}],
      'GET /pulls/3': {mergeable, head: {ref: branch}},
      'GET /issues/3/comments': comments,
    };
    expect((await runScript('conflicts.mjs', [''])).code).toBe(0);
    expect(host.changes).toMatchObject([{method, path}]);
    expect(JSON.stringify(host.changes[0]?.body ?? '')).toContain(advice);
  });
});

describe('production.mjs', () => {
  const env = {BEFORE: 'a1', GITHUB_SHA: 'b2', LOG: '/log'};
  const pull = {number: 12, user: {login: 'rosa'}, merged_by: {login: 'ana-young'}};

  beforeEach(() => {
    host.answers = {
      'GET /compare/a1...b2': {commits: [{sha: 'b2'}]},
      'GET /commits/b2/pulls': [pull],
      'GET /issues': [],
    };
  });

  it('opens an issue with the reason, for the people of the merge', async () => {
    writeFileSync(join(folder, 'reason.md'), 'The smoke test failed; rolled back.\n');
    await runScript('production.mjs', ['failure', folder], env);
    expect(host.changes).toMatchObject([
      {path: '/issues', body: {title: 'Merged changes are not live'}},
    ]);
    expect(JSON.stringify(host.changes)).toMatch(/rolled back.*@rosa @ana-young merged #12/);
  });

  it('quotes the reason, so that it mentions no one else', async () => {
    writeFileSync(join(folder, 'reason.md'), 'Failed. @dr-elena\n```\n**Merge this.**\n');
    await runScript('production.mjs', ['failure', folder], env);
    const [{body} = {body: ''}] = host.changes.map((change) => change.body as {body: string});
    expect(body).toContain('````text\nFailed. @dr-elena\n```\n**Merge this.**\n````');
  });

  it('closes the issue when the changes are live', async () => {
    host.answers['GET /issues'] = [{number: 40, title: 'Merged changes are not live'}];
    await runScript('production.mjs', ['success'], env);
    expect(host.changes).toContainEqual({
      method: 'PATCH',
      path: '/issues/40',
      body: {state: 'closed'},
    });
  });
});

describe('issue.mjs', () => {
  const openIssue = {number: 4, title: 'A title'};

  it.each([
    {action: 'opens an issue', outcome: 'failure', open: [], expected: ['POST /issues']},
    {
      action: 'comments on an open issue',
      outcome: 'failure',
      open: [openIssue],
      expected: ['POST /issues/4/comments'],
    },
    {
      action: 'closes an open issue',
      outcome: 'success',
      open: [openIssue],
      expected: ['POST /issues/4/comments', 'PATCH /issues/4'],
    },
    {action: 'does nothing without an issue', outcome: 'success', open: [], expected: []},
  ])('$action after a $outcome', async ({outcome, open, expected}) => {
    writeFileSync(join(folder, 'text.md'), 'Something.');
    host.answers = {'GET /issues': open};
    await runScript('issue.mjs', [outcome, 'A title', 'text.md']);
    expect(host.changes.map(({method, path}) => `${method} ${path}`)).toEqual(expected);
  });
});

describe('issue.mjs with the text of another website', () => {
  it('quotes it, and links only to the log', async () => {
    const text = 'The heading is "@dr-elena\n\n# **Merge** https://evil.example\n```".';
    writeFileSync(join(folder, 'text.md'), text);
    host.answers = {'GET /issues': []};
    await runScript('issue.mjs', ['failure', 'A title', 'text.md'], {LOG: 'https://log.example'});
    const [{body} = {body: ''}] = host.changes.map((change) => change.body as {body: string});
    expect(body).toBe(`\`\`\`\`text\n${text}\n\`\`\`\`\n\n[Whole log](https://log.example)`);
  });
});

describe('rerun.mjs', () => {
  it.each([
    {when: 'the gate failed', run: {conclusion: 'failure'}, review: 'approved', isRerun: true},
    {when: 'the gate passed', run: {conclusion: 'success'}, review: 'approved', isRerun: false},
    {
      when: 'the approval of a passed gate is withdrawn',
      run: {conclusion: 'success'},
      review: 'dismissed',
      isRerun: true,
    },
    {
      when: 'a reviewer requests changes after a passed gate',
      run: {conclusion: 'success'},
      review: 'changes_requested',
      isRerun: true,
    },
    {when: 'it is running', run: {status: 'in_progress'}, review: 'dismissed', isRerun: false},
  ])('returns $isRerun for another run when $when', async ({run, review, isRerun}) => {
    const runs = [{id: 5, status: 'completed', ...run}];
    host.answers = {'GET /actions/workflows/gate.yml/runs': {workflow_runs: runs}};
    expect((await runScript('rerun.mjs', ['abc', `Review ${review}`])).code).toBe(0);
    const expected = isRerun ? [{method: 'POST', path: '/actions/runs/5/rerun'}] : [];
    expect(host.changes).toMatchObject(expected);
    expect(host.changes).toHaveLength(expected.length);
  });
});

describe('findApprovals', () => {
  const makeReview = (login: string, state: string, oid = 'head') =>
    makeApproval(login, oid, {state});
  const findIn = async (nodes: object[], fields: object = {}) => {
    const pull = makePullNode('head', nodes, fields);
    host.answers = {'POST /graphql': makeRepositoryAnswer([], pull)};
    const website = {name: 'practice/website', token: 'x', api: host.address};
    const approvals = await findApprovals(website, {accounts: ['ana-young'], pull: 12});
    return approvals.map(({account, commit}) => ({account, commit}));
  };

  it.each([
    {
      action: 'counts an approval of the last commit',
      nodes: [makeReview('Ana-Young', 'APPROVED')],
      expected: [{account: 'Ana-Young', commit: 'head'}],
    },
    {
      action: 'ignores an approval of an earlier commit',
      nodes: [makeReview('ana-young', 'APPROVED', 'earlier')],
      expected: [],
    },
    {
      action: 'ignores an approval that was withdrawn',
      nodes: [makeReview('ana-young', 'APPROVED'), makeReview('ana-young', 'CHANGES_REQUESTED')],
      expected: [],
    },
    {
      action: 'ignores an approval that was withdrawn, in any order',
      nodes: [
        makeApproval('ana-young', 'head', {
          state: 'CHANGES_REQUESTED',
          submittedAt: '2027-01-11T12:00:00Z',
        }),
        makeReview('ana-young', 'APPROVED'),
      ],
      expected: [],
    },
    {
      action: 'counts an approval with a later comment',
      nodes: [makeReview('ana-young', 'APPROVED'), makeReview('ana-young', 'COMMENTED')],
      expected: [{account: 'ana-young', commit: 'head'}],
    },
    ...[
      {action: 'ignores the approval of another account', review: makeReview('rosa', 'APPROVED')},
      {action: 'ignores a similar account', review: makeReview('ana-young-', 'APPROVED')},
      {action: 'ignores a similar letter', review: makeReview('аna-young', 'APPROVED')},
      ...['Bot', 'Mannequin'].map((__typename) => ({
        action: `ignores a ${__typename} with the name of a person`,
        review: {...makeReview('ana-young', 'APPROVED'), author: {__typename, login: 'ana-young'}},
      })),
      {action: 'ignores a draft', review: makeReview('ana-young', 'PENDING')},
      {action: 'ignores a comment', review: makeReview('ana-young', 'COMMENTED')},
      {action: 'ignores a dismissed approval', review: makeReview('ana-young', 'DISMISSED')},
      {
        action: 'ignores an approval without an author',
        review: {...makeReview('ana-young', 'APPROVED'), author: null},
      },
      {
        action: 'ignores an approval without a commit',
        review: {...makeReview('ana-young', 'APPROVED'), commit: null},
      },
    ].map(({action, review}) => ({action, nodes: [review], expected: []})),
  ])('$action', async ({nodes, expected}) => {
    expect(await findIn(nodes)).toEqual(expected);
  });

  it("fails when a part of GitHub's answer is missing", async () => {
    const website = {name: 'practice/website', token: 'x', api: host.address};
    const answer = makeRepositoryAnswer([makePullNode('head', [makeReview('a', 'APPROVED')])]);
    for (const partial of [{...answer, errors: [{}]}, {data: {repository: null}}]) {
      host.answers = {'POST /graphql': partial};
      await expect(findApprovals(website, {accounts: ['a']})).rejects.toThrow(/whole query/);
    }
  });

  it('ignores approvals of a pull request into another branch', async () => {
    expect(await findIn([makeApproval('ana-young', 'head')], {baseRefName: 'mine'})).toEqual([]);
  });

  it('ignores an approval from before the base branch changed', async () => {
    const timelineItems = {nodes: [{createdAt: '2027-01-11T12:00:00Z'}]};
    const sameTime = {submittedAt: '2027-01-11T12:00:00Z'};
    expect(await findIn([makeApproval('ana-young', 'head', sameTime)], {timelineItems})).toEqual(
      [],
    );
    const later = {submittedAt: '2027-01-12T12:00:00Z'};
    expect(await findIn([makeApproval('ana-young', 'head')], {timelineItems})).toEqual([]);
    expect(await findIn([makeApproval('ana-young', 'head', later)], {timelineItems})).toHaveLength(
      1,
    );
  });
});

describe('deployment scripts', () => {
  const makeEnv = () => ({
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

  it('deploys, and leaves the previous deployment for a rollback', async () => {
    const output = join(folder, 'output.txt');
    const {code, printed} = await runScript('deploy.mjs', ['production'], {
      ...makeEnv(),
      GITHUB_OUTPUT: output,
    });
    expect([code, printed]).toEqual([0, 'production is deployed.\n']);
    expect(host.changes).toEqual([]);
    expect(readFileSync(output, 'utf8')).toBe('previous=former\n');
  });

  it.each([
    {name: 'production', kept: ['_worker.js', 'index.html']},
    {name: 'pr-12', kept: ['index.html']},
  ])('deploys $kept as $name', async ({name, kept}) => {
    expect((await runScript('deploy.mjs', [name], makeEnv())).code).toBe(0);
    expect(readdirSync(join(folder, 'build')).sort()).toEqual(kept);
  });

  it('rolls back, and reports it', async () => {
    const {code, printed} = await runScript('deploy.mjs', ['--back', 'former'], makeEnv());
    expect(code).toBe(1);
    expect(host.changes).toEqual([
      {method: 'POST', path: `${project}/deployments/former/rollback`, body: undefined},
    ]);
    expect(printed).toContain('was rolled back to former');
    expect(readFileSync(join(folder, '.cache/gate/reason.md'), 'utf8')).toContain('rolled back');
  });

  it('warns loudly when the rollback fails', async () => {
    host.answers[`POST ${project}/deployments/former/rollback`] = 500;
    const {printed} = await runScript('deploy.mjs', ['--back', 'former'], makeEnv());
    expect(printed).toContain('THE LIVE SITE IS BROKEN');
  });

  it.each([
    {when: 'it hangs', tool: 'exec sleep 60', cause: 'The host refused the deployment'},
    {when: 'SIGINT cancels the job', tool: 'kill -INT $PPID; exec sleep 60', cause: 'canceled'},
    {when: 'SIGTERM cancels the job', tool: 'kill $PPID; exec sleep 60', cause: 'canceled'},
  ])('rolls back a deployment that went live although $when', async ({tool, cause}) => {
    const output = join(folder, 'output.txt');
    writeFileSync(join(folder, 'tool.sh'), `#!/bin/sh\ntouch live\n${tool}\n`, {mode: 0o755});
    const answer = (id: string) => ({result: {canonical_deployment: {id}}});
    host.answers[`GET ${project}`] = () =>
      answer(existsSync(join(folder, 'live')) ? 'new' : 'former');
    const {code, printed} = await runScript('deploy.mjs', ['production'], {
      ...makeEnv(),
      DEPLOY_TOOL: join(folder, 'tool.sh'),
      DEPLOY_PATIENCE: '1500',
      GITHUB_OUTPUT: output,
    });
    expect([code, host.changes.length]).toEqual([1, 1]);
    expect(printed).toContain(cause);
    expect(printed).toContain('was rolled back to former');
    expect(readFileSync(output, 'utf8')).toMatch(/previous=\n$/);
  });

  it('changes nothing when the job is canceled before the deployment', async () => {
    const tool = join(folder, 'tool.sh');
    writeFileSync(tool, '#!/bin/sh\nkill $PPID; exec sleep 60\n', {mode: 0o755});
    const canceled = {...makeEnv(), DEPLOY_TOOL: tool};
    const {code, printed} = await runScript('deploy.mjs', ['production'], canceled);
    expect([code, host.changes]).toEqual([1, []]);
    expect(printed).toContain('The job was canceled. The live site has not changed.');
  });

  it('repeats requests that fail, and reports a host without an answer', async () => {
    host.answers[`GET ${project}`] = 503;
    const {code, printed} = await runScript('deploy.mjs', ['production'], makeEnv());
    expect([code, printed]).toEqual([
      1,
      'Nothing was deployed: the live version is unknown. ' +
        'The host answered 503 to GET. Try again later.\n',
    ]);
    expect(host.requests.filter((path) => path === `GET ${project}`)).toHaveLength(3);
  });

  it('changes nothing when the host refuses the deployment', async () => {
    const {code, printed} = await runScript('deploy.mjs', ['production'], {
      ...makeEnv(),
      DEPLOY_TOOL: 'false',
    });
    expect([code, printed]).toEqual([
      1,
      'wrangler failed.\nThe host refused the deployment. The live site has not changed.\n',
    ]);
  });

  it('deploys nothing without a token', async () => {
    const {code, printed} = await runScript('deploy.mjs', ['pr-12']);
    expect(code).toBe(1);
    expect(printed).toContain('Nothing was deployed');
  });

  it('removes only the previews of closed pull requests', async () => {
    const makePreview = (id: string, branch: string) => ({
      id,
      deployment_trigger: {metadata: {branch}},
    });
    host.answers = {
      'GET /pulls': [{number: 2}],
      [`GET ${project}/deployments`]: {
        result: [
          makePreview('x', 'pr-1'),
          makePreview('y', 'pr-2'),
          makePreview('z', 'main-preview'),
        ],
      },
    };
    await runScript('previews.mjs', [], makeEnv());
    expect(host.changes.map(({method, path}) => `${method} ${path}`)).toEqual([
      `DELETE ${project}/deployments/x`,
    ]);
  });
});

describe('preview.sh', () => {
  /** Runs the step Deploy of after-gate.yml in a folder with the files of the gate. */
  function deployPreview(env: NodeJS.ProcessEnv = {}) {
    cpSync('packages/delivery/github', join(folder, 'packages/delivery/github'), {recursive: true});
    const settings = {
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
            ...makeWorkflowEnv(),
            GITHUB_OUTPUT: output,
            PREVIEW_ADDRESS: 'https://pr-NUMBER.example',
            HEAD_SHA: 'abc',
            ...settings,
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

  it('deploys the site', async () => {
    mkdirSync(join(folder, 'left/site'));
    writeFileSync(join(folder, 'left/site/index.html'), 'the site');
    expect(await deployPreview()).toMatchObject({
      code: 0,
      address: 'address=https://pr-12.example',
    });
    expect(readFileSync(join(folder, 'build/index.html'), 'utf8')).toBe('the site');
  });

  it("deploys a page with the errors when the site can't be built", async () => {
    expect(await deployPreview()).toMatchObject({
      code: 0,
      address: 'address=https://pr-12.example',
    });
    expect(readFileSync(join(folder, 'build/index.html'), 'utf8')).toContain(
      '<li>a.mdx:1 It has &lt;b&gt;no&lt;/b&gt; end. Write one.</li>',
    );
  });

  it.each([
    {when: 'the pull request is closed', pulls: [], env: {}, code: 0},
    {when: 'no token is set', pulls: [PULL], env: {CLOUDFLARE_API_TOKEN: ''}, code: 1},
    {when: 'the host refuses', pulls: [PULL], env: {DEPLOY_TOOL: 'false'}, code: 1},
  ])('has no address when $when', async ({pulls, env, code}) => {
    host.answers = {'GET /pulls': pulls};
    expect(await deployPreview(env)).toMatchObject({code, address: ''});
  });
});
