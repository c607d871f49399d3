import {undecidedHolidays} from '../../site/holidays';
import {longDate} from '../../site/longDate';
import {practiceFile} from '../folders';
import {atField} from '../leaves';
import type {Check} from './check';

/** Somebody has decided about the federal holidays of the coming twelve months. */
export const checkHolidays: Check = (content) => {
  if (!content.hours) return [];
  const undecided = undecidedHolidays(content.hours, content.today);
  if (undecided.length === 0) return [];
  const days = undecided.map(({name, day}) => `${name} (${longDate(day)})`).join(', ');
  return [
    {
      ...atField(content, practiceFile('hours'), ['closures'], {
        what: `Nobody has decided whether the office is open on ${days}.`,
        fix: 'Add each of them to closures, or its day to openHolidays. Until then the site asks patients to call on that day.',
      }),
      severity: 'warning',
    },
  ];
};
