import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A list of links shown as large buttons. */
export default function JumpList({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.jumps} data-wide data-print="hide">
      {children}
    </div>
  );
}
