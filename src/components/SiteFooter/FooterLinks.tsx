import {useId, type ReactNode} from 'react';
import type {MenuLink} from '@dental/content';
import NavigationLink from '../links/NavigationLink';
import styles from './footerLinks.module.css';

/** A list of links of the footer under a heading, in as many columns as there is room for. */
export default function FooterLinks({heading, links}: {heading: string; links: readonly MenuLink[]}): ReactNode {
  const id = useId();
  return (
    <nav className={styles.links} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {links.map((entry) => (
          <li key={entry.label}>
            <NavigationLink entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
