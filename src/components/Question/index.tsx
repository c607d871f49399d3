import type {ReactNode} from 'react';
import Icon from '../Icon';
import Prose from '../Prose';
import NoBreak from '../Prose/NoBreak';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** True if the answer is open initially. */
  open?: boolean;
  children: ReactNode;
}

/**
 * A question that expands to its answer. Several in a row look like one list. All are open on
 * paper.
 */
export default function Question({title, open = false, children}: Props): ReactNode {
  return (
    <details className={styles.question} open={open} data-print="open">
      <summary className={styles.title}>
        <span>
          <NoBreak>{title}</NoBreak>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.answer}>
        <Prose look="block">{children}</Prose>
      </div>
    </details>
  );
}
