import type {ReactNode} from 'react';
import styles from './blockText.module.css';

interface Props {
  /** The heading of the block. */
  heading?: string;
  children?: ReactNode;
}

/**
 * The text of a block: a heading (on white under a copper line), paragraphs, lists, and smaller
 * headings.
 */
export default function BlockText({heading, children}: Props): ReactNode {
  return (
    <div className={styles.words}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      {children}
    </div>
  );
}
