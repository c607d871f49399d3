import englishLabels from '@generated/site-content/default/labels/emergency.json';
import {useId, type ReactNode} from 'react';
import CallNow from '../Button/CallNow';
import Card from '../Card';
import Icon from '../Icon';
import Prose from '../Prose';
import {useWords} from '../../language';
import styles from './styles.module.css';

/** Symptoms that require a call on the same day, and the number to call. */
export default function WhenToCall({children}: {children: ReactNode}): ReactNode {
  const labels = useWords('labels/emergency', englishLabels);
  const id = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        <Icon name="alert-triangle" />
        <span>{labels.sameDay}</span>
      </h2>
      <div className={styles.body}>
        <Prose look="block">{children}</Prose>
        <CallNow />
      </div>
    </Card>
  );
}
