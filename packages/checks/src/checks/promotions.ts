import {longDate} from '@dental/practice';
import {atField, type Check, type Message, practiceFile, type Problem} from '@dental/content';

/** A promotion starts before it ends, is not over, and is not hidden by another. */
export const checkPromotions: Check = (content) => {
  const promotions = content.promotions?.promotions ?? [];
  return promotions.flatMap(({id, starts, ends}, index): Problem[] => {
    const at = (field: string, message: Message) =>
      atField(content, practiceFile('promotions'), ['promotions', index, field], message);
    if (ends < starts) {
      return [at('ends', {what: `The promotion "${id}" ends before it starts.`, fix: 'Correct one of the two dates.'})];
    }
    if (ends < content.today) {
      return [
        {
          ...at('ends', {
            what: `The promotion "${id}" is over since ${longDate(ends)}.`,
            fix: 'Delete it, or give it new dates.',
          }),
          severity: 'warning',
        },
      ];
    }
    const other = promotions.find(
      (one, place) => (one.starts < starts || (one.starts === starts && place < index)) && starts <= one.ends,
    );
    if (!other) return [];
    return [
      {
        ...at('starts', {
          what: `The promotion "${id}" starts while "${other.id}" is on, and only one of the two is shown.`,
          fix: 'Let it start after the other one has ended.',
        }),
        severity: 'warning',
      },
    ];
  });
};
