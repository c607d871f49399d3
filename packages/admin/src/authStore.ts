import {LocalStorageAuthStore} from 'decap-cms-core/dist/esm/backend';

/** The person who signed in, as Decap CMS keeps them. The local editor's person has no token. */
interface User {
  token?: string;
}

/** Decap's own key. */
const USER_KEY = 'decap-cms-user';

/** The token while the page reloads between two forms, and never longer. */
const HANDOVER_KEY = 'signed-in-user';

let user: User | null = null;

/**
 * Makes Decap CMS keep the token in memory. It would keep it in `localStorage`, where any script of
 * this origin finds it later.
 */
export function keepTokenInMemory(): void {
  user = parseUser(sessionStorage.getItem(HANDOVER_KEY));
  sessionStorage.removeItem(HANDOVER_KEY);
  // An earlier version of the editor may have stored a token.
  if (parseUser(localStorage.getItem(USER_KEY))?.token) localStorage.removeItem(USER_KEY);
  Object.assign(LocalStorageAuthStore.prototype, {
    retrieve: () => user ?? parseUser(localStorage.getItem(USER_KEY)),
    store(signedIn: User) {
      user = signedIn;
      if (!signedIn.token) localStorage.setItem(USER_KEY, JSON.stringify(signedIn));
    },
    logout() {
      user = null;
      localStorage.removeItem(USER_KEY);
    },
  });
}

/** Reloads the page without signing out. */
export function reloadSignedIn(): void {
  if (user?.token) sessionStorage.setItem(HANDOVER_KEY, JSON.stringify(user));
  location.reload();
}

function parseUser(json: string | null): User | null {
  return json === null ? null : (JSON.parse(json) as User | null);
}
