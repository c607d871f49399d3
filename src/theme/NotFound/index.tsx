import labels from '@generated/site-content/default/labels/notFound.json';
import spanish from '@generated/site-content/default/not-found-es.json';
import practice from '@generated/site-content/default/practice.json';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {getLanguage, SPANISH_HOME} from '@dental/practice';
import {useCurrentPath} from '../../hooks/useCurrentPath';
import {useHydrated} from '../../hooks/useHydrated';
import {trustBuiltHtml} from '@site/src/components/trustBuiltHtml';
import Button from '@site/src/components/Button';
import CountedLink from '@site/src/components/links/CountedLink';
import Interpolate from '@site/src/components/Prose/Interpolate';
import MessagePage from '@site/src/components/MessagePage';
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
  const searchLink = useSearchLink();
  const path = useCurrentPath();
  const isSpanish = useHydrated() && getLanguage(path) === 'es';
  return (
    <>
      <Head>
        <title>{`${labels.title} | ${practice.name}`}</title>
      </Head>
      <MessagePage heading={labels.heading} subheading={labels.subheading} drawing="not-found.svg">
        {spanish && (
          <div
            lang="es"
            className="stack gap-3"
            hidden={!isSpanish}
            suppressHydrationWarning
            data-spanish
          >
            <p className="heading-4">{spanish.title}</p>
            <p>{spanish.text}</p>
            <p>
              <Button to={SPANISH_HOME}>{spanish.button}</Button>
            </p>
          </div>
        )}
        <p>{labels.text}</p>
        <div
          className={styles.nearest}
          data-nearest-pages
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
              services: <Link to="/services">{labels.services}</Link>,
              contact: <Link to="/contact-us">{labels.contact}</Link>,
              phone: <CountedLink href={practice.phoneLink}>{practice.phone}</CountedLink>,
            }}
          />
        </p>
      </MessagePage>
    </>
  );
}
