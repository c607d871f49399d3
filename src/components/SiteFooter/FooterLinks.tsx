import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import type {MenuLink} from '@dental/content';
import NavigationLink from '../links/NavigationLink';
import styles from './styles.module.css';

/** A list of links of the footer under a heading, in as many columns as there is room for. */
export default function FooterLinks({
  heading,
  links,
}: {
  heading: string;
  links: readonly MenuLink[];
}): ReactNode {
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
