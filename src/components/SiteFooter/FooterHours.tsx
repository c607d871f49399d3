import words from '@generated/site-content/default/labels/hours.json';
import labels from '@generated/site-content/default/labels/layout.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {addDays, interpolate, specialHours} from '@dental/practice';
import {useToday} from '../../hooks/useToday';
import DayTimes from '../WorkingHours/DayTimes';
import styles from './contact.module.css';

/** How many days ahead a closure is announced. */
const AHEAD = 7;

/** The opening hours in short, after what is special about today and the days to come. */
export default function FooterHours(): ReactNode {
  const today = useToday();
  const next = practice.closures.find(({from}) => from > today && from <= addDays(today, AHEAD));
  const special = specialHours(practice, today, words);
  return (
    <section className={styles.part} aria-labelledby="footer-hours">
      <h2 id="footer-hours">{labels.hours}</h2>
      {(special ?? next) && (
        <p className={styles.special} data-clock>
          {special ?? (next && interpolate(words.closedOn, {days: next.text, name: next.name}))}
        </p>
      )}
      <dl className={styles.hours}>
        {practice.hours.map(({day, times}) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>
              <DayTimes times={times} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{practice.hoursNote}</p>
    </section>
  );
}
