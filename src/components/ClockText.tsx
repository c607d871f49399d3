import type {HTMLAttributes, ReactNode} from 'react';
import type {ClockText} from '@dental/practice';
import {useHydrated} from '../hooks/useHydrated';

interface Props extends HTMLAttributes<HTMLElement> {
  says: ClockText;
  as?: 'p' | 'td';
  children: string;
}

/**
 * Text that depends on the time. A script in the page updates the built text before the first
 * paint, so hydration must not touch it. After hydration the new key replaces the element, because
 * React doesn't know its current text.
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
