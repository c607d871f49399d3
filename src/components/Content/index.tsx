import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The body of a page between its banner and the footer, as wide as the site's text may be. */
export default function Content({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.content} data-print="frame">
      {children}
    </div>
  );
}
