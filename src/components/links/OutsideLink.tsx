import englishLabels from '@generated/site-content/default/labels/layout.json';
import type {AnchorHTMLAttributes, ReactNode} from 'react';
import {useWords} from '../../language';
import {PREVIEW_BOOKING_PATH} from '@dental/practice';
import CountedLink from './CountedLink';

/**
 * Returns true for links to other websites, and for the placeholder of the booking page in a
 * preview.
 */
export function opensInNewTab(to: string): boolean {
  return /^https?:/.test(to) || to === PREVIEW_BOOKING_PATH;
}

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/**
 * A link to another website or a document. It opens in a new tab, and its name says so (section 7).
 */
export default function OutsideLink({children, ...anchor}: Props): ReactNode {
  const labels = useWords('labels/layout', englishLabels);
  return (
    <CountedLink {...anchor} target="_blank" rel="noopener">
      {typeof children === 'string' ? <span>{children}</span> : children}
      <span className="visually-hidden">{` (${labels.newTab})`}</span>
    </CountedLink>
  );
}
