import {federalHolidays, longDate, undecidedHolidays} from '@dental/practice';
import {atField, type Check, practiceFile} from '@dental/content';

/** Somebody has decided about the federal holidays of the coming twelve months. */
export const checkHolidays: Check = (content) => {
  if (!content.hours) return [];
  return [...openOnNoHoliday(content), ...undecided(content), ...openAndClosed(content)];
};

/** Days that are called open holidays, and are none: a slip in the date leaves the holiday undecided. */
const openOnNoHoliday: Check = (content) =>
  (content.hours?.openHolidays ?? []).flatMap((day, index) =>
    federalHolidays(Number(day.slice(0, 4))).some((holiday) => holiday.day === day)
      ? []
      : [
          {
            ...atField(content, practiceFile('hours'), ['openHolidays', index], {
              what: `No federal holiday is observed on ${longDate(day)}.`,
              fix: 'Write the day on which it is observed, or delete this line.',
            }),
            severity: 'warning' as const,
          },
        ],
  );

/** A day is open or closed, not both. */
const openAndClosed: Check = (content) =>
  (content.hours?.openHolidays ?? []).flatMap((day, index) => {
    const closure = content.hours?.closures.find(({from, to}) => from <= day && day <= to);
    if (!closure) return [];
    return [
      atField(content, practiceFile('hours'), ['openHolidays', index], {
        what: `${longDate(day)} is among the open holidays, and closed for "${closure.name}".`,
        fix: 'Delete one of the two.',
      }),
    ];
  });

const undecided: Check = (content) => {
  if (!content.hours) return [];
  const holidays = undecidedHolidays(content.hours, content.today);
  if (holidays.length === 0) return [];
  const days = holidays.map(({name, day}) => `${name} (${longDate(day)})`).join(', ');
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
