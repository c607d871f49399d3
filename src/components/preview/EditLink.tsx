import clsx from 'clsx';
import type {ReactNode} from 'react';
import {usePreview} from '../../hooks/usePreview';
import OutsideLink from '../links/OutsideLink';
import styles from './styles.module.css';

interface Props {
  /** The path of the content file, from `pages-content`. */
  file: string;
  /**
   * `page` is a separate line under a page; `top` and `corner` are on the upper or lower corner of
   * a block, and `above` is above it.
   */
  look: 'page' | 'top' | 'corner' | 'above';
  children: ReactNode;
}

/**
 * Opens the content file of a page or block in the web editor. The site for patients doesn't have
 * it.
 */
export default function EditLink({file, look, children}: Props): ReactNode {
  const editor = usePreview()?.editor;
  if (!editor) return null;
  return (
    <p className={clsx(styles.place, styles[look])} data-print="hide">
      <OutsideLink href={`${editor}/${file}`} className={styles.link}>
        {children}
      </OutsideLink>
    </p>
  );
}
