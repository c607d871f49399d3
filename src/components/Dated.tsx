import {type ComponentProps, type ElementType, type ReactNode} from 'react';
import {addDays} from '@dental/practice';
import {useHydrated} from '../hooks/useHydrated';
import {useToday} from '../hooks/useToday';

interface Props extends ComponentProps<'div'> {
  as?: ElementType;
  /** The first and the last day when visitors see it, such as `2027-08-31`; by default any day. */
  from?: string | undefined;
  to?: string | undefined;
}

const LAST_DAY = '9998-12-31';

/**
 * Content for some days. The built page has all of it: a script in the page shows what applies
 * before the first paint, so hydration must not touch `hidden`. After hydration React decides.
 */
export default function Dated({
  as: Part = 'div',
  from = '',
  to = LAST_DAY,
  ...props
}: Props): ReactNode {
  const isHydrated = useHydrated();
  const today = useToday();
  const isHidden = today < from || to < today;
  return (
    <Part
      {...props}
      suppressHydrationWarning
      hidden={isHidden}
      // React doesn't know what the script has hidden.
      ref={(node: HTMLElement | null) => {
        if (node && isHydrated) node.hidden = isHidden;
      }}
      data-says={isHydrated ? undefined : `${from}/${addDays(to, 1)}`}
    />
  );
}
