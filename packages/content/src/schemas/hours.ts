import * as z from 'zod';
import {day, rule, text, timeOfDay, words} from './fields';

/** The days of the week, in the order in which they are shown. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The file `hours.yml`: the week and the days on which the practice is closed. */
export const hours = z.strictObject({
  note: words.describe('The line under the hours.'),
  week: z
    .array(
      z
        .strictObject({
          day: z.enum(WEEKDAYS),
          opens: timeOfDay.optional().describe('Leave it empty if closed.'),
          closes: timeOfDay.optional().describe('Leave it empty if closed.'),
          break: z
            .strictObject({from: timeOfDay, to: timeOfDay})
            .optional()
            .describe('When the office is closed in between, such as for lunch.'),
          closed: z.literal(true).optional(),
        })
        .check(
          rule(
            (value) => value.closed === true || Boolean(value.opens && value.closes),
            'This day is neither open from and to a time nor closed.',
            'Write opens and closes, or closed: true.',
          ),
          rule(
            (value) => !value.closed || (!value.opens && !value.closes && !value.break),
            'This day is closed and has opening hours.',
            'Delete the line with closed, or those with opens, closes and break.',
            ['closed'],
          ),
        )
        .meta({
          summary:
            "{{fields.day}}, {{fields.closed | ternary('closed', '')}}{{fields.opens}}{{fields.opens | ternary(' to ', '')}}{{fields.closes}}",
        }),
    )
    .check(
      rule(
        (value) =>
          WEEKDAYS.every((name, index) => value[index]?.day === name) &&
          value.length === WEEKDAYS.length,
        'The week does not have each day once, from Monday to Sunday.',
        'Write the seven days in that order.',
      ),
    )
    .meta({title: 'Days of the week'}),
  closures: z
    .array(
      z.strictObject({name: text, from: day, to: day}).meta({
        summary:
          "{{fields.name}}, {{fields.from | date('MMM D')}} to {{fields.to | date('MMM D')}}",
      }),
    )
    .describe('Holidays, first and last day included.'),
  openHolidays: z
    .array(day)
    .optional()
    .describe('Federal holidays on which the practice is open all the same, each by its day.'),
});
