import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An ordered list shown as numbered steps. Each item begins with its title in bold. */
export default function StepList({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
