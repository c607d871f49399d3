import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import Card from '../Card';
import Icon from '../Icon';
import styles from './styles.module.css';

/** Whom to call when it cannot wait (specification, section 2: the emergency call box of a service). */
export default function EmergencyBox(): ReactNode {
  return (
    <Card tone="night" room="small" className={styles.box}>
      <h2 className={styles.title}>Dental emergency?</h2>
      <p>A knocked-out or broken tooth, strong pain or swelling: call us, and we will find the soonest time we can.</p>
      <a href={practice.phoneLink} className={styles.phone}>
        <Icon name="phone" />
        {practice.phone}
      </a>
      <p className={styles.more}>If it is hard to breathe or swallow, call 911.</p>
    </Card>
  );
}
