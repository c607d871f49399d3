import labels from '@generated/site-content/default/labels/layout.json';
import practice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Button from '../Button';
import MailAddress from '../links/MailAddress';
import type {VendorState} from '../../hooks/useVendor';
import styles from './slot.module.css';

interface Props {
  /** How far the third party is. */
  state: VendorState;
  /** Whether it shows something even though it has failed; the fallback is then above it. */
  isShown?: boolean;
  /** What is said while it loads; aloud where the visitor has requested it, which is in a frame. */
  loadingText: string;
  /** What is shown while it loads: the outline of a `form`, or in a `frame` the words alone. */
  look?: 'form' | 'frame';
  /** The frame in which it runs; it is kept while the state changes. */
  children: ReactNode;
  /** Shown before scripts run, and when the third party cannot be had. */
  fallback: ReactNode;
}

/**
 * The place of a third party. Before scripts run and when it fails it shows the fallback; while it loads, a quiet outline
 * of what will come. It keeps one height, so that nothing on the page moves.
 */
export default function VendorSlot({
  state,
  isShown = false,
  loadingText,
  look = 'form',
  children,
  fallback,
}: Props): ReactNode {
  return (
    <div
      className={clsx(styles.place, styles[look])}
      data-state={state}
      data-shown={isShown || undefined}
      aria-busy={state === 'loading'}
    >
      {children}
      {state === 'loading' && (
        <div className={styles.skeleton}>
          {look === 'frame' ? <p role="status">{loadingText}</p> : <p className="visually-hidden">{loadingText}</p>}
          {look === 'form' && <Outline />}
        </div>
      )}
      {(state === 'idle' || state === 'failed') && (
        <div className={styles.fallback} role={state === 'failed' ? 'status' : undefined}>
          {fallback}
        </div>
      )}
    </div>
  );
}

function Outline(): ReactNode {
  return (
    <>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.block} />
    </>
  );
}

/**
 * The three ways to reach us that never depend on anyone else: phone, e-mail, booking page.
 * @param children what is said first, such as what went wrong
 */
export function WaysToReachUs({children}: {children?: ReactNode}): ReactNode {
  return (
    <>
      {children && <p>{children}</p>}
      <ul className={styles.ways}>
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
