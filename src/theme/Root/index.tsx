import {SkipToContentLink} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import SiteFooter from '@site/src/components/SiteFooter';
import SiteHeader from '@site/src/components/SiteHeader';

/** The layout that all routes share (specification, section 2); it stays in place from route to route. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <SkipToContentLink />
      <SiteHeader />
      <main>{children}</main>
      <SiteFooter />
    </>
  );
}
