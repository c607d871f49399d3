import hours from '@generated/site-content/default/hours.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useToday} from '../../hooks/useToday';
import Icon from '../Icon';
import styles from './styles.module.css';

const CLOSURES_SHOWN = 3;

/**
 * The working hours, day by day, and the next days on which the office stays closed (specification, section 3).
 * Once the page knows which day it is, that day stands out and closures that are over go.
 */
export default function WorkingHours(): ReactNode {
  const today = useToday();
  const weekday = today && new Date(today).toLocaleDateString('en-US', {timeZone: 'UTC', weekday: 'long'});
  const coming = hours.closures.filter(({to}) => !today || to >= today).slice(0, CLOSURES_SHOWN);
  return (
    <div className={styles.container}>
      <div className={styles.hours}>
        <table className={styles.week}>
          <caption className="visually-hidden">Working hours by day</caption>
          <tbody>
            {hours.rows.map(({day, time}) => (
              <tr key={day} className={clsx(day === weekday && styles.today)}>
                <th scope="row">
                  {day}
                  {day === weekday && <span className={styles.tag}>Today</span>}
                </th>
                <td>{time}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>
          <Icon name="calendar-check" />
          {hours.note}
        </p>
        {coming.length > 0 && (
          <div className={styles.closures}>
            <p>Days we are closed</p>
            <dl>
              {coming.map(({name, from, text}) => (
                <div key={from}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </div>
  );
}
