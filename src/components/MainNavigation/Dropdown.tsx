import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import {isWithin, type NavigationGroup} from '../../navigation';
import {useCurrentPath} from '../../hooks/useCurrentPath';
import {useDismissable} from '../../hooks/useDismissable';
import {useHoverIntent} from '../../hooks/useHoverIntent';
import Icon from '../Icon';
import NavigationLink from '../links/NavigationLink';
import Label from './Label';
import styles from './styles.module.css';

/** A group of the main navigation, on wide screens. The browser itself keeps one of them open at a time. */
export default function Dropdown({group}: {group: NavigationGroup}): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const path = useCurrentPath();
  useDismissable(menu);
  useHoverIntent(menu);
  return (
    <details ref={menu} name="main-navigation" className={styles.dropdown}>
      <summary className={styles.entry} data-current={isWithin(group, path) || undefined}>
        <Label text={group.label} />
        <Icon name="chevron-down" />
      </summary>
      <ul className={clsx(styles.panel, styles[group.look])}>
        {group.links.map((entry) => (
          <li key={entry.to}>
            <NavigationLink entry={entry} className={styles.link}>
              {entry.drawing && <img src={entry.drawing} alt="" width={64} height={64} loading="lazy" />}
              <span>{entry.label}</span>
              {/^https?:/.test(entry.to) && <Icon name="external-link" />}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
