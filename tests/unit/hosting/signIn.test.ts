import {runInNewContext} from 'node:vm';
import {afterEach, describe, expect, it, vi} from 'vitest';
import worker from '../../../hosting/sign-in/worker.mjs';

const ENV = {
  CLIENT_ID: 'id',
  CLIENT_SECRET: 'secret',
  EDITORS: 'https://main-preview.previews.example http://localhost:3000',
};
const HOST = 'https://sign-in.example';

const sendRequest = (path: string, cookie = '', env: Partial<typeof ENV> = ENV) =>
  worker.fetch(new Request(HOST + path, {headers: {Cookie: cookie}}), env as typeof ENV);

function mockGitHub(answer: object) {
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer));
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** The messages of the page to a window that answers from an origin. */
async function readMessages(origin: string, response: Response): Promise<unknown[]> {
  const script = /<script[^>]*>([^]*)<\/script>/.exec(await response.text())?.[1] ?? '';
  const messages: unknown[] = [];
  const opener = {postMessage: (message: string, to: string) => messages.push([message, to])};
  runInNewContext(script, {
    opener,
    RegExp,
    addEventListener: (_: string, listen: (event: object) => void) =>
      listen({origin, source: opener}),
  });
  return messages.filter((text) => !String(text).startsWith('authorizing:'));
}

describe('the sign-in worker', () => {
  it('redirects to GitHub, for a sign-in in the same browser', async () => {
    const {status, headers} = await sendRequest('/auth?provider=github');
    const target = new URL(headers.get('Location') ?? '');
    expect([status, target.origin + target.pathname]).toEqual([
      302,
      'https://github.com/login/oauth/authorize',
    ]);
    // A GitHub App's token has the rights of the App.
    expect(target.searchParams.has('scope')).toBe(false);
    expect(target.searchParams.get('redirect_uri')).toBe(`${HOST}/callback`);
    expect(headers.get('Set-Cookie')).toContain(`state=${target.searchParams.get('state')}`);
    expect(headers.get('Set-Cookie')).toMatch(/HttpOnly; Secure/);
  });

  it("gives the token only to the editor of main's preview", async () => {
    const github = mockGitHub({access_token: 'ghu_1</script>'});
    const answer = () => sendRequest('/callback?code=c&state=s-1', 'state=s-1');
    expect(await readMessages('https://main-preview.previews.example', await answer())).toEqual([
      [
        expect.stringMatching(/^authorization:github:success:.*ghu_1<\/script>/),
        'https://main-preview.previews.example',
      ],
    ]);
    for (const other of [
      'https://evil.example',
      'https://pr-7.previews.example',
      'https://main-preview.previews.example:8443',
      'https://a.b.previews.example',
      'https://x.previews.example.evil.example',
    ])
      expect(await readMessages(other, await answer())).toEqual([]);
    expect(JSON.parse(github.mock.calls[0]?.[1]?.body as string)).toMatchObject({
      client_secret: 'secret',
      code: 'c',
    });
  });

  it.each(['/callback?code=c&state=s-2', '/callback?code=c', '/callback?state=s-1'])(
    'sends nothing to GitHub for %s, which it did not start',
    async (path) => {
      const github = mockGitHub({access_token: 'x'});
      const messages = await readMessages(
        'https://main-preview.previews.example',
        await sendRequest(path, 'state=s-1'),
      );
      expect(String(messages)).toContain('try again');
      expect(github).not.toHaveBeenCalled();
    },
  );

  it("gives no one an OAuth App's token, which reaches every repository", async () => {
    mockGitHub({access_token: 'gho_1'});
    const answer = await sendRequest('/callback?code=c&state=s', 'state=s');
    const messages = String(await readMessages('http://localhost:3000', answer));
    expect(messages).toContain('Create a GitHub App');
    expect(messages).not.toContain('gho_1');
  });

  it.each([
    {setting: 'CLIENT_ID', env: {...ENV, CLIENT_ID: undefined}},
    {setting: 'CLIENT_SECRET', env: {...ENV, CLIENT_SECRET: ''}},
    {setting: 'EDITORS', env: {...ENV, EDITORS: undefined}},
    {setting: 'EDITORS', env: {...ENV, EDITORS: 'https://*.previews.example'}},
    {setting: 'EDITORS', env: {...ENV, EDITORS: 'https://main-preview.previews.example/admin'}},
    {setting: 'EDITORS', env: {...ENV, EDITORS: 'main-preview.previews.example'}},
    {setting: 'EDITORS', env: {...ENV, EDITORS: 'http://main-preview.previews.example'}},
    {setting: 'EDITORS', env: {...ENV, EDITORS: 'http://localhost.previews.example'}},
  ])('names $setting and asks GitHub for nothing when it is $env.EDITORS', async (example) => {
    const github = mockGitHub({access_token: 'ghu_1'});
    for (const path of ['/auth', '/callback?code=c&state=s']) {
      const response = await sendRequest(path, 'state=s', example.env as Partial<typeof ENV>);
      expect(response.status).toBe(500);
      expect(await response.text()).toContain(example.setting);
    }
    expect(github).not.toHaveBeenCalled();
  });

  it('reports it when GitHub refuses', async () => {
    mockGitHub({error: 'bad_verification_code'});
    expect(
      String(
        await readMessages(
          'http://localhost:3000',
          await sendRequest('/callback?code=c&state=s', 'state=s'),
        ),
      ),
    ).toContain("didn't sign you in");
  });
});
