import labels from '@generated/site-content/default/labels/layout.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import styles from './contact.module.css';

/** The opening hours in short. */
export default function FooterHours(): ReactNode {
  return (
    <section className={styles.part} aria-labelledby="footer-hours">
      <h2 id="footer-hours">{labels.hours}</h2>
      <dl className={styles.hours}>
        {practice.hours.map(({day, time}) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{practice.hoursNote}</p>
    </section>
  );
}
