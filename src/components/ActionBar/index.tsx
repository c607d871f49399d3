import englishEmergency from '@generated/site-content/default/labels/emergency.json';
import englishLabels from '@generated/site-content/default/labels/layout.json';
import practice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {isPageAt, URGENT_HELP_PATH} from '@dental/practice';
import {useCurrentPath} from '../../hooks/useCurrentPath';
import Icon from '../Icon';
import CountedLink from '../links/CountedLink';
import BookLink from '../links/BookLink';
import OutsideLink from '../links/OutsideLink';
import ChatLauncher from '../vendors/ChatLauncher';
import {useWords} from '../../language';
import PageLink from '../links/PageLink';
import styles from './styles.module.css';

/**
 * The bar with Call, Book, Directions, and the chat, within reach of a thumb on phones. The footer
 * leaves room for it. On the page for emergencies, Call dials the help while the office is closed.
 * On a wider screen only the chat button remains.
 */
export default function ActionBar(): ReactNode {
  const labels = useWords('labels/layout', englishLabels);
  const emergency = useWords('labels/emergency', englishEmergency);
  const {onCall} = practice;
  const callsOnCall = isPageAt(useCurrentPath(), URGENT_HELP_PATH) && onCall !== undefined;
  return (
    <nav className={styles.bar} aria-label={labels.actionBar}>
      <ul className={styles.actions}>
        {practice.paths.includes(URGENT_HELP_PATH) && (
          <li>
            <PageLink to={URGENT_HELP_PATH} className={clsx(styles.action)}>
              <Icon name="alert-triangle" />
              <span>{emergency.urgentHelp}</span>
            </PageLink>
          </li>
        )}
        <li>
          <CountedLink
            href={practice.phoneLink}
            className={styles.action}
            data-when={callsOnCall ? 'open' : undefined}
          >
            <Icon name="phone" />
            <span>{labels.call}</span>
          </CountedLink>
          {callsOnCall && (
            <CountedLink
              href={onCall.link}
              className={clsx(styles.action, styles.onCall)}
              data-after-hours
            >
              <Icon name="phone" />
              <span>{labels.call}</span>
            </CountedLink>
          )}
        </li>
        <li>
          <BookLink className={clsx(styles.action, styles.book)}>
            <Icon name="calendar-check" />
            <span>{labels.book}</span>
          </BookLink>
        </li>
        <li>
          <OutsideLink href={practice.links.map} className={styles.action}>
            <Icon name="navigation" />
            <span>{labels.directions}</span>
          </OutsideLink>
        </li>
        <li className={styles.chat}>
          <ChatLauncher className={styles.action} />
        </li>
      </ul>
    </nav>
  );
}
