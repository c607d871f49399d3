import * as z from 'zod';
import {addRule, text, words} from './fields';

/**
 * An input of a form. Browsers and phones use its type to help fill it in. A checkbox is a separate
 * consent, such as to text messages: never checked in advance, and never required (47 CFR 64.1200).
 */
const formField = z
  .strictObject({
    name: text,
    label: words,
    type: z.enum(['text', 'email', 'tel', 'long-text', 'choice', 'day', 'checkbox']),
    options: z.array(words).optional().describe('The answers of a choice, such as "Mornings".'),
    optional: z.literal(true).optional().describe('The visitor may leave it empty.'),
    hint: words.optional().describe('Help text under the label.'),
    remedy: words.describe(
      'The message for an input that is empty or wrong, such as "Enter your phone number."',
    ),
  })
  .check(
    addRule(
      ({type, options = []}) => (type === 'choice' ? options.length > 1 : options.length === 0),
      'Only a choice has options, and it has at least two.',
      'Add options: [Mornings, Afternoons] to a choice. Delete them from another field.',
      ['options'],
    ),
  );

const form = z.strictObject({send: words, fields: z.array(formField)});

/** The fields of plain HTML forms. A form service with a script has its own. */
const noForm = form.default({send: '', fields: []});

/** `forms.yml`: the fields of the plain HTML forms. */
export const forms = z.strictObject({
  contact: form.describe(
    'If integrations.yml has no form service (`forms:`), pages show our phone number, email ' +
      'address, and booking page instead of this form.',
  ),
  virtual: noForm,
  newsletter: noForm,
});
