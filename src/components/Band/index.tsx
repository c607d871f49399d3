import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The colour behind it. */
  tone?: 'plain' | 'white' | 'sand' | 'sage' | 'sky' | 'teal';
  /** The heading of the section; without it the band is a plain division. */
  heading?: string;
  /** A few words above the heading. */
  eyebrow?: string;
  /** Makes the band a target of links. */
  id?: string;
  children: ReactNode;
}

/** One idea of a page, over the whole width: a colour, a heading, and what belongs to it. */
export default function Band({tone = 'plain', heading, eyebrow, id, children}: Props): ReactNode {
  const Element = heading ? 'section' : 'div';
  return (
    <Element className={clsx(styles.band, styles[tone])} id={id}>
      <div className={styles.inner}>
        {heading && (
          <header className={styles.header}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <h2>{heading}</h2>
          </header>
        )}
        {children}
      </div>
    </Element>
  );
}
