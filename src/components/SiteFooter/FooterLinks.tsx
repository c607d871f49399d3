import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import type {MenuLink} from '@site/src/data';
import NavigationLink from '../links/NavigationLink';
import styles from './styles.module.css';

interface Props {
  heading: string;
  links: readonly MenuLink[];
}

/** A list of footer links under a heading, in as many columns as fit. */
export default function FooterLinks({heading, links}: Props): ReactNode {
  const id = useId();
  return (
    <nav className={clsx('gap-3', styles.part)} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.columns}>
        {links.map((entry) => (
          <li key={entry.label}>
            <NavigationLink entry={entry} className={styles.link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
