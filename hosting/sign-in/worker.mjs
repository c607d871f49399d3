// @ts-check
/**
 * Signs editors in to the editor of main's preview with their GitHub accounts (docs/launch.md,
 * step 3). GitHub gives a token only to programs with the secret of the App, and a page can't keep
 * a secret. For Cloudflare Workers, or any host that calls `fetch` of a module. It stores nothing.
 * The popup sends the messages that the editor expects (`packages/admin/src/screens/SignIn.tsx`).
 *
 * @typedef {object} Environment
 * @property {string} CLIENT_ID of the GitHub App
 * @property {string} CLIENT_SECRET its secret
 * @property {string} EDITORS the previews whose editor may get the token, separated by spaces, such
 *   as `https://main-preview.our-previews.pages.dev`: only code that was reviewed
 */

const SETTINGS = /** @type {const} */ (['CLIENT_ID', 'CLIENT_SECRET', 'EDITORS']);

/**
 * The start of a GitHub App's token (docs.github.com: "About authentication to GitHub"). It reaches
 * only the repositories and rights of the App. An OAuth App's reaches all repositories of a person.
 */
const APP_TOKEN = 'ghu_';

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
    const problem = findSettingsProblem(env);
    if (problem) return new Response(`${problem} See docs/launch.md, step 3.`, {status: 500});
    if (url.pathname === '/auth') return redirectToGitHub(url, env);
    if (url.pathname === '/callback')
      return finishSignIn(url, request.headers.get('Cookie') ?? '', env);
    return new Response('Not found.', {status: 404});
  },
};

/** @param {Partial<Environment>} env */
function findSettingsProblem(env) {
  const missing = SETTINGS.filter((name) => !env[name]?.trim());
  if (missing.length > 0) return `Sign-in isn't set up: set ${missing.join(', ')} of this Worker.`;
  const wrong = splitEditors(env.EDITORS).find((editor) => !isSafeOrigin(editor));
  if (wrong === undefined) return undefined;
  return (
    `EDITORS contains ${wrong}. Change it to a whole address without * and without a slash at ` +
    'the end, such as https://main-preview.our-previews.pages.dev.'
  );
}

/**
 * Returns true for the origin of one website that no one can read or change on the way.
 * @param {string} editor
 */
function isSafeOrigin(editor) {
  if (editor.includes('*') || !URL.canParse(editor)) return false;
  const {origin, protocol, hostname} = new URL(editor);
  return origin === editor && (protocol === 'https:' || hostname === 'localhost');
}

/** @param {URL} url @param {Environment} env */
function redirectToGitHub(url, env) {
  const state = crypto.randomUUID();
  const query = new URLSearchParams({
    client_id: env.CLIENT_ID,
    redirect_uri: `${url.origin}/callback`,
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
  if (!token)
    return makePage(env, 'error', {
      message: "GitHub didn't sign you in. Close this window and try again.",
    });
  if (!token.startsWith(APP_TOKEN))
    return makePage(env, 'error', {
      message: 'CLIENT_ID belongs to an OAuth App. Create a GitHub App: docs/launch.md, step 3.',
    });
  return makePage(env, 'success', {token, provider: 'github'});
}

/**
 * Makes the page that sends the result to the editor, if it answers from an allowed address.
 * @param {Environment} env
 * @param {'success' | 'error'} result
 * @param {object} content
 */
function makePage(env, result, content) {
  const nonce = crypto.randomUUID();
  // A < could end the script.
  const data = JSON.stringify({
    editors: splitEditors(env.EDITORS),
    message: `authorization:github:${result}:${JSON.stringify(content)}`,
  }).replaceAll('<', '\\u003c');
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Signing in</title>
<p>Signing in …</p>
<script nonce="${nonce}">
const {editors, message} = ${data};
addEventListener('message', ({origin, source}) => {
  if (source === opener && editors.includes(origin)) opener.postMessage(message, origin);
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

/** @param {string | undefined} editors separated by spaces */
function splitEditors(editors = '') {
  return editors.split(/\s+/).filter(Boolean);
}
