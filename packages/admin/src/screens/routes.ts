import {useSyncExternalStore} from 'react';

/** A screen of the editor, as in the part of the URL after `#`. */
export type Route =
  | {screen: 'home'}
  | {screen: 'task'}
  | {screen: 'list'; collection: string}
  | {screen: 'new'; collection: string}
  | {screen: 'form'; file: string};

/** Returns the link to a screen. */
export function makeLink(route: Route): string {
  if (route.screen === 'list') return `#/list/${route.collection}`;
  if (route.screen === 'new') return `#/new/${route.collection}`;
  if (route.screen === 'form') return `#/form/${encodeURI(route.file)}`;
  return `#/${route.screen}`;
}

/** Reads the screen from the part of a URL after `#`; the home screen for anything else. */
export function readRoute(hash: string): Route {
  const [, screen, rest = ''] = /^#\/(\w+)(?:\/(.+))?$/.exec(hash) ?? [];
  if (screen === 'list' || screen === 'new') return {screen, collection: rest};
  if (screen === 'form') return readFormRoute(rest);
  return screen === 'task' ? {screen} : {screen: 'home'};
}

/** Mail programs cut links in half, which leaves parts of encoded letters. */
function readFormRoute(path: string): Route {
  try {
    return {screen: 'form', file: decodeURI(path)};
  } catch {
    return {screen: 'home'};
  }
}

/**
 * Goes to a screen.
 * @param state plain data for the screen, which it finds in `history.state`
 */
export function goTo(route: Route, state: unknown = null): void {
  history.pushState(state, '', makeLink(route));
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Returns the current screen, as text, so that React sees when it changes. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
