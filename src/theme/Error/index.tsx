import practice from '@generated/site-content/default/practice.json';
import Head from '@docusaurus/Head';
import type {FallbackParams} from '@docusaurus/ErrorBoundary';
import type {ReactNode} from 'react';
import MessagePage from '@site/src/components/MessagePage';
import ReloadButton from '@site/src/components/ReloadButton';
import {useRouteChange} from '@site/src/hooks/useRouteChange';

/**
 * What stands in for a page that failed while it was drawn. It goes away when the visitor follows a link.
 * It may stand outside Docusaurus's own contexts, so it uses none of them.
 */
export default function Error({tryAgain}: FallbackParams): ReactNode {
  useRouteChange(tryAgain);
  return (
    <>
      <Head>
        <title>{`Something went wrong | ${practice.name}`}</title>
      </Head>
      <MessagePage heading="Something went wrong">
        <p>This page could not be shown because of a fault on our side.</p>
        <ReloadButton />
        <p>
          We are still here for you: call <a href={practice.phoneLink}>{practice.phone}</a>.
        </p>
      </MessagePage>
    </>
  );
}
