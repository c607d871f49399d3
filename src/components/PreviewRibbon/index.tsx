import type {ReactNode} from 'react';
import {longDate} from '../../site/longDate';
import {usePreview} from '../../hooks/usePreview';
import {useRequestedDay} from '../../hooks/useToday';
import Icon from '../Icon';
import styles from './styles.module.css';

/** Says that this is a preview, of which revision, and as of which day if `?on=2027-08-10` requested one. The site for patients does not have it. */
export default function PreviewRibbon(): ReactNode {
  const preview = usePreview();
  const day = useRequestedDay();
  if (!preview) return null;
  return (
    <section className={styles.ribbon} aria-label="Preview" data-reads-entry>
      <Icon name="info" />
      <p>
        Preview{preview.revision && ` ${preview.revision}`}: nothing is sent or booked.
        {day && ` As of ${longDate(day)}.`}
      </p>
    </section>
  );
}
