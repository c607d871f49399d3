import {daysFrom, longDate} from '@dental/practice';
import {atField, type Check} from '@dental/content';

/** So many days ahead staff are told that a permission runs out. */
const WARNING_DAYS = 60;

/** A patient's permission to publish (45 CFR 164.508) holds today, and staff hear in time that it will not. */
export const checkConsent: Check = (content) =>
  content.consents.flatMap(({file, at, on, until}) => {
    const problem = (field: string, what: string, fix: string) => atField(content, file, [...at, field], {what, fix});
    if (on > content.today) {
      return [problem('on', 'The permission was not signed yet on this day.', 'Write the day of the signature.')];
    }
    if (until < content.today) {
      return [
        problem(
          'until',
          `The patient's permission to publish this ran out on ${longDate(until)}.`,
          'Take it off the site, or have a new one signed and write its dates.',
        ),
      ];
    }
    if (daysFrom(content.today, until) > WARNING_DAYS) return [];
    return [
      {
        ...problem(
          'until',
          `The patient's permission to publish this runs out on ${longDate(until)}.`,
          'Ask the patient for a new one, or take it off the site by then.',
        ),
        severity: 'warning' as const,
      },
    ];
  });
