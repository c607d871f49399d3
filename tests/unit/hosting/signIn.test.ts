import {runInNewContext} from 'node:vm';
import {afterEach, describe, expect, it, vi} from 'vitest';
import worker from '../../../hosting/sign-in/worker.mjs';

const ENV = {
  CLIENT_ID: 'id',
  CLIENT_SECRET: 'secret',
  EDITORS: 'https://*.previews.example http://localhost:3000',
};
const HOST = 'https://sign-in.example';

const sendRequest = (path: string, cookie = '') =>
  worker.fetch(new Request(HOST + path, {headers: {Cookie: cookie}}), ENV);

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
    expect(target.searchParams.get('redirect_uri')).toBe(`${HOST}/callback`);
    expect(headers.get('Set-Cookie')).toContain(`state=${target.searchParams.get('state')}`);
    expect(headers.get('Set-Cookie')).toMatch(/HttpOnly; Secure/);
  });

  it('gives the token only to the editor of a preview', async () => {
    const github = mockGitHub({access_token: 'gho_1</script>'});
    const answer = () => sendRequest('/callback?code=c&state=s-1', 'state=s-1');
    expect(await readMessages('https://pr-7.previews.example', await answer())).toEqual([
      [
        expect.stringMatching(/^authorization:github:success:.*gho_1<\/script>/),
        'https://pr-7.previews.example',
      ],
    ]);
    for (const other of [
      'https://evil.example',
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
        'https://a.previews.example',
        await sendRequest(path, 'state=s-1'),
      );
      expect(String(messages)).toContain('try again');
      expect(github).not.toHaveBeenCalled();
    },
  );

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
