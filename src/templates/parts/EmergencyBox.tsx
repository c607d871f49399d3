import labels from '@generated/site-content/default/labels/emergency.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import Card from '../../components/Card';
import Icon from '../../components/Icon';
import styles from './emergencyBox.module.css';

/** Whom to call when it cannot wait (specification, section 2: the emergency call box of a service). */
export default function EmergencyBox(): ReactNode {
  return (
    <Card tone="night" padding="small" className={styles.box}>
      <h2 className={styles.title}>{labels.heading}</h2>
      <p>{labels.text}</p>
      <a href={practice.phoneLink} className={styles.phone}>
        <Icon name="phone" />
        {practice.phone}
      </a>
      <p className={styles.more}>{labels.call911}</p>
    </Card>
  );
}
