import type {ReactNode} from 'react';
import styles from './HomePage.module.css';

/** The home page: its blocks as full-width bands. The first one contains the page's heading. */
export default function HomePage({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.home}>{children}</div>;
}
