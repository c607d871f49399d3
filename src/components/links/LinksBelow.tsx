import type {ReactNode} from 'react';
import type {MenuLink} from '@dental/content';
import NavigationLink from './NavigationLink';

/** The links below an entry of a menu: the treatments of a service. Without classes, as every page has them twice. */
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
