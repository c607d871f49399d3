import englishLabels from '@generated/site-content/default/labels/notFound.json';
import practice from '@generated/site-content/default/practice.json';
import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {trustBuiltHtml} from '@site/src/components/trustBuiltHtml';
import Button from '@site/src/components/Button';
import CountedLink from '@site/src/components/links/CountedLink';
import PageLink from '@site/src/components/links/PageLink';
import Interpolate from '@site/src/components/Prose/Interpolate';
import MessagePage from '@site/src/components/MessagePage';
import {useWords} from '../../language';
import {useSearchLink} from '../../navigation';
import styles from './styles.module.css';

/** React ignores the children of an element whose content is HTML. */
const FILLED_BY_SCRIPT = trustBuiltHtml('');

/**
 * The page for unknown addresses (specification, section 8). The script in
 * src/build/not-found/client.ts redirects visitors if the host hasn't, or fills the empty element
 * with links to the nearest pages.
 */
export default function NotFound(): ReactNode {
  const labels = useWords('labels/notFound', englishLabels);
  const searchLink = useSearchLink();
  return (
    <>
      <Head>
        <title>{`${labels.title} | ${practice.name}`}</title>
      </Head>
      <MessagePage heading={labels.heading} subheading={labels.subheading} drawing="not-found.svg">
        <p>{labels.text}</p>
        <div
          className={styles.nearest}
          data-nearest-pages={labels.nearest}
          dangerouslySetInnerHTML={FILLED_BY_SCRIPT}
        />
        <p className="row gap-3">
          <Button to="/">{labels.button}</Button>
          {searchLink && (
            <Button to={searchLink.to} look="secondary" icon="search">
              {labels.search}
            </Button>
          )}
        </p>
        <p className={styles.more}>
          <Interpolate
            label={labels.more}
            parts={{
              services: <PageLink to="/services">{labels.services}</PageLink>,
              contact: <PageLink to="/contact-us">{labels.contact}</PageLink>,
              phone: <CountedLink href={practice.phoneLink}>{practice.phone}</CountedLink>,
            }}
          />
        </p>
      </MessagePage>
    </>
  );
}
