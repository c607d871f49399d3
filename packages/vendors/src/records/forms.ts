import * as z from 'zod';
import {makePatternField} from '@dental/practice/patternField';
import {listJotformHosts} from '../addresses';
import {defineVendor} from '../vendor';

/** One id per form of the site. The last two are optional. */
function createFormIds(...pattern: Parameters<typeof makePatternField>) {
  const id = makePatternField(...pattern);
  return {contact: id, virtual: id.optional(), newsletter: id.optional()};
}

const BASIN = 'https://usebasin.com';
const FORMSPREE = 'https://formspree.io';

/** The hosts of a region: `js.hsforms.net`, and `js-eu1.hsforms.net` in Europe. */
const makeHost = (name: string, region: string, domain: string) =>
  `https://${name}${region === 'na1' ? '' : `-${region}`}.${domain}`;

/** Google's reCAPTCHA in HubSpot's forms: https://developers.google.com/recaptcha/docs/faq. */
const CAPTCHA = {
  scripts: ['https://www.google.com', 'https://www.gstatic.com'],
  frame: 'https://www.google.com',
};

/** Form vendors, by their ids in `_practice/integrations.yml`. */
export const FORMS = {
  /** Basin: a plain HTML form that posts to Basin. Its console sets the thank-you page. */
  basin: defineVendor({
    name: 'Basin',
    integration: 'form',
    ids: createFormIds(
      /^[a-f0-9]{8,40}$/,
      "This isn't the id of a Basin form.",
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

  /** Formspree: a plain HTML form that posts to Formspree. */
  formspree: defineVendor({
    name: 'Formspree',
    integration: 'form',
    ids: createFormIds(
      /^[a-z0-9]{6,20}$/,
      "This isn't the id of a Formspree form.",
      'Copy what follows /f/ in the form’s endpoint at formspree.io, such as mzbqkjnr.',
    ),
    sources: () => ({'form-action': [FORMSPREE], 'connect-src': [FORMSPREE]}),
    owner: 'Formspree',
    form: (ids, form, {address, thanks}) => ({
      action: `${FORMSPREE}/f/${ids[form]}`,
      hidden: {_next: address + thanks},
      honeypot: '_gotcha',
      answersScripts: true,
    }),
  }),

  /**
   * HubSpot's legacy forms: `hbspt.forms.create` puts the form into an element. Forms from its new
   * editor (`hs-form-frame`) have another script, other events, and undocumented hosts.
   */
  hubspot: defineVendor({
    name: 'HubSpot',
    integration: 'script',
    ids: {
      portalId: makePatternField(
        /^\d{4,12}$/,
        "This isn't a HubSpot portal id.",
        'Copy portalId from the form’s embed code.',
      ),
      region: z.enum(['na1', 'na2', 'eu1', 'ap1']),
      ...createFormIds(
        /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
        "This isn't a HubSpot form id.",
        'Copy formId from the embed code, after hbspt.forms.create. If the code has ' +
          'hs-form-frame instead, create a legacy form in HubSpot: this site can’t show forms ' +
          'from its new editor.',
      ),
    },
    sources: ({region}) => {
      const api = [
        makeHost('forms', region, 'hsforms.com'),
        makeHost('api', region, 'hsforms.com'),
      ];
      const cdn = makeHost('js', region, 'hsforms.net');
      return {
        'script-src': [cdn, ...api, ...CAPTCHA.scripts],
        'style-src': [cdn],
        'connect-src': [cdn, ...api],
        // Its tracking pixels have the region in their host names everywhere.
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
    needsOrigin: true,
    inlineStyles: true,
    unconfirmed:
      'Its documentation doesn’t list its hosts, or confirm that it works without `unsafe-eval`, ' +
      'which this site never allows.',
    owner: 'HubSpot',
  }),

  /** Jotform: the form's own page in a frame, which reports its height. */
  jotform: defineVendor({
    name: 'Jotform',
    integration: 'frame',
    ids: {
      hipaa: z.boolean().optional(),
      ...createFormIds(
        /^\d{10,20}$/,
        "This isn't a Jotform form id.",
        'Copy the digits at the end of the form’s address, such as ' +
          'https://form.jotform.com/231234567890123.',
      ),
    },
    // The form posts to the second host, whose answer appears in the frame.
    sources: (ids) => ({'frame-src': listJotformHosts(ids)}),
    owner: 'Jotform',
  }),

  /** Netlify Forms: Netlify finds the forms in the deployed pages, and receives their posts. */
  netlify: defineVendor({
    name: 'Netlify Forms',
    integration: 'form',
    owner: 'Netlify',
    form: (_, form, {thanks}) => ({
      action: thanks,
      hidden: {'form-name': form},
      honeypot: 'website',
      attributes: {name: form, 'data-netlify': 'true', 'data-netlify-honeypot': 'website'},
      answersScripts: true,
    }),
  }),

  /** A plain HTML form that posts to any address, such as the practice's own server. */
  plain: defineVendor({
    name: 'Plain form',
    integration: 'form',
    ids: {
      owner: z.string().min(1).meta({prose: false}),
      ...createFormIds(
        /^https:\/\/[\w.-]+(\/\S*)?$/,
        "This isn't a secure web address.",
        'Enter the address that receives the form, starting with https://.',
      ),
    },
    sources: ({contact, virtual = contact, newsletter = contact}) => ({
      'form-action': [contact, virtual, newsletter].map((url) => new URL(url).origin),
    }),
    owner: ({owner}) => owner,
    form: (ids, form, {address, thanks}) => ({
      action: ids[form] ?? ids.contact,
      hidden: {form, _next: address + thanks},
      honeypot: '_gotcha',
      answersScripts: false,
    }),
  }),
};
