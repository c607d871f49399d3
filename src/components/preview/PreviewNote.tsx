import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** Says to reviewers, in English, that a feature works only on the live site. */
export default function PreviewNote(props: ComponentProps<'p'>): ReactNode {
  return <p className={styles.note} lang="en" {...props} />;
}
