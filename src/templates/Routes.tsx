import renderRoutes from '@docusaurus/renderRoutes';
import type {RouteConfig} from 'react-router-config';
import type {ReactNode} from 'react';

/** Passes through to the page: the layout around all pages is in src/theme/Root. */
export default function Routes({route}: {route: RouteConfig}): ReactNode {
  return renderRoutes(route.routes);
}
