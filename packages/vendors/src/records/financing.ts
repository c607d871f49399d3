import * as z from 'zod';
import {makePatternField} from '@dental/practice/patternField';
import {defineVendor} from '../vendor';

const FILES = 'https://files.withcherry.com';
const ALL = 'https://*.withcherry.com';

/** Financing vendors, by their ids in `_practice/integrations.yml`. */
export const FINANCING = {
  /** CareCredit: a link to the practice's own application page ("custom link"). */
  carecredit: defineVendor({
    name: 'CareCredit',
    integration: 'link',
    ids: {
      customLink: makePatternField(
        /^https:\/\/www\.carecredit\.com\/go\/[A-Z0-9]{6}\/?$/,
        "This isn't a CareCredit custom link.",
        'Copy it from the Provider Center: it looks like https://www.carecredit.com/go/ABC123/.',
      ),
    },
    owner: 'CareCredit (Synchrony)',
    link: ({customLink}) => customLink,
  }),

  /** Cherry: a widget with the queue function `_hw`, whose parts fill elements by their ids. */
  cherry: defineVendor({
    name: 'Cherry',
    integration: 'script',
    ids: {
      slug: makePatternField(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        "This isn't a Cherry slug.",
        'Copy what follows pay.withcherry.com/ in the application link that Cherry gave you.',
      ),
      name: z.string().min(1).meta({prose: false}),
    },
    sources: () => ({
      'script-src': [FILES],
      'style-src': [FILES],
      'font-src': [FILES],
      'img-src': [ALL, 'data:'],
      'connect-src': [ALL],
      'frame-src': [ALL],
    }),
    inlineStyles: true,
    unconfirmed:
      'Its documentation doesn’t list hosts other than files.withcherry.com. The calls are those ' +
      'of Cherry’s own generator, as seen on public sites.',
    owner: 'Cherry',
  }),
};
