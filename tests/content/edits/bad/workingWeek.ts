import {firstFile} from '../../../support/exercise';
import {appending, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const CASE = firstFile('_cases');
const REVIEW = firstFile('_reviews');

/** Sentences that somebody adds to a file, by what is said of them; a number counts what else is said. */
const SENTENCES: readonly (readonly [file: string, says: string, ...(string | readonly [string, number])[]])[] = [
  [
    ABOUT,
    'compares us',
    'Our dentists outshine every dentist in the county.',
    'Cheaper than Bright Smiles Dental next door.',
    'Nobody in town is gentler with needles than we are.',
    'No one beats our prices on clear aligners.',
  ],
  [
    ABOUT,
    'promises a result',
    'You will walk out with a flawless smile, every time.',
    'Our whitening makes teeth ten shades lighter in every case.',
    'Implants with us never fail.',
    'Our sedation takes all the pain away, guaranteed.',
    'Laser whitening is 100% safe for everyone.',
    'Every patient leaves happy.',
  ],
  [ABOUT, 'promises a cure', 'Deep cleaning stops gum disease forever.', 'We can cure your TMJ in one visit.'],
  [
    ABOUT,
    'gives a title',
    'Dr. Raman is our in-house orthodontist.',
    'Dr. Okafor is a pediatric dentistry specialist.',
    'Our dentists are implant experts and specialists.',
    'Dr. Lindqvist is a board certified prosthodontist.',
  ],
  [ABOUT, 'is a rating', 'Patients rate us five stars on Google.'],
  [ABOUT, 'keeps reviews back', 'We remove reviews that are unfair.'],
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
  [ABOUT, 'nothing hurts', "It's completely painless, we promise.", 'You will not feel the needle, ever.'],
  [
    ABOUT,
    'pays for a review',
    'Post a five-star review and we will take $20 off your bill.',
    ['Refer a friend who leaves us a five-star review and get a $25 gift card.', 1],
  ],
  [ABOUT, 'nothing can go wrong', 'Our laser has zero risks.'],
  [ABOUT, 'without its unit', 'Crowns start at 1,150 per tooth.'],
  [ABOUT, 'can hardly be', 'Whitening is now 80% off.'],
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
  [
    ABOUT,
    'places us above others',
    'The most trusted name in dentistry since 2009.',
    'Voted top dentist three years in a row.',
  ],
  [ABOUT, 'is not so', 'Here are all the reviews we have ever received, unedited.'],
  ['services/general-dentistry/dental-exams.mdx', 'promises a result', 'Our exams find cancer 100% of the time.'],
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
