import * as z from 'zod';
import {NOTICE_KINDS} from '@dental/practice';
import {dateTime, phone, addRule, sitePlace, words} from './fields';

const MAX_TEXT_CHARACTERS = 140;

/** The file `notices.yml`: what patients must know today, at the top of every page. */
export const notices = z.strictObject({
  notices: z.array(
    z
      .strictObject({
        kind: z
          .enum(NOTICE_KINDS)
          .meta({
            choices: {
              closed: 'We are closed',
              late: 'We run late',
              phone: 'Our phones',
              water: 'Water or power',
              move: 'We see patients at another place',
              other: 'Something else',
            },
          })
          .describe(
            '"We are closed" also shows us as closed in the hours for that time. ' +
              'Choose it, too, if we open late or close early.',
          ),
        text: words
          .check(
            addRule(
              (value) => value.length <= MAX_TEXT_CHARACTERS,
              `A notice has at most ${MAX_TEXT_CHARACTERS} characters.`,
              'Shorten it, and link to a page for the rest, such as link: /contact-us.',
            ),
          )
          .meta({input: 'long-text'})
          .describe(
            'One or two short sentences, such as "We\'re closed today because of the storm." ' +
              'The end is added for you. Never mention health or prices.',
          ),
        from: dateTime.describe('The time when every page starts to show it.'),
        until: dateTime.describe('The time when it disappears, at most 7 days later.'),
        phone: phone
          .optional()
          .describe('Another phone number for patients. It replaces ours everywhere until then.'),
        link: sitePlace
          .optional()
          .meta({names: 'page', title: 'Link'})
          .describe('A page of this website with more information.'),
      })
      .meta({
        summary: '{text} Until {until}',
        misplaced: {
          to: 'Use until: in place of to:.',
          message: 'Use text: in place of message:.',
        },
      }),
  ),
});
