import practice from '@generated/site-content/default/practice.json';
import type {ComponentProps, ReactNode} from 'react';

/** A plain link. If the practice counts taps on such links, the browser pings our own host. */
export default function CountedLink({
  href = '',
  children,
  ...anchor
}: ComponentProps<'a'>): ReactNode {
  const counted = practice.counted.find(({start}) => href.startsWith(start));
  return (
    <a href={href} ping={counted?.ping} {...anchor}>
      {children}
    </a>
  );
}
