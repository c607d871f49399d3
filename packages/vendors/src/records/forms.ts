import * as z from 'zod';
import {THANK_YOU} from '@dental/practice';
import {jotformHosts} from '../addresses';
import {vendor, written} from '../vendor';

/** Each form of the site by an id of its own; a practice may do without the last two. See `written`. */
function eachForm(...described: Parameters<typeof written>) {
  const id = written(...described);
  return {contact: id, virtual: id.optional(), newsletter: id.optional()};
}

const BASIN = 'https://usebasin.com';
const FORMSPREE = 'https://formspree.io';

/** The hosts of a region: `js.hsforms.net`, and `js-eu1.hsforms.net` in Europe. */
const host = (name: string, region: string, domain: string) =>
  `https://${name}${region === 'na1' ? '' : `-${region}`}.${domain}`;

/** Google's reCAPTCHA, which HubSpot's forms may ask for: https://developers.google.com/recaptcha/docs/faq. */
const CAPTCHA = {
  scripts: ['https://www.google.com', 'https://www.gstatic.com'],
  frame: 'https://www.google.com',
};

/** Whoever takes what forms send, by the names in `_practice/integrations.yml`. */
export const FORMS = {
  /** Basin: a form of plain HTML that posts to the form's endpoint. Its thank-you page is set in Basin's console. */
  basin: vendor({
    name: 'Basin',
    integration: 'form',
    ids: eachForm(
      /^[a-f0-9]{8,40}$/,
      'This is not the id of a Basin form.',
      'Copy what follows /f/ in the form’s endpoint at usebasin.com.',
    ),
    sources: () => ({'form-action': [BASIN], 'connect-src': [BASIN]}),
    owner: 'Basin',
    form: (ids, form) => ({
      action: `${BASIN}/f/${ids[form]}`,
      hidden: {},
      honeypot: '_gotcha',
      answersScripts: true,
    }),
  }),

  /** Formspree: a form of plain HTML that posts to the form's endpoint. */
  formspree: vendor({
    name: 'Formspree',
    integration: 'form',
    ids: eachForm(
      /^[a-z0-9]{6,20}$/,
      'This is not the id of a Formspree form.',
      'Copy what follows /f/ in the form’s endpoint at formspree.io, such as mzbqkjnr.',
    ),
    sources: () => ({'form-action': [FORMSPREE], 'connect-src': [FORMSPREE]}),
    owner: 'Formspree',
    form: (ids, form, {address}) => ({
      action: `${FORMSPREE}/f/${ids[form]}`,
      hidden: {_next: `${address}${THANK_YOU}`},
      honeypot: '_gotcha',
      answersScripts: true,
    }),
  }),

  /**
   * HubSpot's legacy forms: `hbspt.forms.create` puts the form into an element. The forms of its new editor
   * (`hs-form-frame`) have another script, other events and hosts that no documentation names.
   */
  hubspot: vendor({
    name: 'HubSpot',
    integration: 'script',
    ids: {
      portalId: written(
        /^\d{4,12}$/,
        'This is not a HubSpot portal id.',
        'Copy portalId from the form’s embed code.',
      ),
      region: z.enum(['na1', 'na2', 'eu1', 'ap1']),
      ...eachForm(
        /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
        'This is not a HubSpot form id.',
        'Copy formId from the embed code of a legacy form, which has hbspt.forms.create in it. If the code has hs-form-frame, ' +
          'the form is of the new editor, which this site cannot show: make a legacy form in HubSpot.',
      ),
    },
    sources: ({region}) => {
      const api = [host('forms', region, 'hsforms.com'), host('api', region, 'hsforms.com')];
      const cdn = host('js', region, 'hsforms.net');
      return {
        'script-src': [cdn, ...api, ...CAPTCHA.scripts],
        'style-src': [cdn],
        'connect-src': [cdn, ...api],
        // Its counters are pictures; their hosts have the region in their names everywhere.
        'img-src': [
          'data:',
          ...api,
          `https://forms-${region}.hsforms.com`,
          `https://perf-${region}.hsforms.com`,
        ],
        'frame-src': [...api, CAPTCHA.frame],
        'form-action': api,
      };
    },
    inlineStyles: true,
    unconfirmed:
      'Which hosts the script uses, and whether it does without `unsafe-eval`: public sites’ policies differ. Here it never gets that.',
    owner: 'HubSpot',
  }),

  /** Jotform: the form's own page in a frame, which tells its height. */
  jotform: vendor({
    name: 'Jotform',
    integration: 'frame',
    ids: {
      hipaa: z.boolean().optional(),
      ...eachForm(
        /^\d{10,20}$/,
        'This is not a Jotform form id.',
        'Copy the digits at the end of the form’s address: https://form.jotform.com/ or https://hipaa.jotform.com/, then the id.',
      ),
    },
    // The form posts itself to the second host, whose answer is in the frame.
    sources: (ids) => ({'frame-src': jotformHosts(ids)}),
    owner: 'Jotform',
  }),

  /** Netlify Forms: Netlify finds the forms in the pages when it deploys them, and takes what is posted to any of them. */
  netlify: vendor({
    name: 'Netlify Forms',
    integration: 'form',
    owner: 'Netlify',
    form: (_, form) => ({
      action: THANK_YOU,
      hidden: {'form-name': form},
      honeypot: 'website',
      attributes: {name: form, 'data-netlify': 'true', 'data-netlify-honeypot': 'website'},
      answersScripts: true,
    }),
  }),

  /** A form of plain HTML that posts to any address: a form service without a record of its own, or a server of the practice's. */
  plain: vendor({
    name: 'Plain form',
    integration: 'form',
    ids: {
      owner: z.string().min(1).meta({prose: false}),
      ...eachForm(
        /^https:\/\/[\w.-]+(\/\S*)?$/,
        'This is not a secure web address.',
        'Write the address that takes the form, starting with https://.',
      ),
    },
    sources: ({contact, virtual = contact, newsletter = contact}) => ({
      'form-action': [contact, virtual, newsletter].map((url) => new URL(url).origin),
    }),
    owner: ({owner}) => owner,
    form: (ids, form, {address: site}) => ({
      action: ids[form] ?? ids.contact,
      hidden: {form, _next: `${site}${THANK_YOU}`},
      honeypot: '_gotcha',
      answersScripts: false,
    }),
  }),
};
