import * as z from 'zod';
import {idLike, vendor} from '../vendor';
import {hostsOf} from './hosts';

const formId = idLike(
  /^\d{10,20}$/,
  'This is not a Jotform form id.',
  'Copy the digits at the end of the form’s address: https://form.jotform.com/ or https://hipaa.jotform.com/, then the id.',
);

/** Jotform: the form's own page in a frame, which tells its height. */
export const jotform = vendor({
  id: 'jotform',
  kind: 'forms',
  name: 'Jotform',
  integration: 'frame',
  ids: {hipaa: z.boolean().optional(), contact: formId, virtual: formId.optional(), newsletter: formId.optional()},
  // The form posts itself to the second host, whose answer is in the frame.
  sources: (ids) => ({'frame-src': hostsOf(ids)}),
  documentation: 'https://www.jotform.com/help/148-getting-the-form-iframe-code/',
  disclosure: {owner: 'Jotform', seesHealth: true},
});
