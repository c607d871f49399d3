import {firstFile} from '../../../support/exercise';
import {appending, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const CASE = firstFile('_cases');
const REVIEW = firstFile('_reviews');

/** Sentences that somebody adds to a file, by what is said of them; a number counts what else is said. */
const SENTENCES: readonly (readonly [file: string, says: string, ...(string | readonly [string, number])[]])[] = [
  [
    ABOUT,
    'not ours is said to be',
    'Our new address is 2200 S. Val Vista Dr, Suite 4.',
    'Our number is (480) 555-0412.',
    'Call our emergency line at (480) 555-0199.',
  ],
  [ABOUT, 'is spelled', 'We take Met Life here.'],
  [ABOUT, 'tracking code', 'See [the map](https://www.google.com/maps?q=finch&utm_campaign=spring).'],
  [
    ABOUT,
    'leads to',
    'See [the form](https://forms.gle/abc123).',
    ['See [our page](http://localhost:3000/about-us).', 1],
    'Read [more about it](https://1drv.ms/w/s!abc).',
    'Read [our story](https://copper-finch.vercel.app/about-us).',
    ['Read [the guide](file:///C:/Users/Rosa/guide.pdf).', 1],
  ],
  [ABOUT, 'Our phone number', 'Text us at 480-555-0142 ext. 3.'],
  [ABOUT, 'does not arrive', 'Email Rosa at rosa@gmial.com.'],
  ['services/general-dentistry/dental-exams.mdx', 'promises a result'],
  [ABOUT, 'does not have ten digits', 'Our fax is 480-555-014.'],
  [ABOUT, 'is wrapped by', 'Read [our story](https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.ada.org%2F&h=AT0).'],
  [ABOUT, 'nearly ours', 'Read [the blog](https://blog.copperfinchdental.exmaple/floss).'],
  [ABOUT, 'leads nowhere', 'Read [the guide](/forms/old-forms.pdf).'],
  [ABOUT, 'would start a tag', 'NEW!!! <--- make this red'],
];

/** Words that somebody puts in the place of others. */
const CHANGES: readonly (readonly [file: string, says: string, from: string, to: string, more?: Partial<BadEdit>])[] = [
  [
    '_practice/practice.yml',
    'tracking code',
    'booking: https://portal.quailcreek.example',
    'booking: https://portal.quailcreek.example/?utm_source=gmb',
  ],
  ['_practice/practice.yml', 'not a phone number', 'phone: (480) 555-0142', 'phone: (480) 55-0142'],
  [
    '_practice/promotions.yml',
    'speaks of',
    'text: All of August, clear aligners are on sale',
    'text: All of July, clear aligners are on sale',
  ],
  [
    '_practice/promotions.yml',
    'lasts',
    'starts: 2027-08-01',
    'starts: 2026-08-01',
    {at: 'ends: 2027-08-31', warns: true},
  ],
  [
    '_practice/practice.yml',
    'not an e-mail',
    'email: hello@copperfinchdental.example',
    'email: hello@copperfinchdental,example',
  ],
  ['_practice/hours.yml', 'open for', 'closes: 7:00 pm', 'closes: 11:30 pm'],
  [
    '_practice/hours.yml',
    'lasts',
    'name: Winter holidays\n    from: 2026-12-24',
    'name: Winter holidays\n    from: 2025-12-24',
    {at: 'to: 2027-01-01', warns: true},
  ],
  [REVIEW, 'more than initials', 'name: ', 'name: "Dana H., Chandler" # '],
  [CASE, 'A patient is named', 'treatment: ', "treatment: Laura's veneer # "],
  [CASE, 'is missing', 'filed: ', 'filed: # '],
];

/** What went through one working week of a front desk and of whoever writes the posts. */
export const workingWeek: BadEdit[] = [
  ...SENTENCES.flatMap(([file, says, ...sentences]) =>
    sentences.map((entry) => {
      const [sentence, others] = typeof entry === 'string' ? [entry, 0] : entry;
      return appending(file, `writes "${sentence}"`, sentence, says, {others, at: sentence.split('\n')[0] ?? ''});
    }),
  ),
  ...CHANGES.map(([file, says, from, to, more]): BadEdit => ({
    does: `writes "${to}"`,
    file,
    replace: [from, to],
    at: to,
    says,
    ...more,
  })),
];
