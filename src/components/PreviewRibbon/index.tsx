import type {ReactNode} from 'react';
import {usePreview} from '../../hooks/usePreview';
import Icon from '../Icon';
import styles from './styles.module.css';

/** Says that this is a preview, and of which revision. The site for patients does not have it. */
export default function PreviewRibbon(): ReactNode {
  const preview = usePreview();
  if (!preview) return null;
  return (
    <section className={styles.ribbon} aria-label="Preview">
      <Icon name="info" />
      <p>Preview{preview.revision && ` ${preview.revision}`}: nothing is sent or booked.</p>
    </section>
  );
}
