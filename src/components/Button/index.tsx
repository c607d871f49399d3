import englishLabels from '@generated/site-content/default/labels/failures.json';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import Icon, {type IconName} from '../Icon';
import CountedLink from '../links/CountedLink';
import OutsideLink, {opensInNewTab} from '../links/OutsideLink';
import {useWords} from '../../language';
import PageLink from '../links/PageLink';
import styles from './styles.module.css';

/** `primary` for the main action of a band, `secondary` next to it, `light` on dark bands. */
type Look = 'primary' | 'secondary' | 'light';

interface Props {
  /**
   * A path, an anchor, a `tel:` or `mailto:` link, or another website, which opens in a new tab.
   */
  to: string;
  look?: Look | undefined;
  /** The icon before the label. */
  icon?: IconName;
  children: ReactNode;
}

/** The class for elements that look like a button. */
export function getButtonClass(look: Look = 'primary'): string {
  return clsx(styles.button, styles[look]);
}

/** A link that looks like a button. */
export default function Button({to, look, icon, children}: Props): ReactNode {
  const InternalAnchor = /^(tel|mailto):/.test(to) ? CountedLink : PageLink;
  const Anchor = opensInNewTab(to) ? OutsideLink : InternalAnchor;
  return (
    <Anchor href={to} className={getButtonClass(look)} data-print="outline">
      {icon && <Icon name={icon} />}
      {icon ? <span>{children}</span> : children}
    </Anchor>
  );
}

interface PressButtonProps extends ComponentProps<'button'> {
  look?: Look;
}

/** A button that acts on the page or submits its form. */
export function PressButton({look, ...button}: PressButtonProps): ReactNode {
  return <button type="button" className={getButtonClass(look)} {...button} />;
}

/** A button that reloads the page. */
export function ReloadButton(): ReactNode {
  const labels = useWords('labels/failures', englishLabels);
  return <PressButton onClick={() => window.location.reload()}>{labels.reload}</PressButton>;
}

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  /** The action, for screen readers. */
  label: string;
}

/** A round button with only an icon. */
export function IconButton({icon, label, ...button}: IconButtonProps): ReactNode {
  return (
    <button type="button" className={styles.icon} {...button}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
