import {makePatternField} from '@dental/practice/patternField';
import {defineVendor} from '../vendor';

const CRISP = 'https://client.crisp.chat';
const CRISP_FILES = 'https://storage.crisp.chat';
const TAWK = 'https://*.tawk.to';

/** Chat vendors, by their ids in `_practice/integrations.yml`. */
export const CHAT = {
  /** Crisp: a chat box with the command queue `$crisp`. */
  crisp: defineVendor({
    name: 'Crisp',
    integration: 'script',
    ids: {
      websiteId: makePatternField(
        /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
        "This isn't a Crisp website ID.",
        'Copy it from app.crisp.chat: Settings, Workspace Settings, Setup & Integrations.',
      ),
    },
    sources: () => ({
      'script-src': [CRISP],
      'style-src': [CRISP],
      'font-src': [CRISP],
      'img-src': [CRISP, 'https://image.crisp.chat', CRISP_FILES, 'data:'],
      'media-src': [CRISP],
      'connect-src': [
        CRISP,
        CRISP_FILES,
        'wss://client.relay.crisp.chat',
        'wss://client.relay.rescue.crisp.chat',
      ],
      'worker-src': ['blob:', CRISP],
    }),
    inlineStyles: true,
    unconfirmed:
      'Its documentation doesn’t say if it works in a sandbox, where nothing is stored for long.',
    owner: 'Crisp',
  }),

  /** Tawk.to: a chat box with the interface `Tawk_API`. */
  tawk: defineVendor({
    name: 'Tawk.to',
    integration: 'script',
    ids: {
      propertyId: makePatternField(
        /^[0-9a-f]{24}$/,
        "This isn't a Tawk.to property ID.",
        'In Administration, Chat Widget, copy the first of the two parts after embed.tawk.to/.',
      ),
      widgetId: makePatternField(
        /^[0-9a-z]{7,12}$/,
        "This isn't a Tawk.to widget ID.",
        'In Administration, Chat Widget, copy the second of the two parts after embed.tawk.to/.',
      ),
    },
    sources: () => ({
      'script-src': ['https://embed.tawk.to'],
      'style-src': ['https://embed.tawk.to'],
      'font-src': ['https://embed.tawk.to'],
      'img-src': [TAWK, 'data:'],
      'media-src': ['https://embed.tawk.to'],
      'connect-src': [TAWK, 'wss://*.tawk.to'],
      'frame-src': [TAWK],
      'form-action': [TAWK],
    }),
    needsOrigin: true,
    inlineStyles: true,
    unconfirmed:
      'Its documentation doesn’t list its hosts, or confirm that it works without `unsafe-eval`, ' +
      'which this site never allows.',
    owner: 'tawk.to',
  }),

  /** A link that opens a text message to the practice on the phone (RFC 5724). */
  'text-us': defineVendor({
    name: 'Text messages',
    integration: 'link',
    ids: {
      number: makePatternField(
        /^\(\d{3}\) \d{3}-\d{4}$/,
        "This isn't a phone number.",
        'Enter the number that receives text messages, such as (555) 123-4567.',
      ),
    },
    link: ({number}) => `sms:+1${number.replaceAll(/\D/g, '')}`,
  }),
};
