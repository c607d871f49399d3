// @ts-check
/**
 * Signs editors in to the editor of a preview with their GitHub accounts (docs/launch.md, step 3).
 * GitHub gives a token only to programs with the secret of the application, and a page can't keep a
 * secret. For Cloudflare Workers, or any host that calls `fetch` of a module. It stores nothing.
 * The popup sends the messages that Decap CMS expects.
 *
 * @typedef {object} Environment
 * @property {string} CLIENT_ID of the OAuth application
 * @property {string} CLIENT_SECRET its secret
 * @property {string} EDITORS the previews whose editor may get the token, separated by spaces, such
 *   as `https://*.our-previews.pages.dev`
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
    if (url.pathname === '/auth') return redirectToGitHub(url, env);
    if (url.pathname === '/callback')
      return finishSignIn(url, request.headers.get('Cookie') ?? '', env);
    return new Response('Not found.', {status: 404});
  },
};

/** @param {URL} url @param {Environment} env */
function redirectToGitHub(url, env) {
  const state = crypto.randomUUID();
  const query = new URLSearchParams({
    client_id: env.CLIENT_ID,
    redirect_uri: `${url.origin}/callback`,
    scope: 'repo',
    state,
  });
  // Only the browser that started the sign-in can finish it.
  const cookie = `state=${state}; Path=/callback; Max-Age=600; HttpOnly; Secure; SameSite=Lax`;
  return new Response(null, {
    status: 302,
    headers: {Location: `${GITHUB}/authorize?${query}`, 'Set-Cookie': cookie},
  });
}

/** @param {URL} url @param {string} cookies @param {Environment} env */
async function finishSignIn(url, cookies, env) {
  const code = url.searchParams.get('code');
  const state = url.searchParams.get('state');
  if (!code || !state || STATE.exec(cookies)?.[1] !== state)
    return makePage(env, 'error', {
      message:
        'The sign-in took too long, or started in another window. Close this one and try again.',
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
    ? makePage(env, 'success', {token, provider: 'github'})
    : makePage(env, 'error', {
        message: "GitHub didn't sign you in. Close this window and try again.",
      });
}

/**
 * Makes the page that sends the result to the editor, if it answers from an allowed address.
 * @param {Environment} env @param {'success' | 'error'} result @param {object} content
 */
function makePage(env, result, content) {
  const nonce = crypto.randomUUID();
  // A < could end the script.
  const data = JSON.stringify({
    editors: makePatterns(env.EDITORS),
    message: `authorization:github:${result}:${JSON.stringify(content)}`,
  }).replaceAll('<', '\\u003c');
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Signing in</title>
<p>Signing in …</p>
<script nonce="${nonce}">
const {editors, message} = ${data};
const isEditor = (origin) => editors.some((editor) => new RegExp(editor).test(origin));
addEventListener('message', ({origin, source}) => {
  if (source === opener && isEditor(origin)) opener.postMessage(message, origin);
});
opener?.postMessage('authorizing:github', '*');
</script></html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src 'nonce-${nonce}'`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Set-Cookie': 'state=; Path=/callback; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
    },
  });
}

/**
 * Makes patterns of addresses with * for one name, such as `https://*.previews.example`.
 * @param {string} editors separated by spaces
 */
function makePatterns(editors) {
  return editors
    .split(/\s+/)
    .filter(Boolean)
    .map((editor) => editor.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .map((editor) => `^${editor.replaceAll('*', '[a-z0-9-]+')}$`);
}
