import englishLabels from '@generated/site-content/default/labels/layout.json';
import englishPractice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {findPromotion} from '@dental/practice';
import {useHydrated} from '../../hooks/useHydrated';
import {useToday} from '../../hooks/useToday';
import {IconButton} from '../Button';
import Dated from '../Dated';
import {useWords} from '../../language';
import PageLink from '../links/PageLink';
import styles from './promotionTicker.module.css';

/**
 * The line at the top of every page: today's promotion in turns with the default line, or only the
 * default line. It links to the banner if the practice has promotions. Visitors can pause the
 * turns, and with reduced motion nothing moves. The built page has every line and reserves enough
 * height for all.
 */
export default function PromotionTicker(): ReactNode {
  const practice = useWords('practice', englishPractice);
  const labels = useWords('labels/layout', englishLabels);
  const today = useToday();
  const [isPaused, setPaused] = useState(false);
  const isHydrated = useHydrated();
  const promotion = findPromotion(practice.tickers, today);
  const lines = (
    <>
      {practice.tickers.map(({ticker, starts, ends}) => (
        <Dated key={ticker} as="span" from={starts} to={ends} className={styles.text}>
          {ticker}
        </Dated>
      ))}
      <span className={styles.text}>{practice.standing}</span>
    </>
  );
  return (
    <div
      className={styles.place}
      data-moving={promotion && isHydrated && !isPaused ? true : undefined}
    >
      {practice.tickers.length > 0 ? (
        <PageLink to="/#promotions" className={clsx(styles.ticker, styles.link)}>
          {lines}
        </PageLink>
      ) : (
        <p className={clsx(styles.ticker)}>{lines}</p>
      )}
      {promotion && (
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={isPaused ? labels.moveOffers : labels.pauseOffers}
          disabled={!isHydrated}
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </div>
  );
}
