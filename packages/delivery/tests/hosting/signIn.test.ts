import {runInNewContext} from 'node:vm';
import {afterEach, expect, it, vi} from 'vitest';
import worker from '../../../../hosting/sign-in/worker.mjs';

const ENV = {
  CLIENT_ID: 'id',
  CLIENT_SECRET: 'secret',
  EDITORS: 'https://*.previews.example http://localhost:3000',
};
const HOST = 'https://sign-in.example';

const ask = (path: string, cookie = '') =>
  worker.fetch(new Request(HOST + path, {headers: {Cookie: cookie}}), ENV);

function gitHubAnswers(answer: object) {
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer));
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** What the page tells a window at an address that answers it. */
async function toldTo(origin: string, response: Response): Promise<unknown[]> {
  const script = /<script[^>]*>([^]*)<\/script>/.exec(await response.text())?.[1] ?? '';
  const told: unknown[] = [];
  const opener = {postMessage: (message: string, to: string) => told.push([message, to])};
  runInNewContext(script, {
    opener,
    RegExp,
    addEventListener: (_: string, listen: (event: object) => void) =>
      listen({origin, source: opener}),
  });
  return told.filter((one) => !String(one).startsWith('authorizing:'));
}

it('leads to GitHub, which is to come back to the same browser', async () => {
  const {status, headers} = await ask('/auth?provider=github');
  const target = new URL(headers.get('Location') ?? '');
  expect([status, target.origin + target.pathname]).toEqual([
    302,
    'https://github.com/login/oauth/authorize',
  ]);
  expect(target.searchParams.get('redirect_uri')).toBe(`${HOST}/callback`);
  expect(headers.get('Set-Cookie')).toContain(`state=${target.searchParams.get('state')}`);
  expect(headers.get('Set-Cookie')).toMatch(/HttpOnly; Secure/);
});

it('hands the token to the editor of a preview, and to no other website', async () => {
  const github = gitHubAnswers({access_token: 'gho_1</script>'});
  const answer = () => ask('/callback?code=c&state=s-1', 'state=s-1');
  expect(await toldTo('https://pr-7.previews.example', await answer())).toEqual([
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
    expect(await toldTo(other, await answer())).toEqual([]);
  expect(JSON.parse(github.mock.calls[0]?.[1]?.body as string)).toMatchObject({
    client_secret: 'secret',
    code: 'c',
  });
});

it.each(['/callback?code=c&state=s-2', '/callback?code=c', '/callback?state=s-1'])(
  'asks GitHub nothing for %s, which it did not begin',
  async (path) => {
    const github = gitHubAnswers({access_token: 'x'});
    const told = await toldTo('https://a.previews.example', await ask(path, 'state=s-1'));
    expect(String(told)).toContain('try again');
    expect(github).not.toHaveBeenCalled();
  },
);

it('says so if GitHub refuses', async () => {
  gitHubAnswers({error: 'bad_verification_code'});
  expect(
    String(await toldTo('http://localhost:3000', await ask('/callback?code=c&state=s', 'state=s'))),
  ).toContain('did not let you in');
});
