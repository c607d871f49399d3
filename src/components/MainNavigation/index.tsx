import englishLabels from '@generated/site-content/default/labels/layout.json';
import type {ReactNode} from 'react';
import {isMenuGroup, useMainNavigation} from '../../navigation';
import NavigationLink from '../links/NavigationLink';
import Dropdown from './Dropdown';
import Label from './Label';
import {useWords} from '../../language';
import styles from './styles.module.css';

/** The main navigation of wide screens, with dropdowns. Narrow screens have the MobileMenu. */
export default function MainNavigation(): ReactNode {
  const labels = useWords('labels/layout', englishLabels);
  return (
    <nav className={styles.navigation} aria-label={labels.mainMenu}>
      <ul className={styles.entries}>
        {useMainNavigation().map((entry) => (
          <li key={entry.label}>
            {isMenuGroup(entry) ? (
              <Dropdown group={entry} />
            ) : (
              <NavigationLink entry={entry} className={styles.entry}>
                <Label text={entry.label} />
              </NavigationLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
