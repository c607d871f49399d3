import emergency from '@generated/site-content/default/labels/emergency.json';
import labels from '@generated/site-content/default/labels/search.json';
import practice from '@generated/site-content/default/practice.json';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {URGENT_HELP} from '@dental/practice';
import type {Piece} from '@site/src/search/excerpt';
import type {Hit} from '@site/src/search/rank';
import Button, {PressButton} from '../Button';
import CallButton from '../Button/CallButton';
import {moveAmongHits} from './moveAmongHits';
import styles from './styles.module.css';

/** The pages that are found, each by the part that answers best. */
export default function Hits({hits}: {hits: readonly Hit[]}): ReactNode {
  return (
    <ol className={styles.hits}>
      {hits.map(({to, title, heading, excerpt}) => (
        <li key={to} className={styles.hit}>
          <Link to={to} className={styles.link} onKeyDown={moveAmongHits} data-hit>
            <Marked pieces={title} />
            {heading && (
              <span className={styles.section}>
                <span className="visually-hidden">: </span>
                <Marked pieces={heading} />
              </span>
            )}
          </Link>
          <p>
            <Marked pieces={excerpt} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The fallback for the hits while there is none. */
export function Nothing(): ReactNode {
  return (
    <>
      <p className="measure">{labels.nothingText}</p>
      <p className="row gap-3">
        <CallButton look="secondary" />
        {practice.paths.includes(URGENT_HELP) && (
          <Button to={URGENT_HELP} look="secondary" icon="alert-triangle">
            {emergency.urgentHelp}
          </Button>
        )}
        <Button to="/services" look="secondary">
          {labels.allServices}
        </Button>
      </p>
    </>
  );
}

/** The fallback for the hits when the search did not come. */
export function Failed({onAgain}: {onAgain: () => void}): ReactNode {
  // Live editing serves pages that no build has read.
  if (process.env.NODE_ENV === 'development')
    return (
      <p className="measure">
        While you edit there is nothing to search: the index is made by <code>npm start</code>, with
        the pages.
      </p>
    );
  return (
    <>
      <p className="measure">{labels.failedText}</p>
      <p className="row gap-3">
        <PressButton onClick={onAgain}>{labels.again}</PressButton>
        <CallButton look="secondary" />
      </p>
    </>
  );
}

function Marked({pieces}: {pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, isMatch}, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
