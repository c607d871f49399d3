import labels from '@generated/site-content/default/labels/people.json';

interface Choice {
  languages?: readonly string[];
  days?: readonly string[];
  goodWith?: string;
}

/** What helps to choose a dentist, each with its label and its sign, as far as their page says it. */
export function listChoiceFacts({languages, days, goodWith}: Choice) {
  return [
    {icon: 'info', label: labels.goodWith, text: goodWith},
    {icon: 'message-circle', label: labels.languages, text: languages?.join(', ')},
    {icon: 'calendar', label: labels.days, text: days?.join(', ')},
  ].filter(({text}) => text);
}
