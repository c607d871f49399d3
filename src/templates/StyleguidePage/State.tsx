import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A part of the site in one of its states. */
export default function State({name, children}: {name: string; children: ReactNode}): ReactNode {
  return (
    <div className={styles.state}>
      <h3>{name}</h3>
      {children}
    </div>
  );
}
