import englishHours from '@generated/site-content/default/hours.json';
import englishHoursLabels from '@generated/site-content/default/labels/hours.json';
import englishLabels from '@generated/site-content/default/labels/layout.json';
import practice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {describeClosing, describeComingDay} from '@dental/practice';
import {useNow} from '../../hooks/useNow';
import ClockText from '../ClockText';
import DayTimes from '../WorkingHours/DayTimes';
import {useWords} from '../../language';
import styles from './styles.module.css';

/** The opening hours in brief, under a notice of closures and special hours of this week. */
export default function FooterHours(): ReactNode {
  const labels = useWords('labels/layout', englishLabels);
  const hoursLabels = useWords('labels/hours', englishHoursLabels);
  const hours = useWords('hours', englishHours);
  const now = useNow();
  return (
    <section className={clsx('gap-4', styles.part)} aria-labelledby="footer-hours">
      <h2 id="footer-hours">{labels.hours}</h2>
      <ClockText says="coming" className={clsx('marked', styles.special)} data-clock>
        {(now && describeClosing(hours, now, hoursLabels)) ||
          describeComingDay(hours, now?.day ?? practice.builtOn, hoursLabels, {
            isToday: now !== undefined,
          })}
      </ClockText>
      <dl className={styles.hours}>
        {hours.summary.map(({day, times}) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>
              <DayTimes times={times} />
            </dd>
          </div>
        ))}
      </dl>
      <p>{hours.note}</p>
    </section>
  );
}
