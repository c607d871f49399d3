import {confirmedOn, daysFrom, isDue, isReliable, longDate} from '@dental/practice';
import {atField, type Check, type Content, practiceFile, type Problem} from '@dental/content';

/** The lists on which patients rely were confirmed not long ago, and not in the future. */
export const checkConfirmed: Check = (content) => {
  const {insurance, costs, today} = content;
  const lists = [
    {name: 'insurance' as const, noun: 'The list of insurance plans', whom: 'Ask each plan', on: insurance?.confirmed},
    {name: 'costs' as const, noun: 'The list of costs', whom: 'Compare it with our fees', on: costs?.confirmed},
  ];
  return [
    ...lists.flatMap(({name, noun, whom, on}): Problem[] => {
      if (on === undefined) return [];
      const at = (what: string, fix: string) => atField(content, practiceFile(name), ['confirmed'], {what, fix});
      if (on > today) return [at(...NOT_YET)];
      if (!isDue(on, today)) return [];
      const days = daysFrom(on, today);
      const told = isReliable(on, today) ? '' : ', so patients are told to call';
      return [
        {
          ...at(
            `${noun} was last confirmed on ${longDate(on)}, ${days} days ago${told}.`,
            `${whom} again, correct what has changed, and write the day: confirmed: ${today}.`,
          ),
          severity: 'warning',
        },
      ];
    }),
    ...plansOfTheFuture(content),
  ];
};

const NOT_YET = ['This day has not come yet.', 'Write the day on which the list was confirmed.'] as const;

function plansOfTheFuture(content: Content): Problem[] {
  const {insurance, today} = content;
  return (insurance?.plans ?? []).flatMap((plan, index) => {
    if (!insurance || plan.confirmed === undefined || confirmedOn(plan, insurance) <= today) return [];
    const [what, fix] = NOT_YET;
    return [atField(content, practiceFile('insurance'), ['plans', index, 'confirmed'], {what, fix})];
  });
}
