import {type ChildProcess, execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {resolve} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {useWorkflow} from './github/workflow';

const {host, project} = useWorkflow();

/** Files of a build. Two have the same content, and one is compressed, which isn't deployed. */
const FILES = {
  'index.html': 'home',
  'about us.html': 'about',
  'assets/a.js': 'code',
  'assets/copy of a.js': 'code',
  'index.html.br': 'compressed',
  _redirects: '/home / 301!',
};

const hashSha1 = (text: string) => createHash('sha1').update(text).digest('hex');

/** Lets the deploy go through some states, one for each request; the last one stays. */
function answerWithStates(...states: object[]): void {
  host.answers['GET /deploys/new'] = () => (states.length > 1 ? states.shift() : states[0]);
}

const findChanges = (method: string) => host.changes.filter((change) => change.method === method);

beforeEach(() => {
  for (const [file, text] of Object.entries(FILES)) project.write(`build/${file}`, text);
  host.answers = {
    'GET /sites/our-site': {published_deploy: {id: 'former'}},
    'POST /sites/our-site/deploys': {id: 'new'},
  };
});

/** Runs the script of the workflows with Netlify's token. */
function deploy(
  args: string[],
  {patience = '20000', onStart = (_: ChildProcess): unknown => undefined} = {},
) {
  const env = {
    PATH: process.env.PATH,
    NETLIFY_AUTH_TOKEN: 'x',
    NETLIFY_SITE_ID: 'our-site',
    NETLIFY_API: host.address,
    DEPLOY_PAUSE: '1',
    DEPLOY_PATIENCE: patience,
  };
  const command = [resolve('packages/delivery/github/deploy.mjs'), ...args];
  return new Promise<{code: number; printed: string}>((done) => {
    const child = execFile(
      process.execPath,
      command,
      {cwd: project.folder, env},
      (error, out, err) => done({code: error ? 1 : 0, printed: `${out}${err}`}),
    );
    onStart(child);
  });
}

describe('the deployment to Netlify', () => {
  it('sends the digest of every file, and uploads those that Netlify needs', async () => {
    answerWithStates(
      {state: 'preparing'},
      {state: 'prepared', required: [hashSha1('about'), hashSha1('code')]},
      {state: 'processing'},
      {state: 'ready'},
    );
    expect(await deploy(['production'])).toEqual({
      code: 0,
      printed: 'production is deployed.\n',
    });
    const [creation] = findChanges('POST');
    expect(creation?.path).toBe('/sites/our-site/deploys');
    expect(creation?.body).toEqual({
      draft: false,
      async: true,
      files: {
        '/index.html': hashSha1('home'),
        '/about us.html': hashSha1('about'),
        '/assets/a.js': hashSha1('code'),
        '/assets/copy of a.js': hashSha1('code'),
        '/_redirects': hashSha1('/home / 301!'),
      },
    });
    const uploads = findChanges('PUT');
    expect(uploads.map(({body}) => String(body)).sort()).toEqual(['about', 'code']);
    expect(uploads[0]?.path).toBe('/deploys/new/files/about%20us.html');
  });

  it('deploys the function that counts taps if the site counts them', async () => {
    const deployIn = async (countsIn: string) => {
      project.write('.cache/hosting/rules.json', {countsIn});
      host.changes.length = 0;
      answerWithStates(
        {state: 'prepared', required: [], required_functions: ['x']},
        {state: 'ready'},
      );
      expect((await deploy(['production', 'true'])).code).toBe(0);
      const [creation] = findChanges('POST');
      return (creation?.body as {functions: {taps: string}} | undefined)?.functions.taps;
    };
    const digest = await deployIn('America/Phoenix');
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(findChanges('PUT')[0]?.path).toBe('/deploys/new/functions/taps');
    expect(await deployIn('America/Phoenix')).toBe(digest);
    expect(await deployIn('America/Denver')).not.toBe(digest);
  });

  it('deploys a preview under its own name', async () => {
    answerWithStates({state: 'ready', required: []});
    expect((await deploy(['pr-12'])).code).toBe(0);
    expect(findChanges('POST')[0]?.body).toMatchObject({branch: 'pr-12'});
    expect(findChanges('PUT')).toEqual([]);
  });

  it.each([
    {
      when: 'Netlify reports an error',
      state: {state: 'error', error_message: 'Too many files'},
      patience: '20000',
      message: 'Netlify refused the deploy: Too many files',
    },
    {
      when: 'Netlify takes too long',
      state: {state: 'processing'},
      patience: '1',
      message: 'Netlify\'s deploy is still "processing".',
    },
  ])('cancels the deploy and fails when $when', async ({state, patience, message}) => {
    answerWithStates(state);
    const {code, printed} = await deploy(['production'], {patience});
    expect([code, printed]).toEqual([
      1,
      `${message}\nThe host refused the deployment. The live site has not changed.\n`,
    ]);
    expect(findChanges('POST').at(-1)?.path).toBe('/deploys/new/cancel');
  });

  it('cancels the deploy when the job is canceled', async () => {
    const {code, printed} = await deploy(['production'], {
      onStart: (child) =>
        (host.answers['GET /deploys/new'] = () => child.kill('SIGTERM') && {state: 'processing'}),
    });
    expect(code).toBe(1);
    expect(printed).toContain('The job was canceled. The live site has not changed.');
    expect(findChanges('POST').at(-1)?.path).toBe('/deploys/new/cancel');
  });

  it('rolls back when the smoke test fails', async () => {
    const {code, printed} = await deploy(['--back', 'former']);
    expect([code, findChanges('POST').at(-1)?.path]).toEqual([
      1,
      '/sites/our-site/deploys/former/restore',
    ]);
    expect(printed).toContain('was rolled back to former');
  });
});
