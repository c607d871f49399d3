import clsx from 'clsx';
import type {ReactNode} from 'react';
import {usePreview} from '../../hooks/usePreview';
import OutsideLink from '../links/OutsideLink';
import styles from './styles.module.css';

interface Props {
  /** The file that holds what is shown, from `pages-content`. */
  file: string;
  /**
   * `page` is a line of its own under a page. The others lie over a block: `corner` in its lower corner, `above` a
   * little above it.
   */
  look: 'page' | 'corner' | 'above';
  children: ReactNode;
}

/** Opens the file that holds a page or a block in the web editor. The site for patients does not have it. */
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
