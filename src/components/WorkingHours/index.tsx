import hours from '@generated/site-content/default/hours.json';
import labels from '@generated/site-content/default/labels/hours.json';
import practice from '@generated/site-content/default/practice.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {specialHours, specialHoursOn, stateWords, weekdayOf} from '@dental/practice';
import {useNow} from '../../hooks/useNow';
import {useToday} from '../../hooks/useToday';
import ClockText from '../ClockText';
import DayTimes from './DayTimes';
import EditLink from '../preview/EditLink';
import Icon from '../Icon';
import styles from './styles.module.css';

const office = {...practice, ...hours};

const MAX_CLOSURES = 3;

/**
 * The working hours, day by day, and the next days on which the office stays closed (specification, section 3).
 * Once the page knows the time where the practice is it says whether the office is open, and marks the day, with what is special
 * about it and the days to come. Closures that are over are left out.
 */
export default function WorkingHours(): ReactNode {
  const now = useNow();
  const weekday = now && weekdayOf(now.day);
  const today = useToday();
  const special = (day: string) =>
    now &&
    ((day === weekday && specialHours(practice, now.day, labels)) ||
      specialHoursOn(practice, now.day, day, labels));
  const coming = practice.closures.filter(({to}) => to >= today).slice(0, MAX_CLOSURES);
  return (
    <div className={styles.container}>
      <div className={styles.hours}>
        <ClockText says="state" className={styles.state} data-print="hide">
          {now ? stateWords(office, now, labels) : ''}
        </ClockText>
        <table className={styles.week} data-print="whole">
          <caption className="visually-hidden">{labels.caption}</caption>
          <tbody>
            {hours.rows.map(({day, times}) => (
              <tr key={day} className={clsx(day === weekday && styles.today)}>
                <th scope="row">
                  {day}
                  {day === weekday && (
                    <span className={clsx('pill unbroken', styles.tag)}>{labels.today}</span>
                  )}
                </th>
                <td>{special(day) || <DayTimes times={times} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>
          <Icon name="calendar-check" />
          {hours.note}
        </p>
        {coming.length > 0 && (
          <div className={styles.closures} data-clock data-print="whole">
            <p className="strong">{labels.closures}</p>
            <dl className="stack gap-1">
              {coming.map(({name, from, text}) => (
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
