import '@site/src/officePhone';
import PreviewRibbon from '@generated/site-content/default/preview-ribbon.js';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useEffect, type ReactNode} from 'react';
import ActionBar from '@site/src/components/ActionBar';
import RouteAnnouncer from '@site/src/components/RouteAnnouncer';
import SiteFooter from '@site/src/components/SiteFooter';
import SiteHeader from '@site/src/components/SiteHeader';
import SkipLink from '@site/src/components/SkipLink';
import {HYDRATED} from '@dental/practice';

/** The layout of all pages (specification, section 2). It stays mounted from page to page. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  useEffect(() => void window.dispatchEvent(new Event(HYDRATED)), []);
  return (
    <>
      <SkipLink target="main" />
      <PreviewRibbon />
      <SiteHeader />
      <main id="main">
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
      <RouteAnnouncer />
      <ActionBar />
      <SiteFooter />
    </>
  );
}
