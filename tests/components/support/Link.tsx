import type {AnchorHTMLAttributes, ReactNode} from 'react';
import {Link as RouterLink} from 'react-router-dom';

/** Docusaurus's link: by the router to a page of ours, else the browser's own. */
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
