import type {Content} from '../../../content';
import {STREET} from '../../../typedFacts/streetAddress';
import type {Words} from '../sayings';
import {LAW} from './law';
import {OF_PATIENTS, tableOf, type PrivacyRule, type Told} from './rule';

/* Dates, ages, addresses and numbers by which a patient is found. Signs and digits matter here, so these are patterns of letters. */

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const DATE = String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}|${MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}(?:,? \d{4})?)`;

/** "VANCE, Laura (F, 41)", as a chart has it. */
const CHART_LINE =
  /(?<!\p{L})\p{Lu}[\p{L}'-]+,? \p{Lu}[\p{L}'-]+(?: \p{Lu}\.)?,? \((?:[MF]|male|female),? ?\d{1,3}(?: ?y\/?o)?\)/gu;

/** "9:30 Vance, Laura", as the schedule has it. */
const SCHEDULE_LINE = /(?<![\d$])\d{1,2}:[0-5]\d(?: ?[ap]m)? (?!AM|PM)\p{Lu}[\p{L}'-]+, \p{Lu}[\p{L}'-]+/gu;

/** "8:00 Vance crown, 9:00 Ruiz cleaning", as a day is told. */
const DAY_OF_NAMES =
  /(?<![\d$])\d{1,2}:[0-5]\d(?: ?[ap]m)?,? (?!AM|PM)\p{Lu}\p{Ll}+[^.;:]{0,30}[,;] ?\d{1,2}:[0-5]\d(?: ?[ap]m)?,? \p{Lu}\p{Ll}+/gu;

const OF_A_CHART = {what: 'A line of the schedule or a chart stands here, with a patient', fix: 'Delete it.'};

const OF_AN_ACCOUNT = {
  what: "A patient's chart, insurance or account number stands here",
  fix: 'Leave the number out.',
};

/** "chart no. 48213", "member ID: XG-4821". */
const ACCOUNT =
  /\b(?:chart|pt|patient|record|MRN|member(?:ship)?|insurance|policy|subscriber|group|claim|account|acct|medicaid|medicare|AHCCCS|file)(?: (?:id|no|nr|number|num|file))?\.?[ :#\u2116-]*(?:no\.? |number |id |is |was )?[:# ]*(?=[A-Z\d-]*\d{4})[A-Z]{0,4}-?\d[A-Z\d-]{3,}\b/gi;

/** "member ID U74 228 1590", as it is printed on a card. */
const ON_A_CARD =
  /\b(?:member|chart|policy|claim|account|subscriber|group|record)(?: (?:id|no|nr|number))?\.?(?: (?:is|was))?[ :#(]*[A-Z]{0,4}\d{1,4}(?:[ -]\d{2,4}){2,3}\b/gi;

/** "serial number 7Q-20931", "license plate ABC1234". */
const DEVICE =
  /\b(?:serial|lot|batch|device|reference|licen[sc]e|plate|tag|VIN|passport|implant|prosthesis)(?: (?:plate|number|no|nr|id|code|is|was|the|with))*\.?[ :#]*(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z-]|\d{5})[A-Z\d][A-Z\d-]{4,}\b/gi;

const ABOVE_89 =
  /\b(?:aged?|was|is|at|our|an?) ?(?:9\d|1[01]\d)(?= (?:when|years of age)\b)|\b(?:9\d|1[01]\d)[- ]years?[- ]olds?\b/gi;

const RULES: readonly PrivacyRule[] = [
  {pattern: CHART_LINE, ...OF_A_CHART},
  {pattern: SCHEDULE_LINE, ...OF_A_CHART},
  {pattern: DAY_OF_NAMES, ...OF_A_CHART, severity: 'warning'},
  {
    pattern: new RegExp(
      String.raw`\b(?:D\.?O\.?B\.?|date of birth|birth ?date|birthday|born(?: in \p{L}+)?(?: on)?)(?:\W{0,4}(?:is|was|on|the)?){0,2}\W{0,3}${DATE}`,
      'giu',
    ),
    what: 'A birthday stands here',
    fix: 'Leave it out; in a case, the field "age" has the age group.',
  },
  {
    pattern: new RegExp(DATE, 'giu'),
    voices: ['case'],
    what: 'The day of a treatment or visit stands here',
    fix: 'Say it without the day, such as "in the spring" or "three weeks later".',
  },
  {
    pattern: ABOVE_89,
    voices: ['case'],
    what: 'An age above 89 tells who a patient is',
    fix: 'Write "over 60", as the field "age" has it.',
  },
  {
    pattern: ACCOUNT,
    unless: /\bsince (?:19|20)\d\d\b/i,
    ...OF_AN_ACCOUNT,
  },
  {pattern: ON_A_CARD, ...OF_AN_ACCOUNT},
  {
    pattern: DEVICE,
    voices: OF_PATIENTS,
    what: 'The number of a device, a vehicle or a document stands here, by which a patient is found',
    fix: 'Leave the number out.',
  },
  {
    pattern: new RegExp(String.raw`\b(?:lives?|living|resides?|home|moved) (?:at|to) ${STREET.source}`, 'gu'),
    what: 'The home of a person stands here',
    fix: 'Leave the address out.',
  },
  {
    pattern: new RegExp(String.raw`\b(?:[Hh]e|[Ss]he|[Hh]is|[Hh]er|[Tt]heir)\b[^;]*?${STREET.source}`, 'gu'),
    voices: ['page'],
    unless:
      /\b(?:office|practice|hospital|clinic|emergency room|library|museum|school|work(?:s|ed|ing)?|trained|studied)\b/,
    what: "Somebody's home stands here",
    fix: 'Leave the address out.',
  },
  {
    pattern: new RegExp(STREET.source, 'gu'),
    voices: OF_PATIENTS,
    what: "An address is in a patient's story",
    fix: 'Leave it out, or write "near Gilbert".',
  },
  {
    pattern: /(?<![\d$-])\b8[56]\d{3}\b(?![\d-])/g,
    voices: OF_PATIENTS,
    what: "The postal code of a patient's town stands here",
    fix: 'Leave it out.',
  },
];

/** Dates, ages, addresses and numbers. */
export const NUMBERS = tableOf('number', RULES, {hint: /[\d@]/});

const PHONE = /(?<![\d-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?!\d)/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A phone number or an e-mail address in a patient's words, if it is not ours. */
export function contactIn({voice, text}: Words, {practice}: Content): Told[] {
  if (!OF_PATIENTS.includes(voice) || !/[\d@]/.test(text)) return [];
  const ours = practice?.phone.replaceAll(/\D/g, '') ?? '';
  const host = practice?.email.split('@')[1] ?? '';
  const found = [...text.matchAll(PHONE), ...text.matchAll(EMAIL)].find(
    ([contact]) =>
      !(ours !== '' && contact.replaceAll(/\D/g, '').endsWith(ours)) && !(host !== '' && contact.endsWith(host)),
  );
  if (!found) return [];
  const what = `A patient's phone number or e-mail address stands here: ${found[0]} (${LAW}).`;
  return [{at: found.index, what, fix: 'Leave it out.'}];
}
