import {exercise} from '../../support/exercise';
import type {Edit} from './edit';

const ABOUT = 'about-us.mdx';
const DENTIST = 'our-dentist/dr-priya-raman.mdx';
const ANIKA = 'our-staff/anika.mdx';
const HOURS = '_practice/hours.yml';
const CASE = '_cases/01-a-case.mdx';

const onWindows = `\uFEFF${exercise.read(`pages-content/${ABOUT}`).toString('utf8').replaceAll('\n', '\r\n')}`;

/** The page of somebody of the staff who has the first name of another. */
export const NAMESAKE = exercise
  .read('pages-content/our-staff/rosa.mdx')
  .toString('utf8')
  .replaceAll('Rosa Delgado', 'Rosa Gimbert');

const says = (does: string, append: string): Edit => ({does, file: ABOUT, append});

/** Edits that must pass without a word. */
export const good: Edit[] = [
  {
    does: 'adds a degree of this year',
    file: DENTIST,
    replace: [
      'schools:\n',
      'schools:\n  - degree: Master of Science\n    school: Desert Willow University\n    year: 2026\n',
    ],
  },
  {
    does: 'calls somebody by the short form that the page gives',
    file: 'our-staff/mateo.mdx',
    append: 'At home he goes by Teo. If you would rather, ask for Teo at the front desk.',
  },
  {does: 'leaves a license out', file: DENTIST, replace: [/license:\n.*\n.*\n/, '']},
  says('leads to a page for patients', "import ShareLink from '@site/src/components/ShareLink';\n\n<ShareLink />"),
  {
    does: 'confirms the plans again',
    file: '_practice/insurance.yml',
    replace: ['confirmed: 2026-11-02', 'confirmed: 2026-11-21'],
  },
  {
    does: 'has plans that were confirmed 90 days ago',
    file: '_practice/insurance.yml',
    replace: ['confirmed: 2026-11-02', 'confirmed: 2026-08-23'],
  },
  {
    does: 'adds a plan under a name that is nearly another',
    file: '_practice/insurance.yml',
    replace: ['plans:', 'plans:\n  - name: Delta Dental of Arizona PPO\n    alsoCalled: [DDAZ]\n    standing: ask'],
  },
  {
    does: 'has one price for a treatment',
    file: '_practice/costs.yml',
    replace: ['to: 155', 'to: 95'],
  },
  {
    does: 'has a wide range',
    file: '_practice/costs.yml',
    replace: ['to: 1750', 'to: 3400'],
  },
  {
    does: 'has a membership plan',
    file: '_practice/costs.yml',
    replace: [
      'sample: true',
      'membership:\n  name: The finch club\n  dollarsPerYear: 349\n  includes:\n    - Two cleanings a year\n  terms: It is no insurance, and it ends after a year.\nsample: true',
    ],
  },
  says('escapes a sign', 'It takes \\<5 minutes, and \\{this\\} is fine.'),
  says('writes a long paragraph', 'We look, we explain and we wait for you. '.repeat(60)),
  says(
    'writes a table',
    '| Treatment | Visits | Price |\n|---|---|---|\n| Crown | 2 | $1,150 |\n| Veneer | 2–3 | from $900 |',
  ),
  says('writes lists', '- One\n- Two\n\n1. First\n2. Second'),
  says('adds a heading and a footnote', '### Questions & answers: what is new?\n\nNothing[^1].\n\n[^1]: As of now.'),
  says('adds a block', "import WorkingHours from '@site/src/components/WorkingHours';\n\n## Hours\n\n<WorkingHours />"),
  says(
    'adds a picture',
    'import Picture from \'@site/src/components/Picture\';\n\n<Picture image="facility/sofa" alt="The lounge, with a sofa and a wide window" />',
  ),
  says('heads a part in Spanish', '### Preguntas frecuentes\n\nAsk Rosa.'),
  says('writes with two spaces at the end of a line', 'Line one  \nand line two.'),
  says('links by a note', '[Veneers][v] are thin.\n\n[v]: /services/cosmetic-dentistry/veneers'),
  says('divides a page', 'One.\n\n---\n\nTwo.'),
  says('lists in a list', '1. Call us.\n2. Come in.\n   - Bring your card.\n   - Bring your forms.'),
  {does: 'writes a note into the facts', file: HOURS, replace: ['closes: 7:00 pm', 'closes: 7:00 pm # until June']},
  {does: 'saves a file with Windows', file: ABOUT, write: onWindows},
  {
    does: 'puts a value between quotation marks',
    file: ABOUT,
    replace: ['heading: About us', 'heading: "About us: who we are & why"'],
  },
  {does: 'takes a claim of an old address back', file: ABOUT, replace: ['  - /our-philosophy\n', '']},
  {
    does: 'adds a page',
    file: 'garden.mdx',
    write:
      '---\nkind: page\ntitle: Our garden\ndescription: The garden of our office, with its plants, its birds and a bench in the shade.\nheading: Our garden\n---\n\nWords.\n',
  },
  {does: 'has two people of one first name', file: 'our-staff/rosa-gimbert.mdx', write: NAMESAKE},
  {does: 'rewrites a case', file: CASE, append: 'She came back after a year, and “nobody could tell”.'},
  {
    does: 'adds a case',
    file: '_cases/2026-10-14-a-new-case.mdx',
    copyOf: CASE,
    replace: [
      'beforeImage: cases/01-before\nafterImage: cases/01-after',
      'beforeImage: services/veneers\nafterImage: services/dental-crowns',
    ],
  },
  {
    does: "adds a review with a patient's own spelling",
    file: '_reviews/2026-10-14-zz.mdx',
    write:
      '---\nname: Z.Z.\nsource: Google\ndate: May 3, 2026\nsample: true\n---\n\nTehy are teh best!!! Open til 7:00 pm, call (480) 555-0142.\n',
  },
  {
    does: 'changes the words of an intro',
    file: ANIKA,
    replace: ['on most days of the week', 'on most days — even for Zoë and Iñaki —'],
  },
  {does: 'adds a word to the dictionary', file: '_practice/words.txt', append: 'brushathon'},
  {
    does: 'puts fields into another order',
    file: ANIKA,
    replace: ['order: 8\nname: Anika Patel', 'name: Anika Patel\norder: 8'],
  },
  {
    does: 'leaves a space behind lines',
    file: ANIKA,
    replace: ['order: 8\nname: Anika Patel', 'order: 8 \nname: Anika Patel  '],
  },
  says("names another office's number", 'The hospital is at (480) 543-2000, open day and night.'),
  says('asks whether it hurts', '### Is whitening painless?\n\nNot always.'),
  {
    does: 'adds a word with one click, and another in the file of words',
    file: '_practice/words/perioscopy.txt',
    write: 'perioscopy\n',
  },
  {does: 'prolongs a permission', file: CASE, replace: [/until: .*/, 'until: 2033-12-31']},
];
