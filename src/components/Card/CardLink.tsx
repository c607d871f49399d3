import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Icon from '../Icon';

interface Props {
  to: string;
  /** What screen readers add to the words, so that links of several cards differ. */
  about: string;
  children: ReactNode;
}

/** The link of a card, an `article` with a position of its own: it covers the whole card. */
export default function CardLink({to, about, children}: Props): ReactNode {
  return (
    <Link to={to} className="line-within unlined target covering strong gap-2">
      {children}
      <span className="visually-hidden"> {about}</span>
      <Icon name="arrow-right" />
    </Link>
  );
}
