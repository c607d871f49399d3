import type {ReactNode} from 'react';
import type {IconName} from './iconNames';
import styles from './styles.module.css';

export type {IconName} from './iconNames';

/**
 * A decorative icon from the sprite `static/img/icons.svg`, in the color of the surrounding text.
 */
export default function Icon({name}: {name: IconName}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`/img/icons.svg#${name}`} />
    </svg>
  );
}
