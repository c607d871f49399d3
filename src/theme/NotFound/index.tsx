import practice from '@generated/site-content/default/practice.json';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Button from '@site/src/components/Button';
import MessagePage from '@site/src/components/MessagePage';
import styles from './styles.module.css';

/** React leaves alone what is inside an element whose content is given as HTML. */
const LEFT_TO_THE_SCRIPT = {__html: ''};

/**
 * The page for unknown addresses (specification, section 8). On it the script of src/build/not-found/client.ts sends
 * visitors on whom the host could not send on, or fills the empty element with links to the nearest pages.
 */
export default function NotFound(): ReactNode {
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
        <div className={styles.nearest} data-nearest-pages dangerouslySetInnerHTML={LEFT_TO_THE_SCRIPT} />
        <Button to="/">Go to Homepage</Button>
        <p className={styles.more}>
          You can also <Link to="/services">see our services</Link>, <Link to="/contact-us">find ways to reach us</Link>{' '}
          or call <a href={practice.phoneLink}>{practice.phone}</a>.
        </p>
      </MessagePage>
    </>
  );
}
