import renderRoutes from '@docusaurus/renderRoutes';
import {matchPath, useLocation} from '@docusaurus/router';
import NotFound from '@theme/NotFound';
import type {ReactNode} from 'react';
import type {RouteConfig} from 'react-router-config';

/**
 * Passes through to the page, or to the page for unknown addresses: the docs plugin answers for the whole site, so
 * nothing outside it would. The layout around all pages is in src/theme/Root.
 */
export default function Routes({route: {routes = []}}: {route: RouteConfig}): ReactNode {
  const {pathname} = useLocation();
  const isKnown = routes.some(({path, exact}) => matchPath(pathname, {path, exact}));
  return isKnown ? renderRoutes(routes) : <NotFound />;
}
