import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** Replaces a feature in a preview that works only on the live site, in English for its reviewers. */
export default function PreviewNote(props: ComponentProps<'p'>): ReactNode {
  return <p className={styles.note} lang="en" {...props} />;
}
