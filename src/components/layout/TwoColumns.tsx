import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './twoColumns.module.css';

interface Props {
  /** Which of the two takes more room where they stand side by side. */
  wide?: 'first' | 'second' | 'neither';
  /** Whether both start at the same height or meet in the middle. */
  align?: 'start' | 'center';
  /** Exactly two things. */
  children: ReactNode;
}

/** Two things side by side, or below each other where the screen is narrow. */
export default function TwoColumns({wide = 'neither', align = 'center', children}: Props): ReactNode {
  return <div className={clsx(styles.split, styles[wide], styles[align])}>{children}</div>;
}
