import englishHours from '@generated/site-content/default/hours.json';
import englishLabels from '@generated/site-content/default/labels/hours.json';
import type {ReactNode} from 'react';
import {describeNextWeekday, type HoursLabels} from '@dental/practice';
import type {Piece} from '@site/src/search/excerpt';
import {useNow} from '../../hooks/useNow';
import {useWords} from '../../language';
import OfficeStatus from '../OfficeStatus';

/**
 * Replaces the excerpt of a part with the office hours, whose text doesn't know of holidays: shows
 * the coming hours of each weekday that the visitor typed, and if the office is open now.
 */
export default function HoursAnswer({excerpt}: {excerpt: readonly Piece[]}): ReactNode {
  const labels = useWords<typeof englishLabels & HoursLabels>('labels/hours', englishLabels);
  const hours = useWords('hours', englishHours);
  const now = useNow();
  const typed = excerpt.flatMap(({text, isMatch}) => (isMatch ? [text] : []));
  const days = hours.week
    .map(({day}) => ({day, name: labels.dates?.weekdays[day] ?? day}))
    .filter(({name}) => typed.includes(name));
  return (
    <div className="stack gap-1">
      {now &&
        days.map(({day, name}) => (
          <p key={day}>{`${name}: ${describeNextWeekday(hours, now.day, day, labels)}`}</p>
        ))}
      <OfficeStatus />
    </div>
  );
}
