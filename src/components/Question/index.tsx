import type {ReactNode} from 'react';
import Icon from '../Icon';
import Prose from '../Prose';
import styles from './styles.module.css';

/** A question that opens to its answer. Several in a row look like one list; on paper all are open. */
export default function Question({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <details className={styles.question}>
      <summary className={styles.title}>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.answer}>
        <Prose look="block">{children}</Prose>
      </div>
    </details>
  );
}
