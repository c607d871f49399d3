import englishEmergency from '@generated/site-content/default/labels/emergency.json';
import englishLabels from '@generated/site-content/default/labels/search.json';
import practice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {URGENT_HELP_PATH} from '@dental/practice';
import type {Piece} from '@site/src/search/excerpt';
import type {Hit} from '@site/src/search/rank';
import Button, {PressButton} from '../Button';
import CallButton from '../Button/CallButton';
import CallNow from '../Button/CallNow';
import HoursAnswer from './HoursAnswer';
import {moveAmongHits} from './moveAmongHits';
import {useWords} from '../../language';
import PageLink from '../links/PageLink';
import styles from './styles.module.css';

/** The matching pages, each with its best matching section. */
export default function Hits({hits}: {hits: readonly Hit[]}): ReactNode {
  return (
    <ol role="list" className={styles.hits}>
      {hits.map(({to, title, heading, excerpt, hasHours}) => (
        <li key={to} className={styles.hit}>
          <PageLink to={to} className={clsx(styles.link)} onKeyDown={moveAmongHits} data-hit>
            <Marked pieces={title} />
            {heading && (
              <span className={styles.section}>
                <span className="visually-hidden">: </span>
                <Marked pieces={heading} />
              </span>
            )}
          </PageLink>
          {hasHours ? (
            <HoursAnswer excerpt={excerpt} />
          ) : (
            <p>
              <Marked pieces={excerpt} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Replaces the hits if there are none. */
export function NoHits(): ReactNode {
  const labels = useWords('labels/search', englishLabels);
  const emergency = useWords('labels/emergency', englishEmergency);
  return (
    <>
      <p className="measure">{labels.nothingText}</p>
      <div className="row gap-3">
        <CallNow>
          <CallButton look="secondary" />
        </CallNow>
        {practice.paths.includes(URGENT_HELP_PATH) && (
          <Button to={URGENT_HELP_PATH} look="secondary" icon="alert-triangle">
            {emergency.urgentHelp}
          </Button>
        )}
        <Button to="/services" look="secondary">
          {labels.allServices}
        </Button>
      </div>
    </>
  );
}

/** Replaces the hits if the search didn't load. */
export function SearchFailed({onRetry}: {onRetry: () => void}): ReactNode {
  const labels = useWords('labels/search', englishLabels);
  // The dev server has no search index.
  if (process.env.NODE_ENV === 'development')
    return (
      <p className="measure">
        <span>
          Search doesn&rsquo;t work in live editing, because only a build makes its index. Run
        </span>{' '}
        <code>npm start</code>
      </p>
    );
  return (
    <>
      <p className="measure">{labels.failedText}</p>
      <p className="row gap-3">
        <PressButton onClick={onRetry}>{labels.again}</PressButton>
        <CallButton look="secondary" />
      </p>
    </>
  );
}

/** A browser's translation replaces bare text, which React could then no longer change. */
function Marked({pieces}: {pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, isMatch}, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
