import englishLabels from '@generated/site-content/default/labels/layout.json';
import practice from '@generated/site-content/default/practice.json';
import {useRef, type ReactNode, type SyntheticEvent} from 'react';
import type {MenuGroup} from '@site/src/data';
import {isMenuGroup, useHomeLink, useMainNavigation} from '../../navigation';
import {useDismissable} from '../../hooks/useDismissable';
import Button from '../Button';
import Icon from '../Icon';
import LinksBelow from '../links/LinksBelow';
import LanguageLink from '../links/LanguageLink';
import NavigationLink from '../links/NavigationLink';
import {useWords} from '../../language';
import styles from './mobileMenu.module.css';

/** The main navigation of narrow screens: a menu over the page with one group open at a time. */
export default function MobileMenu(): ReactNode {
  const labels = useWords('labels/layout', englishLabels);
  const menu = useRef<HTMLDetailsElement>(null);
  useDismissable(menu);
  return (
    <nav className={styles.navigation} aria-label={labels.mainMenu}>
      <details ref={menu} className={styles.menu}>
        <summary className={styles.toggle}>
          <span>{labels.menu}</span>
          <Icon name="menu" />
          <Icon name="x" />
        </summary>
        <div className={styles.panel}>
          <ul className={styles.entries}>
            <li>
              <NavigationLink entry={useHomeLink()} className={styles.row} />
            </li>
            {useMainNavigation().map((entry) => (
              <li key={entry.label}>
                {isMenuGroup(entry) ? (
                  <Group group={entry} />
                ) : (
                  <NavigationLink entry={entry} className={styles.row} />
                )}
              </li>
            ))}
            <li>
              <LanguageLink className={styles.row} />
            </li>
          </ul>
          <div className={styles.actions}>
            <Button to={practice.phoneLink} look="secondary" icon="phone">
              {labels.call}
            </Button>
            <Button to={practice.links.booking}>{labels.request}</Button>
          </div>
        </div>
      </details>
    </nav>
  );
}

function Group({group}: {group: MenuGroup}): ReactNode {
  // Safari has no scroll anchoring: when the group above closes, this one would jump out of sight.
  const keepInSight = ({currentTarget}: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) currentTarget.firstElementChild?.scrollIntoView({block: 'nearest'});
  };
  return (
    <details name="mobile-navigation" onToggle={keepInSight}>
      <summary className={styles.row}>
        <span>{group.label}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.links}>
        {group.links.map((entry) => (
          <li key={entry.to}>
            <NavigationLink entry={entry} />
            <LinksBelow entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  );
}
