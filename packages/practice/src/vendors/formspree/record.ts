import {THANK_YOU} from '../../thankYou';
import {idLike, vendor} from '../vendor';

const HOST = 'https://formspree.io';

const formId = idLike(
  /^[a-z0-9]{6,20}$/,
  'This is not the id of a Formspree form.',
  'Copy what follows /f/ in the form’s endpoint at formspree.io, such as mzbqkjnr.',
);

/** Formspree: a form of plain HTML that posts to the form's endpoint. */
export const formspree = vendor({
  id: 'formspree',
  kind: 'forms',
  name: 'Formspree',
  integration: 'form',
  ids: {contact: formId, virtual: formId.optional(), newsletter: formId.optional()},
  sources: () => ({'form-action': [HOST], 'connect-src': [HOST]}),
  documentation: 'https://formspree.io/guides/',
  disclosure: {owner: 'Formspree', contacted: 'formsSent', seesHealth: true},
  form: (ids, form, {address}) => ({
    action: `${HOST}/f/${ids[form]}`,
    hidden: {_next: `${address}${THANK_YOU}`},
    honeypot: '_gotcha',
    answersScripts: true,
  }),
});
