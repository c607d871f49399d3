import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A small sign from the sprite `static/img/icons.svg`, in the colour of the text around it.
 * It is decoration: the words beside it say the same.
 * @param name the id of a symbol in the sprite
 */
export default function Icon({name}: {name: string}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`/img/icons.svg#${name}`} />
    </svg>
  );
}
