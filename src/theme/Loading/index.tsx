import practice from '@generated/site-content/default/practice.json';
import type {LoadingComponentProps} from 'react-loadable';
import type {ReactNode} from 'react';
import Button from '@site/src/components/Button';
import ReloadButton from '@site/src/components/ReloadButton';
import MessagePage from '@site/src/components/MessagePage';
import styles from './styles.module.css';

/** What stands in for a page whose script is still on its way, or did not arrive. */
export default function Loading({error, pastDelay}: LoadingComponentProps): ReactNode {
  if (error)
    return (
      <MessagePage heading="This page did not arrive">
        <p>The connection may have been lost for a moment.</p>
        <ReloadButton />
        <Button to={practice.phoneLink} look="secondary" icon="phone">
          {practice.phone}
        </Button>
      </MessagePage>
    );
  return (
    <div className={styles.loading} role="status">
      {pastDelay && <p>Loading</p>}
    </div>
  );
}
