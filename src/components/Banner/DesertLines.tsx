import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A quiet drawing in one copper line, which comes with the icons: see packages/artwork/icons/desertLines.ts. */
export default function DesertLines(): ReactNode {
  return (
    <svg className={styles.lines} viewBox="0 0 620 260" aria-hidden="true">
      <use href="/img/icons.svg#desert-lines" />
    </svg>
  );
}
