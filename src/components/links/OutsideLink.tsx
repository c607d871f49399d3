import labels from '@generated/site-content/default/labels/layout.json';
import type {AnchorHTMLAttributes, ReactNode} from 'react';
import {PREVIEW_BOOKING_PATH} from '@dental/practice';

/** Whether a link opens in a new tab: to other websites, and to the booking page, also its placeholder in a preview. */
export function opensInNewTab(to: string): boolean {
  return /^https?:/.test(to) || to === PREVIEW_BOOKING_PATH;
}

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link to another website or a document: it opens in a new tab (specification, section 7) and says so. */
export default function OutsideLink({children, ...anchor}: Props): ReactNode {
  return (
    <a {...anchor} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({labels.newTab})</span>
    </a>
  );
}
