import type {ReactNode} from 'react';
import styles from './HomePage.module.css';

/** The home page: its blocks, one band below the other; the first of them holds the page's heading. */
export default function HomePage({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.home}>{children}</div>;
}
