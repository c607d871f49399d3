import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {useWorkflow} from './workflow';

const {host, project, runScript} = useWorkflow();

describe('deployment scripts', () => {
  const makeEnv = () => ({
    CLOUDFLARE_API_TOKEN: 'x',
    CLOUDFLARE_ACCOUNT_ID: 'a',
    CLOUDFLARE_PROJECT: 'p',
    CLOUDFLARE_API: host.address,
    DEPLOY_TOOL: 'true',
    DEPLOY_PAUSE: '1',
  });
  const projectPath = '/accounts/a/pages/projects/p';

  beforeEach(() => {
    for (const file of ['index.html', 'index.html.br', '_worker.js'])
      project.write(`build/${file}`, '');
    host.answers = {[`GET ${projectPath}`]: {result: {canonical_deployment: {id: 'former'}}}};
  });

  it('deploys, and leaves the previous deployment for a rollback', async () => {
    const output = join(project.folder, 'output.txt');
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
    expect(readdirSync(join(project.folder, 'build')).sort()).toEqual(kept);
  });

  it('rolls back, and reports it', async () => {
    const {code, printed} = await runScript('deploy.mjs', ['--back', 'former'], makeEnv());
    expect(code).toBe(1);
    expect(host.changes).toEqual([
      {method: 'POST', path: `${projectPath}/deployments/former/rollback`, body: undefined},
    ]);
    expect(printed).toContain('was rolled back to former');
    expect(readFileSync(join(project.folder, '.cache/gate/reason.md'), 'utf8')).toContain(
      'rolled back',
    );
  });

  it('warns loudly when the rollback fails', async () => {
    host.answers[`POST ${projectPath}/deployments/former/rollback`] = 500;
    const {printed} = await runScript('deploy.mjs', ['--back', 'former'], makeEnv());
    expect(printed).toContain('THE LIVE SITE IS BROKEN');
  });

  it.each([
    {when: 'it hangs', tool: 'exec sleep 60', cause: 'The host refused the deployment'},
    {when: 'SIGINT cancels the job', tool: 'kill -INT $PPID; exec sleep 60', cause: 'canceled'},
    {when: 'SIGTERM cancels the job', tool: 'kill $PPID; exec sleep 60', cause: 'canceled'},
  ])('rolls back a deployment that went live although $when', async ({tool, cause}) => {
    const output = join(project.folder, 'output.txt');
    writeFileSync(join(project.folder, 'tool.sh'), `#!/bin/sh\ntouch live\n${tool}\n`, {
      mode: 0o755,
    });
    const answer = (id: string) => ({result: {canonical_deployment: {id}}});
    host.answers[`GET ${projectPath}`] = () =>
      answer(existsSync(join(project.folder, 'live')) ? 'new' : 'former');
    const {code, printed} = await runScript('deploy.mjs', ['production'], {
      ...makeEnv(),
      DEPLOY_TOOL: join(project.folder, 'tool.sh'),
      DEPLOY_PATIENCE: '1500',
      GITHUB_OUTPUT: output,
    });
    expect([code, host.changes.length]).toEqual([1, 1]);
    expect(printed).toContain(cause);
    expect(printed).toContain('was rolled back to former');
    expect(readFileSync(output, 'utf8')).toMatch(/previous=\n$/);
  });

  it('changes nothing when the job is canceled before the deployment', async () => {
    const tool = join(project.folder, 'tool.sh');
    writeFileSync(tool, '#!/bin/sh\nkill $PPID; exec sleep 60\n', {mode: 0o755});
    const canceled = {...makeEnv(), DEPLOY_TOOL: tool};
    const {code, printed} = await runScript('deploy.mjs', ['production'], canceled);
    expect([code, host.changes]).toEqual([1, []]);
    expect(printed).toContain('The job was canceled. The live site has not changed.');
  });

  it('repeats requests that fail, and reports a host without an answer', async () => {
    host.answers[`GET ${projectPath}`] = 503;
    const {code, printed} = await runScript('deploy.mjs', ['production'], makeEnv());
    expect([code, printed]).toEqual([
      1,
      'Nothing was deployed: the live version is unknown. ' +
        'The host answered 503 to GET. Try again later.\n',
    ]);
    expect(host.requests.filter((path) => path === `GET ${projectPath}`)).toHaveLength(3);
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
      [`GET ${projectPath}/deployments`]: {
        result: [
          makePreview('x', 'pr-1'),
          makePreview('y', 'pr-2'),
          makePreview('z', 'main-preview'),
        ],
      },
    };
    await runScript('previews.mjs', [], makeEnv());
    expect(host.changes.map(({method, path}) => `${method} ${path}`)).toEqual([
      `DELETE ${projectPath}/deployments/x`,
    ]);
  });
});
