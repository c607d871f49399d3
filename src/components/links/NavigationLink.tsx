import type {ReactNode} from 'react';
import type {MenuLink} from '@site/src/data';
import {useCurrentPath} from '../../hooks/useCurrentPath';
import PageLink from './PageLink';
import OutsideLink, {opensInNewTab} from './OutsideLink';

interface Props {
  entry: MenuLink;
  className?: string | undefined;
  /** Replaces the label. */
  children?: ReactNode;
}

/** A link in the layout. It marks the current page, and opens other websites in a new tab. */
export default function NavigationLink({
  entry: {label, to},
  className,
  children = label,
}: Props): ReactNode {
  const Anchor = opensInNewTab(to) ? OutsideLink : PageLink;
  const look = className === undefined ? {} : {className};
  const isCurrent = useCurrentPath() === to && Anchor === PageLink;
  return (
    <Anchor href={to} {...look} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Anchor>
  );
}
