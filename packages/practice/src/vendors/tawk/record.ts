import {idLike, vendor} from '../vendor';

const ALL = 'https://*.tawk.to';

/** Tawk.to: a chat box that is driven through `Tawk_API`. */
export const tawk = vendor({
  id: 'tawk',
  kind: 'chat',
  name: 'Tawk.to',
  integration: 'script',
  ids: {
    propertyId: idLike(
      /^[0-9a-f]{24}$/,
      'This is not a Tawk.to property ID.',
      'Copy the first of the two parts after embed.tawk.to/ in the widget code: Administration, Chat Widget.',
    ),
    widgetId: idLike(
      /^[0-9a-z]{7,12}$/,
      'This is not a Tawk.to widget ID.',
      'Copy the second of the two parts after embed.tawk.to/ in the widget code.',
    ),
  },
  sources: () => ({
    'script-src': ['https://embed.tawk.to'],
    'style-src': ['https://embed.tawk.to'],
    'font-src': ['https://embed.tawk.to'],
    'img-src': [ALL, 'data:'],
    'media-src': ['https://embed.tawk.to'],
    'connect-src': [ALL, 'wss://*.tawk.to'],
    'frame-src': [ALL],
    'form-action': [ALL],
  }),
  inlineStyles: true,
  documentation: 'https://developer.tawk.to/jsapi/',
  unconfirmed:
    'Which hosts it uses, and whether it does without `unsafe-eval`, which public sites often allow it: here it never gets that.',
  disclosure: {owner: 'tawk.to', seesHealth: true},
});
