import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import type {MenuGroup} from '@site/src/data';
import {isInGroup} from '../../navigation';
import {useCurrentPath} from '../../hooks/useCurrentPath';
import {useDismissable} from '../../hooks/useDismissable';
import {useHoverIntent} from '../../hooks/useHoverIntent';
import Icon from '../Icon';
import LinksBelow from '../links/LinksBelow';
import NavigationLink from '../links/NavigationLink';
import Label from './Label';
import styles from './styles.module.css';

/**
 * A group of the main navigation on wide screens. The browser keeps only one group open at a time.
 */
export default function Dropdown({group}: {group: MenuGroup}): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const path = useCurrentPath();
  useDismissable(menu);
  useHoverIntent(menu);
  return (
    <details ref={menu} name="main-navigation" className={styles.dropdown}>
      <summary className={styles.entry} data-current={isInGroup(group, path) || undefined}>
        <Label text={group.label} />
        <Icon name="chevron-down" />
      </summary>
      <ul className={clsx(styles.panel, group.services ? styles.cards : styles.list)}>
        {group.links.map((entry) => (
          <li key={entry.to}>
            <NavigationLink entry={entry}>
              {entry.drawing && (
                <img src={entry.drawing} alt="" width={64} height={64} loading="lazy" />
              )}
              <span>{entry.label}</span>
              {/^https?:/.test(entry.to) && <Icon name="external-link" />}
            </NavigationLink>
            <LinksBelow entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  );
}
