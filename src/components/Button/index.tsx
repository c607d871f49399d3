import labels from '@generated/site-content/default/labels/failures.json';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import Icon from '../Icon';
import OutsideLink, {opensInNewTab} from '../links/OutsideLink';
import styles from './styles.module.css';

/** `primary` for the one thing a band asks for, `secondary` beside it, `light` on dark bands. */
type Look = 'primary' | 'secondary' | 'light';

interface Props {
  /** A path on this site, an anchor, a `tel:` or `mailto:` link, or an address elsewhere, which opens in a new tab. */
  to: string;
  look?: Look;
  /** A sign in front of the label. */
  icon?: string;
  children: ReactNode;
}

/** The class of what looks like a button. */
export function getButtonClass(look: Look = 'primary'): string {
  return clsx(styles.button, styles[look]);
}

/** A link that looks like a button. */
export default function Button({to, look, icon, children}: Props): ReactNode {
  const Anchor = opensInNewTab(to) ? OutsideLink : /^(tel|mailto):/.test(to) ? 'a' : Link;
  return (
    <Anchor href={to} className={getButtonClass(look)} data-print="outline">
      {icon && <Icon name={icon} />}
      {children}
    </Anchor>
  );
}

/** A button that does something in the page, or sends its form. */
export function PressButton({
  look,
  ...button
}: ComponentProps<'button'> & {look?: Look}): ReactNode {
  return <button type="button" className={getButtonClass(look)} {...button} />;
}

/** Loads the page afresh. */
export function ReloadButton(): ReactNode {
  return <PressButton onClick={() => window.location.reload()}>{labels.reload}</PressButton>;
}

interface IconButtonProps extends ComponentProps<'button'> {
  icon: string;
  /** What it does, for screen readers. */
  label: string;
}

/** A round button that is only a sign. */
export function IconButton({icon, label, ...button}: IconButtonProps): ReactNode {
  return (
    <button type="button" className={styles.icon} {...button}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
