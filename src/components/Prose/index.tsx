import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /**
   * `article` is one column, `page` may have headings next to their text, `block` is inside a
   * block.
   */
  look?: 'article' | 'page' | 'block';
  /** True if the first paragraph introduces the page. */
  lead?: boolean;
  children: ReactNode;
}

/**
 * Typeset text: readable line lengths, and headings closer to the text that follows them. A block
 * in the text gets the width of the text column, or the whole width if its root element has
 * `data-wide`. With `data-section`, it gets the spacing of a section.
 */
export default function Prose({look = 'article', lead = false, children}: Props): ReactNode {
  return (
    <div
      className={clsx(styles.prose, styles[look], lead && styles.lead)}
      data-prose={look}
      data-print={look === 'page' ? 'text' : undefined}
    >
      {children}
    </div>
  );
}
