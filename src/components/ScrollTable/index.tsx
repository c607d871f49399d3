import englishLabels from '@generated/site-content/default/labels/page.json';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {useWords} from '../../language';
import styles from './styles.module.css';

interface Props extends ComponentProps<'table'> {
  /** The accessible name of the box, which keyboard users can focus and scroll. */
  label?: string;
}

/** A table that scrolls in its own box, also with the keyboard, if it is wider than the screen. */
export default function ScrollTable({label, className, ...table}: Props): ReactNode {
  const {table: name} = useWords('labels/page', englishLabels);
  const box = useRef<HTMLDivElement>(null);
  const [isWider, setWider] = useState(true);
  useEffect(() => {
    const {current} = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setWider(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={styles.box}
      role="group"
      aria-label={label ?? name}
      // Without scripts, some browsers don't let the keyboard scroll it otherwise.
      tabIndex={isWider ? 0 : undefined}
    >
      <table {...table} className={clsx(styles.table, className)} />
    </div>
  );
}
