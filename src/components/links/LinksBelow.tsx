import type {ReactNode} from 'react';
import type {MenuLink} from '@site/src/data';
import NavigationLink from './NavigationLink';

/**
 * The links below a menu entry: a service's treatments. No classes, because every page has them
 * twice.
 */
export default function LinksBelow({entry: {below = []}}: {entry: MenuLink}): ReactNode {
  if (below.length === 0) return null;
  return (
    <ul>
      {below.map((entry) => (
        <li key={entry.to}>
          <NavigationLink entry={entry} />
        </li>
      ))}
    </ul>
  );
}
