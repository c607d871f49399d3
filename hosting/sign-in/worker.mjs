// @ts-check
/**
 * Signs people in to the editor of a preview with their GitHub accounts (docs/launch.md, step 3): GitHub hands out a token only
 * to somebody who knows the secret of the application, which a page cannot keep. For Cloudflare Workers, or any host that
 * calls `fetch` of a module. It keeps nothing. The window talks to the editor as Decap CMS expects it.
 *
 * @typedef {object} Environment
 * @property {string} CLIENT_ID of the OAuth application
 * @property {string} CLIENT_SECRET its secret
 * @property {string} EDITORS the previews whose editor may have the token, such as `https://*.our-previews.pages.dev`
 */

const GITHUB = 'https://github.com/login/oauth';
const STATE = /(?:^|; )state=([\w-]+)/;

export default {
  /**
   * @param {Request} request
   * @param {Environment} env
   * @returns {Promise<Response>}
   */
  async fetch(request, env) {
    const url = new URL(request.url);
    if (url.pathname === '/auth') return toGitHub(url, env);
    if (url.pathname === '/callback')
      return fromGitHub(url, request.headers.get('Cookie') ?? '', env);
    return new Response('There is nothing here.', {status: 404});
  },
};

/** @param {URL} url @param {Environment} env */
function toGitHub(url, env) {
  const state = crypto.randomUUID();
  const query = new URLSearchParams({
    client_id: env.CLIENT_ID,
    redirect_uri: `${url.origin}/callback`,
    scope: 'repo',
    state,
  });
  // Only the browser that began may end.
  const cookie = `state=${state}; Path=/callback; Max-Age=600; HttpOnly; Secure; SameSite=Lax`;
  return new Response(null, {
    status: 302,
    headers: {Location: `${GITHUB}/authorize?${query}`, 'Set-Cookie': cookie},
  });
}

/** @param {URL} url @param {string} cookies @param {Environment} env */
async function fromGitHub(url, cookies, env) {
  const [code, state] = [url.searchParams.get('code'), url.searchParams.get('state')];
  if (!code || !state || STATE.exec(cookies)?.[1] !== state)
    return page(env, 'error', {
      message:
        'The sign-in took too long, or began in another window. Close this one and try again.',
    });
  const answer = await fetch(`${GITHUB}/access_token`, {
    method: 'POST',
    headers: {Accept: 'application/json', 'Content-Type': 'application/json'},
    body: JSON.stringify({client_id: env.CLIENT_ID, client_secret: env.CLIENT_SECRET, code}),
  });
  const {access_token: token} = /** @type {{access_token?: string}} */ (
    await answer.json().catch(() => ({}))
  );
  return token
    ? page(env, 'success', {token, provider: 'github'})
    : page(env, 'error', {message: 'GitHub did not let you in. Close this window and try again.'});
}

/**
 * The page that hands the result to the editor, once that has answered from an address that may have it.
 * @param {Environment} env @param {'success' | 'error'} result @param {object} content
 */
function page(env, result, content) {
  const nonce = crypto.randomUUID();
  // Within a script, < could end it.
  const data = JSON.stringify({
    editors: patterns(env.EDITORS),
    message: `authorization:github:${result}:${JSON.stringify(content)}`,
  }).replaceAll('<', '\\u003c');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signing in</title><p>Signing in …</p><script nonce="${nonce}">
const {editors, message} = ${data};
addEventListener('message', ({origin, source}) => {
  if (source === opener && editors.some((editor) => new RegExp(editor).test(origin))) opener.postMessage(message, origin);
});
opener?.postMessage('authorizing:github', '*');
</script></html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Set-Cookie': 'state=; Path=/callback; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
    },
  });
}

/**
 * Addresses in which * stands for one name, as patterns: `https://*.previews.example` for every preview there.
 * @param {string} editors separated by spaces
 */
function patterns(editors) {
  return editors
    .split(/\s+/)
    .filter(Boolean)
    .map(
      (editor) =>
        `^${editor.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[a-z0-9-]+')}$`,
    );
}
