import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An answer as text, which replaces its field on paper, where a field can't grow. */
export default function PrintedAnswer({name}: {name: string}): ReactNode {
  return <span className={styles.printed} data-repeats={name} />;
}
