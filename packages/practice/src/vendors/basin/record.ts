import {idLike, vendor} from '../vendor';

const HOST = 'https://usebasin.com';

const formId = idLike(
  /^[a-f0-9]{8,40}$/,
  'This is not the id of a Basin form.',
  'Copy what follows /f/ in the form’s endpoint at usebasin.com.',
);

/** Basin: a form of plain HTML that posts to the form's endpoint. Its thank-you page is set in Basin's console. */
export const basin = vendor({
  id: 'basin',
  kind: 'forms',
  name: 'Basin',
  integration: 'form',
  ids: {contact: formId, virtual: formId.optional(), newsletter: formId.optional()},
  sources: () => ({'form-action': [HOST], 'connect-src': [HOST]}),
  documentation: 'https://docs.usebasin.com/guides/form-features/ajax',
  disclosure: {owner: 'Basin', contacted: 'formsSent', seesHealth: true},
  form: (ids, form) => ({action: `${HOST}/f/${ids[form]}`, hidden: {}, honeypot: '_gotcha', answersScripts: true}),
});
