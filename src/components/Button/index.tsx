import labels from '@generated/site-content/default/labels/failures.json';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Icon from '../Icon';
import OutsideLink, {opensInNewTab} from '../OutsideLink';
import styles from './styles.module.css';

interface Props {
  /** A path on this site, an anchor, a `tel:` or `mailto:` link, or an address elsewhere, which opens in a new tab. */
  to: string;
  /** `primary` for the one thing a band asks for, `secondary` beside it, `light` on dark bands. */
  look?: 'primary' | 'secondary' | 'light';
  /** A sign in front of the label. */
  icon?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export default function Button({to, look = 'primary', icon, children}: Props): ReactNode {
  const className = clsx(styles.button, styles[look]);
  const label = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  if (opensInNewTab(to))
    return (
      <OutsideLink href={to} className={className}>
        {label}
      </OutsideLink>
    );
  if (/^(tel|mailto):/.test(to))
    return (
      <a href={to} className={className}>
        {label}
      </a>
    );
  return (
    <Link to={to} className={className}>
      {label}
    </Link>
  );
}

/** Loads the page afresh. */
export function ReloadButton(): ReactNode {
  return (
    <button type="button" className={clsx(styles.button, styles.primary)} onClick={() => window.location.reload()}>
      {labels.reload}
    </button>
  );
}
