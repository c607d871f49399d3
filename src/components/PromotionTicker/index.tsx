import practice from '@generated/site-content/default/practice.json';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {promotionOn} from '../../content/promotions';
import {useToday} from '../../hooks/useToday';
import styles from './styles.module.css';

/**
 * The line at the top of every page: the promotion that is on today, or else the standing line. The built
 * page has the standing line, in a place that is high enough for both. It does not
 * move, so there is nothing to pause.
 */
export default function PromotionTicker(): ReactNode {
  const today = useToday();
  const promotion = today === undefined ? undefined : promotionOn(practice.tickers, today);
  return (
    <Link to="/#promotions" className={styles.ticker}>
      <span className={styles.text}>{promotion?.ticker ?? practice.standing}</span>
    </Link>
  );
}
