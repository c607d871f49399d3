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
];
