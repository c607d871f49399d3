import * as z from 'zod';
import {WEEKDAYS} from '@dental/practice';
import {day, addRule, text, timeOfDay, words} from './fields';

const breakTimes = z
  .strictObject({from: timeOfDay, to: timeOfDay})
  .describe('A break during the day, such as lunch.');

const appointmentOnly = z
  .literal(true)
  .optional()
  .describe('We see people by appointment only. Opening hours are optional then.');

/** The times of a day in the title of a list entry. */
const TIMES = '{appointmentOnly?by appointment }{opens}{opens? to }{closes}';

const WRITE_DAYS = 'List the days, as days: [2026-12-23].';

/** The file `hours.yml`: the opening hours of the week, closures, and special hours. */
export const hours = z.strictObject({
  note: words.describe('The line under the hours, such as "By appointment only".'),
  week: z
    .array(
      z
        .strictObject({
          day: z.enum(WEEKDAYS),
          opens: timeOfDay.optional().describe('Leave this empty if the office is closed.'),
          closes: timeOfDay.optional().describe('Leave this empty if the office is closed.'),
          break: breakTimes.optional(),
          closed: z.literal(true).optional(),
          appointmentOnly,
        })
        .check(
          addRule(
            ({opens, closes, closed, appointmentOnly}) =>
              opens || closes ? Boolean(opens && closes) : Boolean(closed ?? appointmentOnly),
            'This day needs opening hours or closed: true.',
            'Add opens: 9:00 am and closes: 5:00 pm, or add closed: true.',
          ),
          addRule(
            ({closed, appointmentOnly}) => !closed || !appointmentOnly,
            'This day is closed and by appointment.',
            'Delete the line with closed, or the line with appointmentOnly.',
            ['closed'],
          ),
          addRule(
            (value) => !value.closed || (!value.opens && !value.closes && !value.break),
            'This day is closed and has opening hours.',
            'Delete the line with closed, or the lines with opens, closes, and break.',
            ['closed'],
          ),
        )
        .meta({
          summary: `{day}, {closed?closed}${TIMES}`,
        }),
    )
    .check(
      addRule(
        (value) =>
          WEEKDAYS.every((name, index) => value[index]?.day === name) &&
          value.length === WEEKDAYS.length,
        'The week must have each day once, from Monday to Sunday.',
        'Put the seven days in that order.',
      ),
    )
    .meta({title: 'Days of the week'}),
  closures: z
    .array(
      z.strictObject({name: text, from: day, to: day}).meta({
        summary: '{name}, {from} to {to}',
        misplaced: {date: 'Write the day twice, as from: 2026-12-25 and to: 2026-12-25.'},
      }),
    )
    .describe('Holidays, including the first and the last day.'),
  specialHours: z
    .array(
      z
        .strictObject({
          name: text.describe('The reason, such as "Day before the winter holidays".'),
          days: z
            .array(day)
            .check(
              addRule(
                (days) => days.length > 0,
                'These special hours have no day.',
                'Add a day, such as 2026-12-23, or delete these special hours.',
              ),
            )
            .describe('Each day with these hours: one day, or every other Saturday.'),
          opens: timeOfDay.optional(),
          closes: timeOfDay.optional(),
          break: breakTimes.optional(),
          appointmentOnly,
        })
        .check(
          addRule(
            (value) =>
              value.opens || value.closes
                ? Boolean(value.opens && value.closes)
                : value.appointmentOnly === true && !value.break,
            'This day needs opening hours or appointmentOnly: true.',
            'Add opens: 9:00 am and closes: 12:00 pm, or add appointmentOnly: true.',
          ),
        )
        .meta({
          summary: `{name}, ${TIMES}`,
          misplaced: {
            from: WRITE_DAYS,
            to: WRITE_DAYS,
            closed:
              'Move the day to closures, with its name, from: 2026-12-23, and to: 2026-12-23.',
          },
        }),
    )
    .optional()
    .meta({title: 'Special days'})
    .describe('Days with different hours: half days and extra days.'),
  openHolidays: z
    .array(day)
    .optional()
    .describe('Federal holidays when the office is open, by date, such as 2027-10-11.'),
});
