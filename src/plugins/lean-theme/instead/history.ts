/* Stands in for history: the part of it that the router, the links and this site use. Ways back are never blocked. */

import type {Action, History, Location} from 'history';

type Listener = (location: Location, action: Action) => void;
type Blocker = (next: Location, action: Action) => false | undefined;

/** The address of a location within the site. */
export function createPath({pathname, search, hash}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}

/** A location at an address of the site, which may be relative to the present one. */
export function createLocation(address: string, state: unknown, key: string): Location {
  const {pathname, search, hash} = new URL(address, window.location.href);
  return {pathname, search, hash, state, key};
}

/** Where the visitor is, and the ways to go elsewhere without a new document. */
export function createBrowserHistory() {
  const listeners = new Set<Listener>();
  let blocker: Blocker | undefined;
  let location = present();

  const show = (next: Location, action: Action) => {
    location = next;
    listeners.forEach((listener) => listener(next, action));
  };

  const change = (action: 'PUSH' | 'REPLACE') => (address: string, state?: unknown) => {
    const next = createLocation(address, state, Math.random().toString(36).slice(2, 8));
    if (blocker?.(next, action) === false) return;
    const entry = {key: next.key, state};
    window.history[action === 'PUSH' ? 'pushState' : 'replaceState'](entry, '', createPath(next));
    show(next, action);
  };

  addEventListener('popstate', () => show(present(), 'POP'));

  return {
    get location() {
      return location;
    },
    push: change('PUSH'),
    replace: change('REPLACE'),
    createHref: createPath,
    listen(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    block(next: Blocker) {
      blocker = next;
      return () => void (blocker = undefined);
    },
  } as History;
}

/** Where the browser is. What an entry of its history was given lies in the entry, as history has it. */
function present(): Location {
  const {pathname, search, hash} = window.location;
  const {key, state} = (window.history.state ?? {}) as Partial<Pick<Location, 'key' | 'state'>>;
  return {pathname, search, hash, state, key};
}
