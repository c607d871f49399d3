import {beforeAll, describe, expect, it} from 'vitest';
import {loadSite} from '@dental/checks';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';

/** Sentences that contradict records of the exercise, and a part of the report. */
const WRONG = [
  ['If you have AZ Blue, please note that we are not in its network.', '"AZ Blue" has'],
  ['In network means a contract. Delta Dental Premier is one of them.', '"Delta Dental Premier'],
  [
    'Many plans pay a part outside of their network. Among these is Delta Dental of Arizona.',
    '"Delta Dental of Arizona" has',
  ],
  ['¿Aceptan Delta Dental Premier? Sí, estamos en su red.', '"Delta Dental Premier" has'],
  ['Le toca con Beth o con Kayla, nuestras higienistas.', 'the job "hygienist"'],
  ['Anika and Devon are our hygienists.', 'the job "hygienist"'],
  ['Our six staff members know you.', '"Our six staff members" doesn\'t match the number'],
  [
    'Nuestras tres higienistas le esperan.',
    '"Nuestras tres higienistas" doesn\'t match the number',
  ],
  ['These reviews come from Google and Zocdoc.', 'a site where we have no reviews'],
  ['We are looking for a full-time hygienist.', 'offers a job'],
  ['We are closed on Veterans Day, so plan ahead.', '"Veterans Day" doesn\'t match'],
  ['Call or write to us in English, Spanish or Arabic.', 'No page of our team lists Arabic'],
  ['Valley Metro buses serve our part of Chandler.', 'not in Chandler'],
  ['Our building is at the corner of Guadalupe and Cooper.', "isn't our address"],
  ["We're in Suite 152, next to the pharmacy.", '"Suite 152" isn\'t our suite'],
  ['Our office is at 1710 N. Gilbert Rd, behind the hospital.', "isn't our street"],
  ['We are one practice in one place: Mesa, Arizona.', 'not in Mesa'],
  ['Follow @quailcreekdds for news.', '"@quailcreekdds" isn\'t the name of any profile'],
  ['Tag us as @smilesgilbert in your pictures.', '"@smilesgilbert" isn\'t the name'],
  ['We close early on Tuesdays.', '"close early" doesn\'t fit Tuesday'],
  ['Our doors open early on Thursdays.', '"open early" doesn\'t fit Thursday'],
  ['We leave early on Wednesdays.', '"We leave early" doesn\'t fit Wednesday'],
  ['We have shorter hours on Tuesdays.', '"shorter hours" doesn\'t fit Tuesday'],
  ['Our office stays open late on Thursdays.', 'stays open late" doesn\'t fit'],
  ['We are on TikTok as @qcdental.', '"@qcdental" isn\'t the name'],
  ['Come to Suite 153, right by the pharmacy.', '"Suite 153" isn\'t our suite'],
  ['We charge $101 for a cleaning.', '"$101" doesn\'t match'],
  ['New-patient exam: $99.', '"$99" doesn\'t match'],
  ['We are open six days a week.', '"six days a week" doesn\'t match'],
  ['Park in the garage, and we validate your ticket.', "doesn't match another page"],
  ['Take the elevator to the third floor.', "doesn't match another page"],
  ['We see children starting at age three.', "doesn't match another page"],
  ["We don't file claims for you.", "doesn't match another page"],
  ['Kids may come to a first visit on their own.', "doesn't match another page"],
  ['Kayla is one of our hygienists.', 'the job "hygienist"'],
  ['Dr. Lindqvist gives oral sedation.', 'no permit'],
  ["After-school spots on Fridays go fast, so ask for 4 o'clock.", 'Friday, 7:00 am to 2:00 pm'],
  ['We just joined the TRICARE network.', '"TRICARE" has'],
  ['Guardian left us, so you are out of network now.', '"Guardian" has'],
  ["We file all claims, and Guardian isn't one of our networks.", '"Guardian" has'],
  ['Thursday is our late evening.', '"late evening" doesn\'t fit Thursday'],
  ["We're open Sundays for people who can't come on other days.", "we're open on Sundays"],
  ["Skip a visit without calling, and it's $50.", 'typed here'],
  ['Say hello to Devin Brooks.', 'is called Devin Brooks'],
  ['Nobody here pays more than $1,400 for a crown.', 'the price of "Crown"'],
  ['Our new-patient exam is $95.', '"$95" doesn\'t match the price of "New-patient exam"'],
  ['For $120, you get a new-patient exam.', '"$120" doesn\'t match'],
  ['New-patient exams from $105.', '"$105" doesn\'t match'],
  ['A new-patient exam costs $115 and up.', '"$115" doesn\'t match'],
  ['A first exam runs $185 or so.', '"$185" doesn\'t match the price of "New-patient exam"'],
  [
    'A crown starts at nine hundred dollars, so we begin with a repair.',
    '"nine hundred dollars" doesn\'t match the price of "Crown"',
  ],
  ['We are a staff of thirty.', '"staff of thirty" doesn\'t match the number'],
  ['Whichever of our dentists you see, you can visit in Spanish.', "Not every dentist's page"],
  ['We no longer place crowns here.', 'our pages and prices have it'],
  [
    'See the [prices of care](https://www.brightsmiles.example/fees).',
    'other links with these words',
  ],
] as const;

