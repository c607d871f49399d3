import hours from '@generated/site-content/default/hours.json';
import labels from '@generated/site-content/default/labels/hours.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {
  describeSpecialDay,
  describeNextWeekday,
  describeOffice,
  getWeekday,
} from '@dental/practice';
import {useNow} from '../../hooks/useNow';
import {useToday} from '../../hooks/useToday';
import ClockText from '../ClockText';
import DayTimes from './DayTimes';
import EditLink from '../preview/EditLink';
import Icon from '../Icon';
import styles from './styles.module.css';

const MAX_CLOSURES = 3;

/**
 * The working hours by day, and the next closures, including their last day (specification, section
 * 3). Once the page knows the time at the practice, it shows if the office is open, marks the
 * current day, and shows special hours.
 */
export default function WorkingHours(): ReactNode {
  const now = useNow();
  const weekday = now && getWeekday(now.day);
  const today = useToday();
  const describeSpecialHours = (day: string) => {
    if (!now) return undefined;
    const todayOnly = day === weekday && describeSpecialDay(hours, now.day, labels);
    return todayOnly || describeNextWeekday(hours, now.day, day, labels);
  };
  const closures = hours.closures.filter(({to}) => to >= today).slice(0, MAX_CLOSURES);
  return (
    <div className={styles.container}>
      <div className={styles.hours}>
        <ClockText says="state" className={styles.state} data-print="hide">
          {now ? describeOffice(hours, now, labels) : ''}
        </ClockText>
        <table className={styles.week} data-print="whole">
          <caption className="visually-hidden">{labels.caption}</caption>
          <tbody>
            {hours.rows.map(({day, times}) => (
              <tr key={day} className={clsx(day === weekday && styles.today)}>
                <th scope="row">
                  <span>{day}</span>
                  {day === weekday && (
                    <span className={clsx('pill unbroken', styles.tag)}>{labels.today}</span>
                  )}
                </th>
                <td>{describeSpecialHours(day) || <DayTimes times={times} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>
          <Icon name="calendar-check" />
          <span>{hours.note}</span>
        </p>
        {closures.length > 0 && (
          <div className={styles.closures} data-clock data-print="whole">
            <p className="strong">{labels.closures}</p>
            <dl className="stack gap-1">
              {closures.map(({name, from, text}) => (
                <div key={from} className={styles.closure}>
                  <dt>{name}</dt>
                  <dd className="quiet">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <EditLink file="_practice/hours.yml" look="above">
          Edit the hours
        </EditLink>
      </div>
    </div>
  );
}
