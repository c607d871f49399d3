import {describe, expect, it} from 'vitest';
import type {GateReport} from '../../github/report.mjs';
import {CHANGED_PAGE, CORRECTION, FAILED, PASSED} from './gateRun';
import {PULL, useWorkflow} from './workflow';

const {host, project, runScript} = useWorkflow();

/** Posts the comment on a gate run, and returns its text. */
async function postComment(
  conclusion: string,
  report?: Partial<GateReport>,
  env: NodeJS.ProcessEnv = {},
) {
  if (report) project.write('report.json', report);
  host.answers = {
    'GET /pulls': [PULL],
    'GET /actions/runs/5/jobs': {jobs: []},
    'GET /issues/12/comments': [],
    'GET /pulls/12/files': [CHANGED_PAGE],
    'GET /pulls/12/comments': [],
    ...host.answers,
  };
  const {code, printed} = await runScript('comment.mjs', ['.'], {
    HEAD: 'practice:fee',
    HEAD_SHA: 'abc',
    CONCLUSION: conclusion,
    RUN_ID: '5',
    LOG: '/log',
    ...env,
  });
  expect(code, printed).toBe(0);
  const posted = host.changes.find(({path}) => /^\/issues\/(12\/)?comments/.test(path));
  return String((posted?.body as {body: string} | undefined)?.body);
}

const listPaths = () => host.changes.map(({path}) => path);

describe('comment.mjs', () => {
  it('comments on a passed gate, and links to the preview', async () => {
    const text = await postComment('success', PASSED, {PREVIEW: 'https://pr-12.example/'});
    expect(text).toMatch(/^<!-- gate -->\n\*\*Gate: passed/);
    expect(text).toContain('(https://pr-12.example/)');
  });

  it('names the step that failed when there is no report', async () => {
    const failedStep = {name: 'Install', conclusion: 'failure'};
    const steps = [failedStep, {name: 'Gate', conclusion: 'skipped'}];
    host.answers = {'GET /actions/runs/5/jobs': {jobs: [{steps}]}};
    const text = await postComment('failure');
    expect(text).toContain("couldn't be installed");
    expect(text).not.toContain('crashed');
  });

  it.each([
    {action: 'quotes the review when the gate passed', report: PASSED, isQuoted: true},
    {action: 'quotes nothing when the gate failed', report: FAILED, isQuoted: false},
  ])('$action', async ({report, isQuoted}) => {
    const sentence = 'Patients will notice “6:30” instead of “7:00”.';
    project.write('review.json', {sentence});
    expect((await postComment('success', report)).includes(sentence)).toBe(isQuoted);
  });

  it('posts only the quoted report of changed code', async () => {
    host.answers = {'GET /pulls/12/files': [{filename: 'scripts/gate.ts'}, CHANGED_PAGE]};
    const report = {...PASSED, corrections: [CORRECTION], words: ['bruxism']};
    expect(await postComment('success', report)).toMatch(
      /^<!-- gate -->\n\*\*sam changes how changes are checked/,
    );
    expect(listPaths()).toEqual(['/issues/12/comments']);
  });

  it('keeps a link whole when the branch has other characters', async () => {
    const report = {...PASSED, words: ['bruxism']};
    const text = await postComment('success', report, {HEAD: 'practice:a)@b(#c'});
    expect(text).toContain('https://github.com/practice/website/new/a%29@b%28%23c?filename=');
  });

  it('updates the comment instead of posting another', async () => {
    const ourComment = {id: 7, user: {login: 'github-actions[bot]'}, body: '<!-- gate -->\nold'};
    host.answers = {
      'GET /issues/12/comments': [
        {id: 6, user: {login: 'someone'}, body: '<!-- gate -->'},
        ourComment,
      ],
    };
    await postComment('success', PASSED);
    expect(host.changes[0]).toMatchObject({method: 'PATCH', path: '/issues/comments/7'});
  });

  it('suggests corrections only on lines that the pull request changes', async () => {
    const elsewhere = [
      {...CORRECTION, lastLine: 70},
      {...CORRECTION, file: 'pages-content/index.mdx'},
      {line: 1},
      null,
    ];
    const corrections = [CORRECTION, ...elsewhere] as GateReport['corrections'];
    await postComment('failure', {...FAILED, corrections});
    expect(host.changes.filter(({path}) => path.startsWith('/pulls/12/comments'))).toEqual([
      {
        method: 'POST',
        path: '/pulls/12/comments',
        body: {
          path: 'pages-content/about-us.mdx',
          line: 8,
          side: 'RIGHT',
          commit_id: 'abc',
          body:
            '<!-- suggestion -->\nA word is there twice.\n\n' + '````suggestion\nto ```us```\n````',
        },
      },
    ]);
  });

  it('continues when GitHub refuses a suggestion and a review', async () => {
    host.answers = {
      'POST /pulls/12/comments': 422,
      'POST /pulls/12/requested_reviewers': 422,
    };
    await postComment('failure', {...FAILED, corrections: [CORRECTION]});
    expect(listPaths()).toEqual([
      '/issues/12/comments',
      '/pulls/12/comments',
      '/pulls/12/requested_reviewers',
    ]);
    expect(host.changes.at(-1)?.body).toEqual({reviewers: ['ana-young']});
  });

  it.each([
    {when: 'has newer commits', pulls: [{number: 12, head: {sha: 'newer'}}]},
    {when: 'shares its branch with another', pulls: [PULL, {...PULL, number: 13}]},
  ])('posts nothing when the pull request $when', async ({pulls}) => {
    host.answers = {'GET /pulls': pulls};
    await postComment('success', PASSED);
    expect(host.changes).toEqual([]);
  });
});
