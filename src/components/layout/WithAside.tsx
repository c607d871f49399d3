import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './withAside.module.css';

interface Props {
  /** What accompanies the text, beside it on a wide screen. */
  aside: ReactNode;
  /** Where it stands on a narrow screen. */
  place?: 'before' | 'after';
  children: ReactNode;
}

/** A text and what accompanies it: two columns on a wide screen, where the second stays in view. */
export default function WithAside({aside, place = 'after', children}: Props): ReactNode {
  const companion = (
    <aside className={styles.aside} data-print={place === 'after' ? 'hide' : undefined}>
      {aside}
    </aside>
  );
  return (
    <div className={clsx(styles.columns, styles[place])} data-print="frame">
      {place === 'before' && companion}
      <article className={styles.article} data-print="text">
        {children}
      </article>
      {place === 'after' && companion}
    </div>
  );
}
