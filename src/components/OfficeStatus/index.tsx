import englishHours from '@generated/site-content/default/hours.json';
import englishLabels from '@generated/site-content/default/labels/hours.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {describeWeekday, describeOffice} from '@dental/practice';
import {useNow} from '../../hooks/useNow';
import ClockText from '../ClockText';
import Icon from '../Icon';
import {useWords} from '../../language';
import styles from './styles.module.css';

/**
 * Shows if the office is open now. Without scripts and on paper it shows the hours and names their
 * day.
 */
export default function OfficeStatus(): ReactNode {
  const labels = useWords('labels/hours', englishLabels);
  const hours = useWords('hours', englishHours);
  const now = useNow();
  return (
    <div className="line strong gap-3">
      <Icon name="clock" />
      <ClockText says="state" className={styles.now} data-print="hide">
        {now ? describeOffice(hours, now, labels) : ''}
      </ClockText>
      <ClockText says="day">
        {describeWeekday(hours, now?.day ?? practice.builtOn, labels)}
      </ClockText>
    </div>
  );
}
