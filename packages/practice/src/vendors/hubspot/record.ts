import * as z from 'zod';
import {idLike, vendor} from '../vendor';

const formId = idLike(
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  'This is not a HubSpot form id.',
  'Copy formId from the embed code of a legacy form, which has hbspt.forms.create in it. If the code has hs-form-frame, ' +
    'the form is of the new editor, which this site cannot show: make a legacy form in HubSpot.',
);

/** The hosts of a region: `js.hsforms.net`, and `js-eu1.hsforms.net` in Europe. */
const host = (name: string, region: string, domain: string) =>
  `https://${name}${region === 'na1' ? '' : `-${region}`}.${domain}`;

/** Google's reCAPTCHA, which HubSpot's forms may ask for: https://developers.google.com/recaptcha/docs/faq. */
const CAPTCHA = {scripts: ['https://www.google.com', 'https://www.gstatic.com'], frame: 'https://www.google.com'};

/**
 * HubSpot's legacy forms: `hbspt.forms.create` puts the form into an element. The forms of its new editor
 * (`hs-form-frame`) have another script, other events and hosts that no documentation names.
 */
export const hubspot = vendor({
  id: 'hubspot',
  kind: 'forms',
  name: 'HubSpot',
  integration: 'script',
  ids: {
    portalId: idLike(/^\d{4,12}$/, 'This is not a HubSpot portal id.', 'Copy portalId from the form’s embed code.'),
    region: z.enum(['na1', 'na2', 'eu1', 'ap1']),
    contact: formId,
    virtual: formId.optional(),
    newsletter: formId.optional(),
  },
  sources: ({region}) => {
    const api = [host('forms', region, 'hsforms.com'), host('api', region, 'hsforms.com')];
    const cdn = host('js', region, 'hsforms.net');
    return {
      'script-src': [cdn, ...api, ...CAPTCHA.scripts],
      'style-src': [cdn],
      'connect-src': [cdn, ...api],
      // Its counters are pictures; their hosts have the region in their names everywhere.
      'img-src': ['data:', ...api, `https://forms-${region}.hsforms.com`, `https://perf-${region}.hsforms.com`],
      'frame-src': [...api, CAPTCHA.frame],
      'form-action': api,
    };
  },
  inlineStyles: true,
  documentation: 'https://developers.hubspot.com/docs/cms/start-building/features/forms/legacy-forms',
  unconfirmed:
    'Which hosts the script uses, and whether it does without `unsafe-eval`: public sites’ policies differ. Here it never gets that.',
  disclosure: {owner: 'HubSpot', seesHealth: true},
});
