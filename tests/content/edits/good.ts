import {readFileSync} from 'node:fs';
import {photograph} from '../../support/pictures';
import type {Edit} from './edit';

const ABOUT = 'about-us.mdx';
const ANIKA = 'our-staff/anika.mdx';
const HOURS = '_practice/hours.yml';
const CASE = '_cases/01-chipped-front-tooth-rebuilt.mdx';

const onWindows = `\uFEFF${readFileSync(`pages-content/${ABOUT}`, 'utf8').replaceAll('\n', '\r\n')}`;

const says = (does: string, append: string): Edit => ({does, file: ABOUT, append});

/** Edits that must pass without a word. */
export const good: Edit[] = [
  says('names prices', 'A kit costs $149, and a filling between $80 and $1,200.50.'),
  says('names percentages', 'About 90% of adults have had a cavity, and 5–10% need a root canal.'),
  says('compares numbers', 'Keep the pain at 5 < 10 on the scale, or a < b.'),
  says('escapes a sign', 'It takes \\<5 minutes, and \\{this\\} is fine.'),
  says('uses apostrophes of both kinds', "It's your mouth, and it’s your choice. The Smiths' dog agrees."),
  says('uses quotation marks of both kinds', 'We say “please” and "thank you", and ‘bye’.'),
  says('uses accents and Spanish names', 'Dr. José Núñez and María González-Ruiz met Xochitl Villaseñor at the café.'),
  says('writes a line of Spanish', 'Our front desk says *hablamos español*, y con gusto.'),
  says('uses dashes', 'We listen — really listen — before we look – always.'),
  says('uses emoji', 'We love our patients 😀🦷 ❤️.'),
  says('writes a long paragraph', 'We look, we explain and we wait for you. '.repeat(60)),
  says(
    'writes a table',
    '| Treatment | Visits | Price |\n|---|---|---|\n| Crown | 2 | $1,150 |\n| Veneer | 2–3 | from $900 |',
  ),
  says('quotes somebody', '> "I was afraid for years," one patient told us. "Now I fall asleep in the chair."'),
  says(
    'links with a query',
    'See [the pictures of people in their thirties](/smile-gallery?age=30-39&category=smile-improvement).',
  ),
  says('links to another website', 'See [the parks of Gilbert](https://www.gilbertaz.gov/parks?x=1&y=2#list).'),
  says('links to a heading', 'See [our working hours](/contact-us#working-hours) and [how we work](#how-we-work).'),
  says('links to a file', 'Print [the new-patient forms](/forms/new-patient-forms.pdf).'),
  says('says when to take a medicine', 'Take one tablet at 8:00 am and another at 2:00 pm. No food after midnight.'),
  says('names numbers of help lines', 'Call 911, or the poison help line at 1-800-222-1222.'),
  says('names the year in which something began', 'We have looked after families in Gilbert since 2009.'),
  says('says how long things last', 'A crown lasts 10 years or more. Children from 3 years on are welcome.'),
  says('writes lists', '- One\n- Two\n\n1. First\n2. Second'),
  says('stresses words', 'We are **kind**, *calm* and ***both***. The price was ~~$129~~.'),
  says('uses abbreviations', 'Ask about your PPO, HMO or CBCT scan, e.g. on 5/12/2027, at 24/7 or in R&D.'),
  says('uses words of our trade', 'Peri-implantitis, zirconia onlays, mouthguards and remineralizing gels.'),
  says('leaves a note for colleagues', '{/* Ask Rosa about the photos. */}\n\nMore soon from us.'),
  says(
    'quotes facts',
    'Call <Phone />, write to <Email />, or pay the <Fact name="cancellation.fee" /> fee. <BookLink>Request an Appointment</BookLink>.',
  ),
  says('adds a heading and a footnote', '### Questions & answers: what is new?\n\nNothing[^1].\n\n[^1]: As of now.'),
  says('adds a block', "import WorkingHours from '@site/src/components/WorkingHours';\n\n## Hours\n\n<WorkingHours />"),
  says(
    'adds a picture',
    'import Picture from \'@site/src/components/Picture\';\n\n<Picture image="facility/lounge" alt="The lounge, with a sofa and a wide window" />',
  ),
  says(
    'compares our fee with another price',
    'Prices start at $75 for a mouthguard, and an exam with X-rays is $75 without insurance.',
  ),
  says(
    'names fees that are not ours',
    'Whitening fee: $350. A $500 credit, 0% interest for 12 months at another lender, and no fee.',
  ),
  says('says how old children are', 'Children from 2 to 5 come with a parent, and kids 3 years and up can sit alone.'),
  says(
    'names days of the week',
    'On Mondays Dr. Okafor sees children, and on Fridays he teaches. Join us on Saturday, March 6.',
  ),
  says('opens and closes a mouth', 'Keep your mouth open; close it slowly on Tuesday after the swelling goes down.'),
  says(
    'says how long to wait',
    'Wait 30 minutes before eating, 24 hours before smoking, and two days before surgery if your doctor says so.',
  ),
  says(
    'says when things began',
    'Dr. Marquez graduated in 2008 and has practiced in Gilbert since 2012. If you have not been for 10 years, come.',
  ),
  says(
    'names plans and companies',
    'Ask about Medicaid (AHCCCS), Delta Dental, MetLife, Invisalign, Waterpik and Oral-B.',
  ),
  says('names patients', 'Mrs. O’Brien-D’Angelo, Mr. Nguyễn, Ms. Kowalczyk and Ngũgĩ say hello.'),
  says(
    'writes Spanish',
    '¿Habla español? Nuestro equipo habla con usted en su idioma. Llámenos para hacer una cita con la dentista.',
  ),
  says('heads a part in Spanish', '### Preguntas frecuentes\n\nAsk Rosa.'),
  says('uses fractions and units', 'It takes 1/2 tablet, ½ cup at 98.6 °F, 5 mm or 10 cm², and 24/7 is not 50/50.'),
  says(
    'uses words of the trade and of the day',
    'The apicoectomy, the frenectomy, grandkids and popsicles, a mockup, copayments and a teether.',
  ),
  says('writes with two spaces at the end of a line', 'Line one  \nand line two.'),
  says('links by a note', '[Veneers][v] are thin.\n\n[v]: /services/cosmetic-dentistry/veneers'),
  says('divides a page', 'One.\n\n---\n\nTwo.'),
  says('lists in a list', '1. Call us.\n2. Come in.\n   - Bring your card.\n   - Bring your forms.'),
  says('uses tags of social networks', 'Use #smile and @copperfinch, and the code SMILE2027 by 12/31/2027.'),
  {does: 'changes the closing time of a day', file: HOURS, replace: ['closes: 7:00 pm', 'closes: 6:00 pm']},
  {
    does: 'closes on a holiday',
    file: HOURS,
    replace: ['closures:\n', 'closures:\n  - name: Snow day\n    from: 2027-02-01\n    to: 2027-02-01\n'],
  },
  {
    does: 'closes on a weekday',
    file: HOURS,
    replace: ['    opens: 7:00 am\n    closes: 2:00 pm\n', '    closed: true\n'],
  },
  {does: 'writes a note into the facts', file: HOURS, replace: ['closes: 7:00 pm', 'closes: 7:00 pm # until June']},
  {does: 'changes a fee', file: '_practice/policies.yml', replace: ['feeDollars: 75', 'feeDollars: 90']},
  {
    does: 'starts another offer',
    file: '_practice/promotions.yml',
    replace: [
      'promotions:\n',
      'promotions:\n  - id: spring-smiles\n    heading: Spring smiles\n    text: Whitening trays for everyone in spring.\n    ticker: Whitening trays in spring\n    image: art/promotion-august\n    starts: 2027-03-01\n    ends: 2027-03-31\n    links: []\n',
    ],
  },
  {does: 'saves a file with Windows', file: ABOUT, write: onWindows},
  {
    does: 'replaces a portrait by a photograph',
    file: ANIKA,
    picture: ['team/anika-2027.jpg', await photograph(900)],
    replace: ['image: team/anika', 'image: team/anika-2027'],
  },
  {
    does: 'puts a value between quotation marks',
    file: ABOUT,
    replace: ['heading: About us', 'heading: "About us: who we are & why"'],
  },
  {does: 'takes a claim of an old address back', file: ABOUT, replace: ['  - /our-philosophy\n', '']},
  {does: 'rewrites a case', file: CASE, append: 'She came back after a year, and “nobody could tell”.'},
  {does: 'adds a case', file: '_cases/50-a-new-case.mdx', copyOf: CASE, replace: ['id: 1', 'id: 50']},
  {
    does: "adds a review with a patient's own spelling",
    file: '_reviews/32-zz.mdx',
    write:
      '---\nid: 32\nname: Z.Z.\nsource: Google\ndate: May 3, 2026\nsample: true\n---\n\nTehy are teh best!!! Open til 7:00 pm, call (480) 555-0142.\n',
  },
  {
    does: 'changes the words of an intro',
    file: ANIKA,
    replace: ['Teenagers with braces like her', 'Teenagers — even Zoë and Iñaki — like her'],
  },
  {does: 'adds a word to the dictionary', file: '_practice/words.txt', append: 'brushathon'},
  {
    does: 'opens on a Saturday',
    file: HOURS,
    replace: ['  - day: Saturday\n    closed: true', '  - day: Saturday\n    opens: 8:00 am\n    closes: 12:00 pm'],
  },
  {does: 'deletes all closures', file: HOURS, replace: [/closures:\n[^]*/, 'closures: []\n']},
  {
    does: 'deletes all offers',
    file: '_practice/promotions.yml',
    replace: [/promotions:\n[^]*/, 'promotions: []\n'],
  },
  {does: 'changes the phone number', file: '_practice/practice.yml', replace: ['555-0142', '555-0177']},
  {does: 'puts fields into another order', file: ANIKA, replace: ['order: 8\nid: 12', 'id: 12\norder: 8']},
  {does: 'leaves a space behind lines', file: ANIKA, replace: ['order: 8\nid: 12', 'order: 8 \nid: 12  ']},
];
