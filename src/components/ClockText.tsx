import type {HTMLAttributes, ReactNode} from 'react';
import type {ClockSays} from '@dental/practice';
import {useHydrated} from '../hooks/useHydrated';

interface Props extends HTMLAttributes<HTMLElement> {
  says: ClockSays;
  as?: 'p' | 'h2';
  children: string;
}

/**
 * Words that follow the clock. Before the first paint a script in the page replaces those of the build, so hydration
 * leaves them as they are; then the element is made anew, because React does not know what it says by then.
 */
export default function ClockText({says, as: Part = 'p', children, ...props}: Props): ReactNode {
  const isHydrated = useHydrated();
  return (
    <Part
      key={String(isHydrated)}
      {...props}
      suppressHydrationWarning
      data-says={isHydrated ? undefined : says}
    >
      {children}
    </Part>
  );
}
