import renderRoutes from '@docusaurus/renderRoutes';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';
import type {RouteConfig} from 'react-router-config';
import {SidebarsContext} from '../hooks/useSiblings';

/** Hands the sidebars of sidebars.ts to the parts that list siblings. */
export default function SidebarsRoot({route, version}: {route: RouteConfig; version: PropVersionMetadata}): ReactNode {
  return <SidebarsContext value={version.docsSidebars}>{renderRoutes(route.routes)}</SidebarsContext>;
}
