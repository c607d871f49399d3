import renderRoutes from '@docusaurus/renderRoutes';
import NotFound from '@theme/NotFound';
import type {ReactNode} from 'react';
import type {RouteConfig} from 'react-router-config';
import {NOT_FOUND} from '@dental/practice';
import {useCurrentPath} from '../hooks/useCurrentPath';

/**
 * Renders the page, or the Not Found page for unknown addresses. The docs plugin serves the whole
 * site, so it has to handle those itself. The layout around all pages is in src/theme/Root.
 */
export default function Routes({route}: {route: RouteConfig}): ReactNode {
  return useCurrentPath() === NOT_FOUND ? <NotFound /> : renderRoutes(route.routes);
}
