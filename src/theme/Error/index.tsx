import labels from '@generated/site-content/default/labels/failures.json';
import practice from '@generated/site-content/default/practice.json';
import Head from '@docusaurus/Head';
import type {FallbackParams} from '@docusaurus/ErrorBoundary';
import type {ReactNode} from 'react';
import {ReloadButton} from '@site/src/components/Button';
import CountedLink from '@site/src/components/links/CountedLink';
import Interpolate from '@site/src/components/Prose/Interpolate';
import MessagePage from '@site/src/components/MessagePage';
import {useRouteChange} from '@site/src/hooks/useRouteChange';

/**
 * The fallback for a page that failed to render, until the visitor follows a link. It may render
 * outside Docusaurus's contexts, so it uses none of them.
 */
export default function Error({tryAgain}: FallbackParams): ReactNode {
  useRouteChange(tryAgain);
  return (
    <>
      <Head>
        <title>{`${labels.title} | ${practice.name}`}</title>
      </Head>
      <MessagePage heading={labels.title}>
        <p>{labels.text}</p>
        <ReloadButton />
        <p>
          <Interpolate
            label={labels.call}
            parts={{phone: <CountedLink href={practice.phoneLink}>{practice.phone}</CountedLink>}}
          />
        </p>
      </MessagePage>
    </>
  );
}
