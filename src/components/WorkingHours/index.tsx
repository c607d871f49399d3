import englishHours from '@generated/site-content/default/hours.json';
import englishLabels from '@generated/site-content/default/labels/hours.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {
  describeNextWeekday,
  describeOffice,
  formatTimes,
  getWeekday,
  type HoursLabels,
} from '@dental/practice';
import {useNow} from '../../hooks/useNow';
import ClockText from '../ClockText';
import Dated from '../Dated';
import EditLink from '../preview/EditLink';
import Icon from '../Icon';
import {useWords} from '../../language';
import styles from './styles.module.css';

type Labels = typeof englishLabels & HoursLabels;

/**
 * The working hours by day, and the next closures and special hours, including their last day
 * (specification, section 3). Once the page knows the time at the practice, it shows if the office
 * is open and the hours of this week, and marks the current day.
 */
export default function WorkingHours(): ReactNode {
  const labels = useWords<Labels>('labels/hours', englishLabels);
  const hours = useWords('hours', englishHours);
  const now = useNow();
  const weekday = now && getWeekday(now.day);
  return (
    <div className={styles.container}>
      <div className={styles.hours} data-hours>
        <ClockText says="state" className={styles.state} data-print="hide">
          {now ? describeOffice(hours, now, labels) : ''}
        </ClockText>
        <table className={styles.week} data-print="whole">
          <caption className="visually-hidden">{labels.caption}</caption>
          <tbody>
            {hours.week.map(({day, ...times}) => (
              <tr key={day} className={clsx(day === weekday && styles.today)}>
                <th scope="row">
                  <span>{labels.dates?.weekdays[day] ?? day}</span>
                  {day === weekday && (
                    <span className={clsx('pill unbroken', styles.tag)}>{labels.today}</span>
                  )}
                </th>
                <ClockText as="td" says={day}>
                  {now
                    ? describeNextWeekday(hours, now.day, day, labels)
                    : formatTimes(times, labels).join(', ')}
                </ClockText>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>
          <Icon name="calendar-check" />
          <span>{hours.note}</span>
        </p>
        <div className={styles.closures} data-clock data-print="whole">
          <p className="strong">{labels.closures}</p>
          <dl className="stack gap-1">
            {hours.coming.map(({name, from, to, text, closed}) => (
              <Dated key={from} to={to} className={styles.closure}>
                <dt>{name}</dt>
                <dd className="quiet">{closed ? `${text}: ${closed}` : text}</dd>
              </Dated>
            ))}
          </dl>
        </div>
        <EditLink file="_practice/hours.yml" look="above">
          Edit the hours
        </EditLink>
      </div>
    </div>
  );
}
