import englishLabels from '@generated/site-content/default/labels/page.json';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {useWords} from '../../language';
import styles from './styles.module.css';

interface Props extends ComponentProps<'table'> {
  /** The accessible name of the box, which keyboard users can focus and scroll. */
  label?: string;
}

/** A table that scrolls in its own box if it is wider than the screen. */
export default function ScrollTable({label, className, ...table}: Props): ReactNode {
  const {table: name} = useWords('labels/page', englishLabels);
  return (
    <div className={styles.box} role="group" aria-label={label ?? name} tabIndex={0}>
      <table {...table} className={clsx(styles.table, className)} />
    </div>
  );
}
