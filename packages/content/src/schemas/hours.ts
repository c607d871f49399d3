import * as z from 'zod';
import {WEEKDAYS} from '@dental/practice';
import {day, rule, text, timeOfDay, words} from './fields';

/** The file `hours.yml`: the opening hours of the week, and closures. */
export const hours = z.strictObject({
  note: words.describe('The line under the hours, such as "By appointment only".'),
  week: z
    .array(
      z
        .strictObject({
          day: z.enum(WEEKDAYS),
          opens: timeOfDay.optional().describe('Leave this empty if the office is closed.'),
          closes: timeOfDay.optional().describe('Leave this empty if the office is closed.'),
          break: z
            .strictObject({from: timeOfDay, to: timeOfDay})
            .optional()
            .describe('A break during the day, such as lunch.'),
          closed: z.literal(true).optional(),
        })
        .check(
          rule(
            (value) => value.closed === true || Boolean(value.opens && value.closes),
            'This day needs opening hours or closed: true.',
            'Add opens: 9:00 am and closes: 5:00 pm, or add closed: true.',
          ),
          rule(
            (value) => !value.closed || (!value.opens && !value.closes && !value.break),
            'This day is closed and has opening hours.',
            'Delete the line with closed, or the lines with opens, closes, and break.',
            ['closed'],
          ),
        )
        .meta({
          summary:
            "{{fields.day}}, {{fields.closed | ternary('closed', '')}}{{fields.opens}}" +
            "{{fields.opens | ternary(' to ', '')}}{{fields.closes}}",
        }),
    )
    .check(
      rule(
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
        summary:
          "{{fields.name}}, {{fields.from | date('MMM D')}} to {{fields.to | date('MMM D')}}",
      }),
    )
    .describe('Holidays, including the first and the last day.'),
  openHolidays: z
    .array(day)
    .optional()
    .describe('Federal holidays when the office is open, by date, such as 2027-10-11.'),
});
