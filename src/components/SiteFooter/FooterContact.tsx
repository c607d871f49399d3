import englishLabels from '@generated/site-content/default/labels/layout.json';
import englishPractice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Icon from '../Icon';
import CountedLink from '../links/CountedLink';
import MailAddress from '../links/MailAddress';
import OutsideLink from '../links/OutsideLink';
import {useWords} from '../../language';
import styles from './styles.module.css';

/** Address, phone, and e-mail; while the office is closed, also the number of the help. */
export default function FooterContact(): ReactNode {
  const labels = useWords('labels/layout', englishLabels);
  const practice = useWords('practice', englishPractice);
  const {onCall} = practice;
  return (
    <section className={clsx('gap-4', styles.part)} aria-labelledby="footer-contact">
      <h2 id="footer-contact">{labels.contact}</h2>
      <address>
        <OutsideLink href={practice.links.map} className={styles.way}>
          <Icon name="map-pin" />
          <span translate="no">
            {`${practice.street},`}
            <br />
            {practice.city}
          </span>
        </OutsideLink>
        <CountedLink href={practice.phoneLink} className={styles.way}>
          <Icon name="phone" />
          <span>{practice.phone}</span>
        </CountedLink>
        <a href={`mailto:${practice.email}`} className={styles.way}>
          <Icon name="mail" />
          <MailAddress address={practice.email} />
        </a>
      </address>
      {onCall && (
        <div data-when="closed">
          <p>{onCall.answers}</p>
          <CountedLink href={onCall.link} className={styles.way} data-after-hours>
            <Icon name="phone" />
            <span>{onCall.phone}</span>
          </CountedLink>
        </div>
      )}
    </section>
  );
}
