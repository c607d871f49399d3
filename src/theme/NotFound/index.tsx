import practice from '@generated/site-content/default/practice.json';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Button from '@site/src/components/Button';
import MessagePage from '@site/src/components/MessagePage';
import {useForwarding} from './useForwarding';
import styles from './styles.module.css';

/** The page for unknown addresses (specification, section 8). */
export default function NotFound(): ReactNode {
  useForwarding();
  return (
    <>
      <Head>
        <title>{`Page not found | ${practice.name}`}</title>
      </Head>
      <MessagePage
        heading="Oops!"
        subheading="404 - Page not found"
        drawing={{src: '/img/art/not-found.svg', width: 800, height: 600}}
      >
        <p>The page you are looking for might have been removed had its name changed or is temporarily unavailable.</p>
        <Button to="/">Go to Homepage</Button>
        <p className={styles.more}>
          You can also <Link to="/services">see our services</Link>, <Link to="/contact-us">find ways to reach us</Link>{' '}
          or call <a href={practice.phoneLink}>{practice.phone}</a>.
        </p>
      </MessagePage>
    </>
  );
}
