import type {ReactNode} from 'react';
import styles from './blockText.module.css';

interface Props {
  /** The heading of the block. */
  heading?: string;
  children?: ReactNode;
}

/** The words of a block as its page has them: a heading under a copper rule, paragraphs, lists, smaller headings. */
export default function BlockText({heading, children}: Props): ReactNode {
  return (
    <div className={styles.words}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      {children}
    </div>
  );
}
