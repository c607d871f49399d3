import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from '../Button/styles.module.css';

/** Loads the page afresh. */
export default function ReloadButton(): ReactNode {
  return (
    <button type="button" className={clsx(styles.button, styles.primary)} onClick={() => window.location.reload()}>
      Reload
    </button>
  );
}
