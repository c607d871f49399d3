import {firstFile} from '../../../support/exercise';
import {appending, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const CASE = firstFile('_cases');
const REVIEW = firstFile('_reviews');

/** Sentences that somebody adds to a file, by what is said of them; a number counts what else is said. */
const SENTENCES: readonly (readonly [file: string, says: string, ...(string | readonly [string, number])[]])[] = [
  [
    CASE,
    'place of work or family',
    'She is the wife of a Gilbert council member.',
    'He is a firefighter with the Gilbert Fire Department.',
  ],
  [
    ABOUT,
    'A patient is named',
    'Congratulations to Jaden Brooks on getting his braces off!',
    'Our patient Mr. Hernandez was so scared of his root canal.',
    'Meet Brandon, who came in with a cracked molar last week.',
    'Tina R. from Chandler got her implants here.',
  ],
  [ABOUT, 'We are closed on', 'See you on Friday, December 25, 2026.'],
  [
    ABOUT,
    'says that we are open',
    'Walk-ins are welcome seven days a week.',
    ['We are open on Saturdays until noon.', 1],
    'Saturday hours are back!',
  ],
  [
    ABOUT,
    'note to a colleague',
    'Rosa: please shorten this paragraph before it goes live.',
    '(Rosa, is this still right?)',
  ],
  [ABOUT, 'The name of a file', 'image001.png'],
  [
    ABOUT,
    'not ours is said to be',
    'Our new address is 2200 S. Val Vista Dr, Suite 4.',
    'Our number is (480) 555-0412.',
    'Call our emergency line at (480) 555-0199.',
  ],
  [
    REVIEW,
    'A patient is named',
    'Signed, Dana Holloway, Chandler',
    'Dr. Marquez did implants for my husband Robert Holloway.',
    ['- Best, Dana Holloway', 1],
  ],
  [
    CASE,
    'A patient is named',
    'Her husband Miguel drove her to us.',
    'Her HIV medication made her mouth dry, said Karen.',
    ['Ms. L. Vance, age 24, chipped it at the Gilbert Days rodeo on November 14.', 1],
  ],
  [CASE, 'chart, insurance or account number', 'Patient ID 88213, seen in room 2.'],
  [CASE, 'The day of a treatment', 'She came in on 10/12/2026 after work.'],
  [ABOUT, 'without its unit', 'Crowns start at 1,150 per tooth.'],
  [ABOUT, 'can hardly be', 'Whitening is now 80% off.'],
  [
    ABOUT,
    'Nobody here is called',
    ['Dr. Elena Marques will see you.', 1],
    'Ask for Kaylah at the front desk.',
    ['Dr. Priya Rahman joined us.', 1],
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
  [ABOUT, 'still to be written', 'XXX check with Rosa XXX', 'Lorem ipsum dolor sit amet.'],
  [
    ABOUT,
    'writing program',
    'Certainly! Here is a warmer version of the paragraph.',
    "Let me know if you'd like me to make it shorter!",
  ],
  [ABOUT, 'signature of a mail program', 'Sent from my Galaxy'],
  [
    ABOUT,
    'A figure of the practice',
    'Appointments cost nothing if you cancel 24 hours before.',
    'The cancellation fee is $85.',
    'Please cancel one day ahead.',
  ],
  [ABOUT, 'Our phone number', 'Text us at 480-555-0142 ext. 3.'],
  [ABOUT, 'A number of years', "We've been in Gilbert for 14 years."],
  [ABOUT, 'does not arrive', 'Email Rosa at rosa@gmial.com.'],
  ['services/general-dentistry/dental-exams.mdx', 'promises a result'],
  [REVIEW, 'A name or a school', 'My daughter Emily is 7 and goes to Higley Elementary.'],
  [REVIEW, 'chart, insurance or account number', 'My policy number is 4471-220-981.'],
  [CASE, 'A name or a school', 'Follow her on Instagram at @lauravance.'],
  [ABOUT, 'does not have ten digits', 'Our fax is 480-555-014.'],
  [ABOUT, 'Opening hours are typed', 'We are closed on Wednesdays.', 'Our office opens at 8 a.m. sharp.'],
  [ABOUT, 'behind the price', 'Consultation: 95$.'],
  [ABOUT, 'as prices are here', 'Clear aligners from $ 3.500.'],
  [ABOUT, 'is a Sunday, not a Monday', 'Until Sunday, November 29, 2026, and on Monday, November 29, 2026.'],
  [ABOUT, 'is wrapped by', 'Read [our story](https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.ada.org%2F&h=AT0).'],
  [ABOUT, 'nearly ours', 'Read [the blog](https://blog.copperfinchdental.exmaple/floss).'],
  [ABOUT, 'leads nowhere', 'Read [the guide](/forms/old-forms.pdf).'],
  [ABOUT, 'A gap in brackets', '[PHONE NUMBER] is our line.'],
  [ABOUT, 'A quoted mail', '> On Nov 3, 2026, at 9:12 AM, Kayla wrote:', 'Kind regards,\nRosa'],
  [ABOUT, 'would start a tag', 'NEW!!! <--- make this red'],
  [ABOUT, 'stands twice', 'We offer the the softest chairs.'],
];

/** Words that somebody puts in the place of others. */
const CHANGES: readonly (readonly [file: string, says: string, from: string, to: string, more?: Partial<BadEdit>])[] = [
  ['_practice/policies.yml', 'which can hardly be', 'cashOrCheckPercent: 5', 'cashOrCheckPercent: 55'],
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
  ['_practice/policies.yml', 'which can hardly be', 'feeDollars: 75', 'feeDollars: 7500'],
  ['_practice/policies.yml', 'which can hardly be', 'noticeHours: 48', 'noticeHours: 4'],
  ['_practice/practice.yml', 'not one of Arizona', 'zip: "85234"', 'zip: "58234"'],
  [
    '_practice/practice.yml',
    'not an e-mail',
    'email: hello@copperfinchdental.example',
    'email: hello@copperfinchdental,example',
  ],
  ['_practice/practice.yml', 'not in Arizona', 'latitude: 33.3752', 'latitude: 3.3752'],
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
