import labels from '@generated/site-content/default/labels/emergency.json';
import hours from '@generated/site-content/default/hours.json';
import type {ReactNode} from 'react';
import {putCurrentFirst} from '@dental/practice';
import {useNow} from '../../hooks/useNow';
import CallButton from '../Button/CallButton';
import Card from '../Card';
import ClockText from '../ClockText';
import OfficeStatus from '../OfficeStatus';
import styles from './styles.module.css';

const OPEN = {heading: labels.whileOpen, text: labels.whileOpenText};
const CLOSED = {heading: labels.whileClosed, text: labels.whileClosedText};

const POSITIONS = ['first', 'second'] as const;

/**
 * Whom to call while the office is open and while it is closed. The page has both cases, and the
 * current one comes first. When they swap, nothing else moves.
 */
export default function UrgentCall(): ReactNode {
  const now = useNow();
  const cases = putCurrentFirst(hours, now, OPEN, CLOSED);
  return (
    <Card
      as="section"
      tone="night"
      className="gap-5"
      data-wide
      data-urgent
      aria-label={labels.heading}
    >
      <div className={styles.call}>
        <OfficeStatus />
        <p>
          <CallButton look="light" />
        </p>
      </div>
      <div className={styles.cases}>
        {POSITIONS.map((position) => (
          <div key={position} className={styles.case}>
            <ClockText as="h2" says={`${position}Heading`} className="heading-4">
              {cases[position].heading}
            </ClockText>
            <ClockText says={`${position}Text`}>{cases[position].text}</ClockText>
          </div>
        ))}
      </div>
    </Card>
  );
}
