import labels from '@generated/site-content/default/labels/emergency.json';
import hourWords from '@generated/site-content/default/labels/hours.json';
import hours from '@generated/site-content/default/hours.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {fillIn} from '../../site/fillIn';
import {isOpenAt, officeState} from '../../site/officeState';
import {useNow} from '../../hooks/useNow';
import Button from '../Button';
import Card from '../Card';
import styles from './styles.module.css';

/**
 * Whom to call, while the office is open and while it is closed. Both cases are in the page; once it knows the time in
 * Gilbert, the one that holds is first. The words change places and nothing moves.
 */
export default function UrgentCall(): ReactNode {
  const now = useNow();
  const office = {...practice, week: hours.week};
  const isOpen = now && isOpenAt(office, now);
  const cases = [
    {heading: labels.whileOpen, text: labels.whileOpenText, holds: isOpen === true},
    {heading: labels.whileClosed, text: labels.whileClosedText, holds: isOpen === false},
  ].sort((a, b) => Number(b.holds) - Number(a.holds));
  return (
    <div className={styles.cases} data-wide data-urgent>
      {cases.map(({heading, text, holds}, index) => (
        <Card
          key={index}
          as="section"
          tone={holds ? 'night' : 'white'}
          className={styles.case}
          aria-labelledby={`urgent-${index}`}
        >
          <h2 id={`urgent-${index}`} className={styles.heading}>
            {heading}
          </h2>
          <p className={styles.now}>{holds && now && officeState(office, now, hourWords)}</p>
          <p>{text}</p>
          <p>
            <Button to={practice.phoneLink} look={holds ? 'light' : 'secondary'} icon="phone">
              {fillIn(labels.call, {phone: practice.phone})}
            </Button>
          </p>
        </Card>
      ))}
    </div>
  );
}
