import * as z from 'zod';
import {idLike, vendor} from '../vendor';

const FILES = 'https://files.withcherry.com';
const ALL = 'https://*.withcherry.com';

/** Cherry: a widget that is driven by the queue function `_hw` and fills the elements whose ids are the names of its parts. */
export const cherry = vendor({
  id: 'cherry',
  kind: 'financing',
  name: 'Cherry',
  integration: 'script',
  ids: {
    slug: idLike(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'This is not a Cherry slug.',
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
  documentation: 'https://withcherry.com/',
  unconfirmed:
    'Which hosts it uses beside files.withcherry.com. The calls are those of Cherry’s own generator, as public sites show them.',
  disclosure: {owner: 'Cherry', seesHealth: true},
});
