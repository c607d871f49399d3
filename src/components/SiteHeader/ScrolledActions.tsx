import englishEmergency from '@generated/site-content/default/labels/emergency.json';
import englishLabels from '@generated/site-content/default/labels/layout.json';
import practice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {URGENT_HELP_PATH} from '@dental/practice';
import Icon from '../Icon';
import CountedLink from '../links/CountedLink';
import BookLink from '../links/BookLink';
import {useWords} from '../../language';
import PageLink from '../links/PageLink';
import styles from './scrolledActions.module.css';

/** Emergency, phone, and booking in the scrolled header, when the top bar is out of sight. */
export default function ScrolledActions(): ReactNode {
  const labels = useWords('labels/layout', englishLabels);
  const emergency = useWords('labels/emergency', englishEmergency);
  return (
    <div className={styles.actions}>
      {practice.paths.includes(URGENT_HELP_PATH) && (
        <PageLink to={URGENT_HELP_PATH} className={clsx(styles.action)}>
          <Icon name="alert-triangle" />
          <span>{emergency.urgentHelp}</span>
        </PageLink>
      )}
      <CountedLink href={practice.phoneLink} className={styles.action}>
        <Icon name="phone" />
        <span>{practice.phone}</span>
      </CountedLink>
      <BookLink className={styles.book}>{labels.book}</BookLink>
    </div>
  );
}
