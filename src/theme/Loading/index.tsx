import labels from '@generated/site-content/default/labels/failures.json';
import practice from '@generated/site-content/default/practice.json';
import type {LoadingComponentProps} from 'react-loadable';
import type {ReactNode} from 'react';
import Button, {ReloadButton} from '@site/src/components/Button';
import MessagePage from '@site/src/components/MessagePage';
import styles from './styles.module.css';

/** The fallback for a page while its script loads, or if that fails. */
export default function Loading({error, pastDelay}: LoadingComponentProps): ReactNode {
  if (error)
    return (
      <MessagePage heading={labels.notArrived}>
        <p>{labels.lost}</p>
        <ReloadButton />
        <Button to={practice.phoneLink} look="secondary" icon="phone">
          {practice.phone}
        </Button>
      </MessagePage>
    );
  return (
    <div className={styles.loading} role="status">
      {pastDelay && labels.loading}
    </div>
  );
}