/** Sentences with the same words that no record contradicts. */
const RIGHT = [
  'If you have AZ Blue, we are in its network.',
  'If you have Delta Dental Premier, we are not in its network, and still file the claim.',
  'Ask Anika or Beth, our hygienists, and Devon, our lead assistant.',
  'Our two hygienists know you.',
  'When we are looking for a hygienist, the position is on this page.',
  'Parking is free, and the garage next door is not ours.',
  'We are across from the pharmacy in Suite 210.',
  'We are behind the pharmacy at 1200 N. Gilbert Rd.',
  'We are known for one thing: Patience, Arizona style.',
  "We're across the street from Suite 300.",
  'On Tuesdays we keep a half hour free for a child who is scared.',
  'If you leave early on Tuesdays, traffic is lighter.',
  'Follow @quailcreek, and see what Rosa bakes.',
  'Kayla and her team play as @eastvalleycatchers.',
  'We close early on Fridays, and open early too.',
  'Sometimes we close early on a Tuesday, and our phone says so.',
  'We are open five days a week, and you can book seven days a week online.',
  'Wear the trays six days a week.',
  'You need no elevator here, because our office is on the ground floor.',
  'We do not file a claim before your visit, and we file it for you after.',
  'Tuesday visits at six are popular, and so are Friday visits at 7:30 am.',
  'We are not in network with TRICARE.',
  'Tuesday is our late evening, and Friday is a short day.',
  'A taxi can take you home, or you may drive yourself home.',
  'Los martes abrimos hasta las siete, y el 23 de diciembre cerramos al mediodía.',
  'Los viernes abrimos temprano, a las siete, y cerramos a las dos.',
  'Call or write to us in English or Spanish.',
  'Call us if you need an interpreter in Arabic, and we will find one.',
  'No crown here costs more than $1,750.',
  'New-patient exams start at $85, or about $130 with a second look.',
  "A child's exam runs $185 or so.",
  'If a crown is $1,400, a discount of 5% is $70.',
  'Missing a cleaning can cost you $1,500 in repairs later.',
  'We place no crowns without numbing the tooth.',
  'See the [prices of care](/costs) and the [prices of care](/costs).',
];

/** The first group of costs with two kinds of exams. */
const EXAMS = [
  '    treatments:',
  ...['New-patient exam', "Child's exam"].flatMap((name, index) => [
    `      - name: ${name}`,
    `        from: ${85 + 10 * index}`,
    `        to: ${145 + 40 * index}`,
    '        unit: visit',
    '        depends: How much there is to look at.',
    '        page: /services/general-dentistry/dental-exams',
  ]),
];

let reports: readonly string[];
beforeAll(() => {
  const find = (sentences: readonly string[]) => {
    const content = new EditedContent(exercise);
    content.addField('our-dentist/dr-thomas-okafor.mdx', 'sedationPermit: OS990202');
    content.change(
      '_practice/insurance.yml',
      /^plans:/,
      'plans:',
      '  - name: Guardian DentalGuard',
      '    standing: in-network',
    );
    content.change('_practice/costs.yml', /^ *treatments:/, ...EXAMS);
    content.write('about-us.mdx', `${content.read('about-us.mdx')}\n${sentences.join('\n\n')}\n`);
    const {problems, warnings} = loadSite(process.cwd(), {
      files: content.project,
      today: '2026-11-21',
    });
    return [...problems, ...warnings].map(({file, message}) => `${file} ${message}`);
  };
  const former = find([]);
  const right = find(RIGHT);
  reports = find([...RIGHT, ...WRONG.map(([sentence]) => sentence)]);
  expect(right.filter((one) => !former.includes(one))).toEqual([]);
}, 120_000);

describe('sentences about our records', () => {
  it.each(WRONG)('reports "%s"', (_, says) => {
    expect(reports.some((one) => one.includes('about-us') && one.includes(says))).toBe(true);
  });
});
