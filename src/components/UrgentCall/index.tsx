import labels from '@generated/site-content/default/labels/emergency.json';
import hourWords from '@generated/site-content/default/labels/hours.json';
import hours from '@generated/site-content/default/hours.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {interpolate, isClosedAllDay, isOpenAt, officeState, specialHours, weekdayOf} from '@dental/practice';
import {useNow} from '../../hooks/useNow';
import {useToday} from '../../hooks/useToday';
import Button from '../Button';
import Card from '../Card';
import styles from './styles.module.css';

const office = {...practice, week: hours.week};

const OPEN = {heading: labels.whileOpen, text: labels.whileOpenText};
const CLOSED = {heading: labels.whileClosed, text: labels.whileClosedText};

/**
 * Whom to call, while the office is open and while it is closed. Both cases are in the page, the one that holds first: by
 * the day on which the page was built, and then by the clock in Gilbert. The cases change places and nothing else moves.
 */
export default function UrgentCall(): ReactNode {
  const today = useToday();
  const now = useNow();
  const isClosed = now ? isOpenAt(office, now) === false : isClosedAllDay(office, today);
  const state = now && officeState(office, now, hourWords);
  return (
    <Card as="section" tone="night" className="gap-5" data-wide="lead" data-urgent aria-label={labels.heading}>
      <div className={styles.call}>
        <p className={styles.now}>{state ?? hoursOf(today)}</p>
        <p>
          <Button to={practice.phoneLink} look="light" icon="phone">
            {interpolate(labels.call, {phone: practice.phone})}
          </Button>
        </p>
      </div>
      <div className={styles.cases}>
        {(isClosed ? [CLOSED, OPEN] : [OPEN, CLOSED]).map(({heading, text}) => (
          <div key={heading} className={styles.case}>
            <h2 className="heading-4">{heading}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Card>
  );
}

/** Such as `Today: 9:00 am to 5:00 pm`, or what is special about the day. */
function hoursOf(day: string): string {
  const row = hours.rows.find((entry) => entry.day === weekdayOf(day));
  return specialHours(practice, day, hourWords) ?? `${hourWords.today}: ${row?.times.join(', ')}`;
}
