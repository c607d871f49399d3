import {matchPath, useLocation} from '@docusaurus/router';
import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';
import {NOT_FOUND} from '@dental/practice';

/** Every link of a page asks for the same path. */
const canonicalPaths = new Map<string, string>();

/**
 * The canonical path, without a trailing slash, of the page that is open or loading. An unknown
 * address has the path of the 404 page, as in its HTML.
 */
export function useCurrentPath(): string {
  const {pathname} = useLocation();
  const path =
    canonicalPaths.get(pathname) ??
    (hasPage(routes, pathname) ? pathname.replace(/(.)\/$/, '$1') : NOT_FOUND);
  canonicalPaths.set(pathname, path);
  return path;
}

function hasPage(list: RouteConfig[], pathname: string): boolean {
  return list.some(({exact, path, routes: inner}) =>
    exact ? matchPath(pathname, {exact, path}) : inner && hasPage(inner, pathname),
  );
}
