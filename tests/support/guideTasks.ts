import {readFileSync} from 'node:fs';
import sharp from 'sharp';
import type {Form} from './guideForm';

/** A task of docs/guide.md: what somebody at the front desk does, and what it makes of the files. */
export interface Task {
  /** Its heading in the guide. */
  title: string;
  /** From the first screen to the saved draft. */
  steps(form: Form): Promise<void>;
  /** The lines that the branch takes out and puts in. What ends with … begins so. */
  changes: readonly string[];
  /** New pictures, as far as their names are known. */
  pictures?: readonly RegExp[];
  /** Files that are deleted on GitHub afterwards. */
  deletes?: readonly string[];
}

const NEXT_YEAR = new Date().getFullYear() + 1;

/** A photograph as a phone takes it: one of ours on a wall, wider than its place. */
async function photograph(file: string, width: number, height: number): Promise<Buffer> {
  const picture = await sharp(readFileSync(file), {density: 150}).resize({height, fit: 'inside'}).png().toBuffer();
  return sharp({create: {width, height, channels: 3, background: '#dcebea'}})
    .composite([{input: picture, gravity: 'south'}])
    .jpeg()
    .toBuffer();
}

export const TASKS: readonly Task[] = [
  {
    title: 'Close for a holiday',
    async steps(form) {
      await form.open('Practice facts', 'Hours and closures');
      await form.add('closure');
      await form.fill('Name', 'Team training');
      await form.fill('From', `${NEXT_YEAR}-03-12`);
      await form.fill('To', `${NEXT_YEAR}-03-12`);
      await form.picture('holiday');
      await form.save();
      await form.picture('saved');
    },
    changes: ['+  - name: Team training', `+    from: ${NEXT_YEAR}-03-12`, `+    to: ${NEXT_YEAR}-03-12`],
  },
  {
    title: 'Change the opening hours',
    async steps(form) {
      await form.open('Practice facts', 'Hours and closures');
      await form.expandEntry('week', 1);
      await form.fill('Closes', '18:00');
      await form.picture('hours');
      await form.save();
    },
    changes: ['-    closes: …', '+    closes: 6:00 pm'],
  },
  {
    title: 'Add a review',
    async steps(form) {
      await form.create('Reviews', 'review');
      await form.fill('Name', 'L.V.');
      await form.choose('Source', 'Google');
      await form.fill('Date', '2026-10-14');
      await form.write(
        'The review, word for word',
        'They found me a place the same morning, and called the next day to ask how I was.',
      );
      await form.picture('review');
      await form.save();
    },
    changes: [
      '+name: L.V.',
      '+source: Google',
      '+date: October 14, 2026',
      '+',
      '+They found me a place the same morning, and called the next day to ask how I was.',
    ],
  },
  {
    title: 'Add a before and after case',
    async steps(form) {
      await form.create('Smile gallery', 'case');
      await form.fill('Heading', 'A chip from a coffee mug');
      await form.choose('Age', '30 - 39');
      await form.choose('Gender', 'Female');
      await form.fill('Treatment', 'Bonding on one front tooth');
      await form.choose('Category', 'Chipped front tooth');
      await form.drop('Before image', 'IMG_4711.jpg', await caseSide('#d8c9a8'));
      await form.drop('After image', 'IMG_4712.jpg', await caseSide('#f4efe2'));
      await form.picture('case');
      await form.expand('consent');
      await form.choose('Signed by', 'Patient');
      await form.fill('Signed on', '2026-10-12');
      await form.fill('Filed', 'Consent binder 2026, page 12');
      await form.fill('Until', '2031-10-12');
      await form.write(
        'What was done',
        'She bumped a coffee mug against her front tooth, and a small corner broke off. We smoothed the edge and built the corner up with tooth-colored resin in one visit.',
      );
      await form.picture('consent');
      await form.save();
    },
    changes: [
      '+heading: A chip from a coffee mug',
      '+age: 30 - 39',
      '+gender: Female',
      '+treatment: Bonding on one front tooth',
      '+category: chipped-front-tooth',
      '+beforeImage: cases/…',
      '+afterImage: cases/…',
      '+consent:',
      '+  by: patient',
      '+  on: 2026-10-12',
      '+  filed: Consent binder 2026, page 12',
      '+  until: 2031-10-12',
      '+',
      '+She bumped a coffee mug against her front tooth, …',
    ],
    pictures: [/cases\/[\w-]+-\w{6}\.jpg$/, /cases\/[\w-]+-\w{6}\.jpg$/],
  },
  {
    title: 'Add a person',
    async steps(form) {
      await form.create('Staff', 'member of the staff');
      await form.fill('Title', 'Maria Lopez, Dental Hygienist | {practice}');
      await form.fill(
        'Description',
        'Meet Maria Lopez, registered dental hygienist at {practice} in Gilbert. She takes her time and shows you what she sees.',
      );
      await form.fill('Heading', 'Maria Lopez');
      await form.fill('Order', '9');
      await form.fill('Name', 'Maria Lopez');
      await form.fill('Expertise', 'Registered Dental Hygienist');
      await form.drop('Image', 'Maria at the lake.jpg', await photograph('static/img/team/beth.svg', 1600, 1440));
      await form.picture('person');
      await form.write(
        'Text',
        'Maria Lopez is a registered dental hygienist who takes her time. She shows you on the screen what she sees, and asks what you would like to know before she starts.\n\nIf it has been a while since your last cleaning, tell her. She has heard every reason there is, and she will not make you feel bad about yours.\n\nAway from the office she grows chiles on her balcony, more of them every year than her family can eat.',
      );
      await form.save();
    },
    changes: [
      '+kind: staff',
      '+title: Maria Lopez, Dental Hygienist | {practice}',
      '+description: Meet Maria Lopez, …',
      '+heading: Maria Lopez',
      '+order: 9',
      '+name: Maria Lopez',
      '+expertise: Registered Dental Hygienist',
      '+image: team/maria-…',
      '+',
      '+Maria Lopez is a registered dental hygienist …',
      '+',
      '+If it has been a while …',
      '+',
      '+Away from the office …',
    ],
    pictures: [/team\/maria-\w{6}\.jpg$/],
  },
  {
    title: 'A person leaves',
    async steps(form) {
      await form.open('Pages', 'Our staff');
      await form.erase('[Kayla](/our-staff/kayla) and ');
      await form.unfold();
      await form.add('old address');
      await form.fill('Old address', '/our-staff/kayla');
      await form.picture('leaves');
      await form.save();
    },
    changes: ['+  - /our-staff/kayla', '-**Comfort during treatment.** …', '+**Comfort during treatment.** …'],
    deletes: ['pages-content/our-staff/kayla.mdx'],
  },
  {
    title: 'Change a price',
    async steps(form) {
      await form.open('Practice facts', 'Policies');
      await form.expand('cancellation');
      await form.fill('Fee for a late cancellation, in dollars', '80');
      await form.picture('price');
      await form.save();
    },
    changes: ['-  feeDollars: …', '+  feeDollars: 80'],
  },
  {
    title: 'Announce a promotion',
    async steps(form) {
      await form.open('Practice facts', 'Offers');
      await form.add('promotion');
      await form.fill('Id', 'spring-cleaning');
      await form.fill('Heading', 'Spring cleaning weeks');
      await form.fill(
        'Text',
        'Book a cleaning in May and bring a friend along. You both go home with a whitening pen.',
      );
      await form.fill('Ticker', 'May at {practice-short}: bring a friend to your cleaning');
      await form.fill('Image', 'art/promotion-august');
      await form.fill('Starts', `${NEXT_YEAR}-05-01`);
      await form.fill('Ends', `${NEXT_YEAR}-05-31`);
      await form.picture('promotion');
      await form.add('link');
      await form.fill('Label', 'Read about the cleaning weeks');
      await form.fill('Url', 'https://instagram.example/copperfinchdental/spring-cleaning');
      await form.save();
    },
    changes: [
      '+  - id: spring-cleaning',
      '+    heading: Spring cleaning weeks',
      '+    text: Book a cleaning in May and bring a friend along. You both go home with a whitening pen.',
      '+    ticker: …',
      '+    image: art/promotion-august',
      `+    starts: ${NEXT_YEAR}-05-01`,
      `+    ends: ${NEXT_YEAR}-05-31`,
      '+    links:',
      '+      - label: Read about the cleaning weeks',
      '+        url: https://instagram.example/copperfinchdental/spring-cleaning',
    ],
  },
  {
    title: 'Change the words of a page',
    async steps(form) {
      await form.open('Pages', 'Contact us');
      await form.typeBehind(
        'The quickest way to reach us',
        '\n\nHalf of the lot is being paved again this month. Please use the side entrance.',
      );
      await form.picture('words');
      await form.save();
    },
    changes: ['+', '+Half of the lot is being paved again this month. Please use the side entrance.'],
  },
  {
    title: 'Add an insurance plan',
    async steps(form) {
      await form.open('Practice facts', 'Insurance plans');
      await form.add('plan');
      await form.fill('Name', 'Renaissance Dental PPO');
      await form.choose('Standing', 'Out of network');
      await form.picture('plan');
      await form.save();
    },
    changes: ['+  - name: Renaissance Dental PPO', '+    standing: out-of-network'],
  },
];

/** One of two photographs for a case, in the proportion of the gallery. */
function caseSide(background: string): Promise<Buffer> {
  return sharp({create: {width: 1800, height: 1200, channels: 3, background}})
    .jpeg()
    .toBuffer();
}
