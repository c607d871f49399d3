import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** `article` in a column, `page` where headings may stand beside their text, `block` inside a block. */
  look?: 'article' | 'page' | 'block';
  /** Whether the first paragraph introduces the page. */
  lead?: boolean;
  children: ReactNode;
}

/**
 * Written text with its rhythm: readable lines, headings closer to what follows than to what went before.
 * A block among the text takes the column of the text, or the whole width if its root element has `data-wide`; one with
 * a heading of its own keeps the distance of a section if it has `data-section`.
 */
export default function Prose({look = 'article', lead = false, children}: Props): ReactNode {
  return (
    <div
      className={clsx(styles.prose, styles[look], lead && styles.lead)}
      data-print={look === 'page' ? 'text' : undefined}
    >
      {children}
    </div>
  );
}
