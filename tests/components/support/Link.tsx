import type {AnchorHTMLAttributes, ReactNode} from 'react';
import {Link as RouterLink} from 'react-router-dom';

/** Replaces Docusaurus's Link: the router's link for our pages, an anchor for other addresses. */
export default function Link({
  to = '',
  href = to,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & {to?: string}): ReactNode {
  const Anchor = href.startsWith('/') ? RouterLink : 'a';
  return (
    <Anchor to={href} href={href} {...rest}>
      {children}
    </Anchor>
  );
}
