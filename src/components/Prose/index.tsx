import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** `page` for the body of a page, `block` for text inside a block of it. */
  look?: 'page' | 'block';
  /** Whether the first paragraph introduces the page. */
  lead?: boolean;
  children: ReactNode;
}

/**
 * Written text with its rhythm: readable lines, headings closer to what follows than to what went before.
 * In the body of a page, a block takes the whole width if its root element has the attribute `data-wide`.
 */
export default function Prose({look = 'page', lead = false, children}: Props): ReactNode {
  return <div className={clsx(styles.prose, styles[look], lead && styles.lead)}>{children}</div>;
}
