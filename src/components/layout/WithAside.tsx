import type {ReactNode} from 'react';
import styles from './withAside.module.css';

interface Props {
  /**
   * The content before the text on a narrow screen. On a wide screen it is next to the text, where
   * it stays in view.
   */
  before: ReactNode;
  /** The content after the text on a narrow screen, and at the end of the aside on a wide one. */
  after?: ReactNode;
  /** The name of the content after the text, for screen readers. */
  afterLabel?: string;
  children: ReactNode;
}

/** A text with an aside: two columns on a wide screen. */
export default function WithAside({before, after, afterLabel, children}: Props): ReactNode {
  return (
    <div className={styles.columns} data-print="frame">
      <div className={styles.before}>
        <div className={styles.held}>{before}</div>
      </div>
      <article className={styles.article} data-print="text">
        {children}
      </article>
      {after && (
        <aside aria-label={afterLabel} className={styles.after} data-print="hide">
          {after}
        </aside>
      )}
    </div>
  );
}
