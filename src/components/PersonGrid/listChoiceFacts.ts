import labels from '@generated/site-content/default/labels/people.json';
import type {IconName} from '../Icon';

interface Person {
  languages?: readonly string[] | undefined;
  days?: readonly string[] | undefined;
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
export function listChoiceFacts({languages, days, goodWith}: Person): ChoiceFact[] {
  const facts: ChoiceFact[] = [
    {icon: 'info', label: labels.goodWith, text: goodWith},
    {icon: 'message-circle', label: labels.languages, text: languages?.join(', ')},
    {icon: 'calendar', label: labels.days, text: days?.join(', ')},
  ];
  return facts.filter(({text}) => text);
}
