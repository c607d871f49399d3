import labels from '@generated/site-content/default/labels/page.json';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'table'> {
  /** What the table is, for those who reach it with the keyboard to scroll it. */
  label?: string;
}

/** A table that scrolls in its own box where it is wider than the screen. */
export default function ScrollTable({label = labels.table, className, ...table}: Props): ReactNode {
  return (
    <div className={styles.box} role="group" aria-label={label} tabIndex={0}>
      <table {...table} className={clsx(styles.table, className)} />
    </div>
  );
}
