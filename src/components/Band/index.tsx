import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The colour behind it. */
  tone?: 'plain' | 'white' | 'sand' | 'sage' | 'sky' | 'teal';
  /** The heading of the section; without it the band is a plain division. */
  heading?: string;
  /** Makes the band a target of links. */
  id?: string;
  children: ReactNode;
}

/** One idea of a page, over the whole width: a colour, a heading, and what belongs to it. */
export default function Band({tone = 'plain', heading, id, children}: Props): ReactNode {
  const Element = heading ? 'section' : 'div';
  return (
    <Element className={clsx(styles.band, styles[tone])} id={id}>
      <div className={styles.inner}>
        {heading && <h2 className={styles.heading}>{heading}</h2>}
        {children}
      </div>
    </Element>
  );
}
