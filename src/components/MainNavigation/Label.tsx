import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Labels with more characters wrap to two lines: the scrolled header has little room. */
const MAX_SHORT_LENGTH = 12;

/** The label of an entry in the main navigation. */
export default function Label({text}: {text: string}): ReactNode {
  return (
    <span className={text.length > MAX_SHORT_LENGTH ? styles.long : styles.short}>{text}</span>
  );
}
