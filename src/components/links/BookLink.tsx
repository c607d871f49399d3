import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import OutsideLink, {opensInNewTab} from './OutsideLink';
import PageLink from './PageLink';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/** A link to the patient portal. If patients book by phone, it opens our own page about that. */
export default function BookLink({className, children}: Props): ReactNode {
  const {booking} = practice.links;
  const Anchor = opensInNewTab(booking) ? OutsideLink : PageLink;
  return (
    <Anchor href={booking} className={className}>
      {children}
    </Anchor>
  );
}
