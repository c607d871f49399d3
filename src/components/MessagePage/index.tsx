import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  heading: string;
  /** A line under the heading. */
  subheading?: string;
  /** A drawing beside the words. */
  drawing?: {src: string; width: number; height: number};
  children: ReactNode;
}

/** A fallback for a page that cannot be shown: it says why, and how to go on. */
export default function MessagePage({heading, subheading, drawing, children}: Props): ReactNode {
  return (
    <section className={styles.page}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        {subheading && <p className={styles.subheading}>{subheading}</p>}
        {children}
      </div>
      {drawing && <img {...drawing} className={styles.drawing} alt="" fetchPriority="high" />}
    </section>
  );
}
