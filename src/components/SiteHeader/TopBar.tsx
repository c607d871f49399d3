import englishEmergency from '@generated/site-content/default/labels/emergency.json';
import englishLabels from '@generated/site-content/default/labels/layout.json';
import practice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {URGENT_HELP_PATH} from '@dental/practice';
import {useSearchLink} from '../../navigation';
import Icon from '../Icon';
import CountedLink from '../links/CountedLink';
import LanguageLink from '../links/LanguageLink';
import NavigationLink from '../links/NavigationLink';
import BookLink from '../links/BookLink';
import OutsideLink from '../links/OutsideLink';
import PromotionTicker from './PromotionTicker';
import {useWords} from '../../language';
import PageLink from '../links/PageLink';
import styles from './topBar.module.css';

/**
 * The dark bar above the navigation: phone, address, promotion, and booking (specification, section
 * 2).
 */
export default function TopBar(): ReactNode {
  const labels = useWords('labels/layout', englishLabels);
  const searchLink = useSearchLink();
  const emergency = useWords('labels/emergency', englishEmergency);
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <CountedLink href={practice.phoneLink} className={styles.fact}>
          <Icon name="phone" />
          <span className={styles.lines}>
            <span>{labels.callNow}</span> <strong>{practice.phone}</strong>
          </span>
        </CountedLink>
        <div className={styles.address}>
          <OutsideLink href={practice.links.map} className={styles.fact}>
            <Icon name="map-pin" />
            <span className={styles.lines} translate="no">
              <span>{`${practice.street},`}</span> <span>{practice.city}</span>
            </span>
          </OutsideLink>
        </div>
        <div className={styles.ticker}>
          <PromotionTicker />
        </div>
        {searchLink && (
          <NavigationLink entry={searchLink} className={clsx(styles.fact, styles.search)}>
            <Icon name="search" />
            <span>{searchLink.label}</span>
          </NavigationLink>
        )}
        {practice.paths.includes(URGENT_HELP_PATH) && (
          <PageLink to={URGENT_HELP_PATH} className={clsx(styles.fact, styles.urgent)}>
            <Icon name="alert-triangle" />
            <span>{emergency.urgentHelp}</span>
          </PageLink>
        )}
        <LanguageLink className={clsx(styles.fact, styles.language)} />
        <div className={styles.booking}>
          <BookLink className={styles.book}>
            <Icon name="calendar-check" />
            <span>{labels.topBarBooking}</span>
          </BookLink>
        </div>
      </div>
    </div>
  );
}
