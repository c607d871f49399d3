import {THANK_YOU} from '../../thankYou';
import {vendor} from '../vendor';

/** Netlify Forms: Netlify finds the forms in the pages when it deploys them, and takes what is posted to any of them. */
export const netlify = vendor({
  id: 'netlify',
  kind: 'forms',
  name: 'Netlify Forms',
  integration: 'form',
  documentation: 'https://docs.netlify.com/manage/forms/setup/',
  disclosure: {owner: 'Netlify', contacted: 'formsSent', seesHealth: true},
  form: (_, form) => ({
    action: THANK_YOU,
    hidden: {'form-name': form},
    honeypot: 'website',
    attributes: {name: form, 'data-netlify': 'true', 'data-netlify-honeypot': 'website'},
    answersScripts: true,
  }),
});
