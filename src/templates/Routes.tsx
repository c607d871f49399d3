import renderRoutes from '@docusaurus/renderRoutes';
import {matchPath, useLocation} from '@docusaurus/router';
import NotFound from '@theme/NotFound';
import type {ReactNode} from 'react';
import type {RouteConfig} from 'react-router-config';

/**
 * Renders the page, or the Not Found page for unknown addresses. The docs plugin serves the whole
 * site, so it has to handle those itself. The layout around all pages is in src/theme/Root.
 */
export default function Routes({route: {routes = []}}: {route: RouteConfig}): ReactNode {
  const {pathname} = useLocation();
  const isKnown = routes.some(({path, exact}) => matchPath(pathname, {path, exact}));
  return isKnown ? renderRoutes(routes) : <NotFound />;
}
