import * as z from 'zod';
import {THANK_YOU} from '../../thankYou';
import {idLike, vendor} from '../vendor';

const address = idLike(
  /^https:\/\/[\w.-]+(\/\S*)?$/,
  'This is not a secure web address.',
  'Write the address that takes the form, starting with https://.',
);

/** A form of plain HTML that posts to any address: a form service without a record of its own, or a server of the practice's. */
export const plain = vendor({
  id: 'plain',
  kind: 'forms',
  name: 'Plain form',
  integration: 'form',
  ids: {
    owner: z.string().min(1).meta({prose: false}),
    contact: address,
    virtual: address.optional(),
    newsletter: address.optional(),
  },
  sources: ({contact, virtual, newsletter}) => ({
    'form-action': [...new Set([contact, virtual ?? contact, newsletter ?? contact].map((url) => new URL(url).origin))],
  }),
  documentation: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm',
  disclosure: ({owner}) => ({owner, contacted: 'formsSent', seesHealth: true}),
  form: (ids, form, {address: site}) => ({
    action: ids[form] ?? ids.contact,
    hidden: {form, _next: `${site}${THANK_YOU}`},
    honeypot: '_gotcha',
    answersScripts: false,
  }),
});
