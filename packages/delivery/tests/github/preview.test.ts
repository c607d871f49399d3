import {cpSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {PULL, useWorkflow} from './workflow';

const {host, project, run} = useWorkflow();

describe('preview.sh', () => {
  /** Runs the step Deploy of after-gate.yml in a folder with the files of the gate. */
  async function deployPreview(env: NodeJS.ProcessEnv = {}) {
    const scripts = 'packages/delivery/github';
    cpSync(scripts, join(project.folder, scripts), {recursive: true});
    project.write('output', '');
    const {code} = await run('bash', [`${scripts}/preview.sh`, 'left'], {
      GITHUB_OUTPUT: join(project.folder, 'output'),
      PREVIEW_ADDRESS: 'https://pr-NUMBER.example',
      HEAD_SHA: 'abc',
      CLOUDFLARE_API_TOKEN: 'x',
      CLOUDFLARE_API: host.address,
      DEPLOY_TOOL: 'true',
      ...env,
    });
    return {code, address: readFile('output').trim()};
  }

  const readFile = (file: string) => readFileSync(join(project.folder, file), 'utf8');

  beforeEach(() => {
    host.answers = {'GET /pulls': [PULL]};
    const problem = {place: 'a.mdx:1', text: 'It has <b>no</b>&nbsp;end.', isError: true};
    project.write('left/report/report.json', {passed: false, problems: [problem]});
  });

  it('deploys the site', async () => {
    project.write('left/site/index.html', 'the site');
    expect(await deployPreview()).toEqual({code: 0, address: 'address=https://pr-12.example'});
    expect(readFile('build/index.html')).toBe('the site');
  });

  it("deploys a page with the errors when the site can't be built", async () => {
    expect(await deployPreview()).toEqual({code: 0, address: 'address=https://pr-12.example'});
    expect(readFile('build/index.html')).toContain(
      '<li>a.mdx:1 It has &lt;b&gt;no&lt;/b&gt;&amp;nbsp;end.</li>',
    );
  });

  it.each([
    {when: 'the pull request is closed', pulls: [], env: {}, code: 0},
    {when: 'no token is set', pulls: [PULL], env: {CLOUDFLARE_API_TOKEN: ''}, code: 1},
    {when: 'the host refuses', pulls: [PULL], env: {DEPLOY_TOOL: 'false'}, code: 1},
  ])('has no address when $when', async ({pulls, env, code}) => {
    host.answers = {'GET /pulls': pulls};
    expect(await deployPreview(env)).toEqual({code, address: ''});
  });
});
