import {element} from './element';
import type {Settings} from './settings';

/** Where Decap CMS keeps who is signed in. */
const STORED = 'decap-cms-user';

/**
 * Lets somebody in with a token of their own where no service signs people in, or with `/admin?token`. It is kept in this browser
 * until they log out.
 * @returns whether the editor can start
 */
export function mayStart({backend}: Settings): boolean {
  const isWanted = new URLSearchParams(location.search).has('token');
  const isKnown = localStorage.getItem(STORED) !== null;
  if (backend.name !== 'github' || isKnown || (backend.signInAt !== undefined && !isWanted)) return true;
  document.body.append(tokenForm(backend.repo));
  return false;
}

function tokenForm(repo: string): HTMLFormElement {
  const input = element('input', {type: 'password', required: true, autocomplete: 'off', size: 50});
  const hint = `A fine-grained token for ${repo} alone, which may read and write contents and pull requests: github.com, Settings, Developer settings.`;
  const form = element('form', {}, [
    element('label', {}, ['Your GitHub token ', input]),
    element('p', {}, [hint]),
    element('button', {}, ['Sign in']),
  ]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    localStorage.setItem(STORED, JSON.stringify({backendName: 'github', token: input.value.trim()}));
    history.replaceState(null, '', location.pathname + location.hash);
    location.reload();
  });
  return form;
}
