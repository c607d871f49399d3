import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** What a preview says in the place of something that only the live site does. */
export default function PreviewNote(props: ComponentProps<'p'>): ReactNode {
  return <p className={styles.note} {...props} />;
}
