import englishLabels from '@generated/site-content/default/labels/layout.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import Button from '../Button';
import MailAddress from '../links/MailAddress';
import {useWords} from '../../language';
import styles from './waysToReachUs.module.css';

/**
 * The three contact options that don't depend on a third party: phone, e-mail, and booking page.
 * @param children the text before the options, such as the problem that occurred
 */
export default function ContactOptions({children}: {children?: ReactNode}): ReactNode {
  const labels = useWords('labels/layout', englishLabels);
  return (
    <>
      {children && <p>{children}</p>}
      <ul role="list" className={styles.ways}>
        <li>
          <Button to={practice.phoneLink} icon="phone">
            {practice.phone}
          </Button>
        </li>
        <li>
          <Button to={`mailto:${practice.email}`} look="secondary" icon="mail">
            <MailAddress address={practice.email} />
          </Button>
        </li>
        <li>
          <Button to={practice.links.booking} look="secondary" icon="calendar-check">
            {labels.bookOnline}
          </Button>
        </li>
      </ul>
    </>
  );
}
