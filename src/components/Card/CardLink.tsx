import type {ReactNode} from 'react';
import PageLink from '../links/PageLink';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  to: string;
  /** A suffix for screen readers, so that the links of several cards differ. */
  about: string;
  children: ReactNode;
}

/** The link of a card. It covers the whole card, so the card has to be positioned. */
export default function CardLink({to, about, children}: Props): ReactNode {
  return (
    <PageLink to={to} className={styles.link}>
      {children}
      <span className="visually-hidden"> {about}</span>
      <Icon name="arrow-right" />
    </PageLink>
  );
}
