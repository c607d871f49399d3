import englishHours from '@generated/site-content/default/labels/hours.json';
import englishLabels from '@generated/site-content/default/labels/people.json';
import type {HoursLabels, Weekday} from '@dental/practice';
import {useWords} from '../../language';
import type {IconName} from '../Icon';

interface Person {
  languages?: readonly string[] | undefined;
  days?: readonly Weekday[] | undefined;
  goodWith?: string | undefined;
}

interface ChoiceFact {
  icon: IconName;
  label: string;
  text: string | undefined;
}

/**
 * Lists the facts that help to choose a dentist, without the ones that their page doesn't mention.
 */
export function useChoiceFacts({languages, days, goodWith}: Person): ChoiceFact[] {
  const labels = useWords('labels/people', englishLabels);
  const {dates} = useWords<HoursLabels>('labels/hours', englishHours);
  const dayNames = days?.map((day) => dates?.weekdays[day] ?? day);
  const facts: ChoiceFact[] = [
    {icon: 'info', label: labels.goodWith, text: goodWith},
    {icon: 'message-circle', label: labels.languages, text: languages?.join(', ')},
    {icon: 'calendar', label: labels.days, text: dayNames?.join(', ')},
  ];
  return facts.filter(({text}) => text);
}
