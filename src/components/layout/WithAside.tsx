import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './withAside.module.css';

interface Props {
  /** The name of the aside for screen readers. */
  label: string;
  /** The content next to the text on a wide screen. */
  aside: ReactNode;
  /** The position of the aside on a narrow screen. */
  place?: 'before' | 'after';
  children: ReactNode;
}

/** A text with an aside: two columns on a wide screen, where the aside stays in view. */
export default function WithAside({label, aside, place = 'after', children}: Props): ReactNode {
  const asideColumn = (
    <aside
      aria-label={label}
      className={styles.aside}
      data-print={place === 'after' ? 'hide' : undefined}
    >
      {aside}
    </aside>
  );
  return (
    <div className={clsx(styles.columns, styles[place])} data-print="frame">
      {place === 'before' && asideColumn}
      <article className={styles.article} data-print="text">
        {children}
      </article>
      {place === 'after' && asideColumn}
    </div>
  );
}
