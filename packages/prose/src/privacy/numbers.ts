import type {Content} from '@dental/content';
import {STREET} from '../typedFacts/streetAddress';
import type {Words} from '../engine/sentences';
import {INSTITUTION} from '../people/mentions';
import {phonesIn} from '../phones';
import {harmlessNames, tell, warn, type Told} from './told';

/* Dates, ages, addresses and numbers by which a patient is found. Signs and digits matter here, so these are patterns of letters. */

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const DATE = String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}|${MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}(?:,? \d{4})?)`;

/** What a sentence may not hold, and whose sentences: of the practice, of cases or of patients; everybody's where it is left out. */
interface NumberRule {
  what: string;
  fix: string;
  patterns: readonly RegExp[];
  unless?: RegExp;
  voices?: readonly Words['voice'][];
  isGuess?: true;
}

const OF_US = ['page', 'facts'] as const;
const OF_PATIENTS = ['case', 'patient'] as const;
const OF_A_CHART = {what: 'A line of the schedule or a chart stands here, with a patient', fix: 'Delete it.'};
const A_HOME = {what: "Somebody's home stands here", fix: 'Leave the address out.'};
const MAY_BE_A_PATIENT = {
  what: 'Somebody is named who may be a patient',
  fix: 'Leave the name out, or write "one of our patients".',
  voices: OF_US,
};

const RULES: readonly NumberRule[] = [
  // "VANCE, Laura (F, 41)", as a chart has it, and "9:30 Vance, Laura", as the schedule has it.
  {
    ...OF_A_CHART,
    patterns: [
      /(?<!\p{L})\p{Lu}[\p{L}'-]+,? \p{Lu}[\p{L}'-]+(?: \p{Lu}\.)?,? \((?:[MF]|male|female),? ?\d{1,3}(?: ?y\/?o)?\)|(?<![\d$])\d{1,2}:[0-5]\d(?: ?[ap]m)? (?!AM|PM)\p{Lu}[\p{L}'-]+, \p{Lu}[\p{L}'-]+/u,
    ],
  },
  // "8:00 Vance crown, 9:00 Ruiz cleaning", as a day is told.
  {
    ...OF_A_CHART,
    isGuess: true,
    patterns: [
      /(?<![\d$])\d{1,2}:[0-5]\d(?: ?[ap]m)?,? (?!AM|PM)\p{Lu}\p{Ll}+[^.;:]{0,30}[,;] ?\d{1,2}:[0-5]\d(?: ?[ap]m)?,? \p{Lu}\p{Ll}+/u,
    ],
  },
  {
    what: 'A birthday stands here',
    fix: 'Leave it out; in a case, the field "age" has the age group.',
    patterns: [
      new RegExp(
        String.raw`\b(?:D\.?O\.?B\.?|date of birth|birth ?date|birthday|born(?: in \p{L}+)?(?: on)?)(?:\W{0,4}(?:is|was|on|the)?){0,2}\W{0,3}${DATE}`,
        'iu',
      ),
    ],
  },
  {
    what: 'The day of a treatment or visit stands here',
    fix: 'Say it without the day, such as "in the spring" or "three weeks later".',
    voices: ['case'],
    patterns: [new RegExp(DATE, 'iu')],
  },
  {
    what: 'An age above 89 tells who a patient is',
    fix: 'Write "over 60", as the field "age" has it.',
    voices: ['case'],
    patterns: [
      /\b(?:aged?|was|is|at|our|an?) ?(?:9\d|1[01]\d)(?= (?:when|years of age)\b)|\b(?:9\d|1[01]\d)[- ]years?[- ]olds?\b/i,
    ],
  },
  {
    what: "A patient's chart, insurance or account number stands here",
    fix: 'Leave the number out.',
    unless: /\bsince (?:19|20)\d\d\b/i,
    // "chart no. 48213", "member ID: XG-4821", and "member ID U74 228 1590" as it is printed on a card.
    patterns: [
      /\b(?:chart|pt|patient|record|MRN|member(?:ship)?|insurance|policy|subscriber|group|claim|account|acct|medicaid|medicare|AHCCCS|file)(?: (?:id|no|nr|number|num|file))?\.?[ :#\u2116-]*(?:no\.? |number |id |is |was )?[:# ]*(?=[A-Z\d-]*\d{4})[A-Z]{0,4}-?\d[A-Z\d-]{3,}\b/i,
      /\b(?:member|chart|policy|claim|account|subscriber|group|record)(?: (?:id|no|nr|number))?\.?(?: (?:is|was))?[ :#(]*[A-Z]{0,4}\d{1,4}(?:[ -]\d{2,4}){2,3}\b/i,
    ],
  },
  {
    what: 'The number of a device, a vehicle or a document stands here, by which a patient is found',
    fix: 'Leave the number out.',
    voices: OF_PATIENTS,
    patterns: [
      /\b(?:serial|lot|batch|device|reference|licen[sc]e|plate|tag|VIN|passport|implant|prosthesis)(?: (?:plate|number|no|nr|id|code|is|was|the|with))*\.?[ :#]*(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z-]|\d{5})[A-Z\d][A-Z\d-]{4,}\b/i,
    ],
  },
  {
    ...A_HOME,
    patterns: [new RegExp(String.raw`\b(?:lives?|living|resides?|home|moved) (?:at|to) ${STREET.source}`, 'u')],
  },
  {
    ...A_HOME,
    voices: ['page'],
    unless:
      /\b(?:office|practice|hospital|clinic|emergency room|library|museum|school|work(?:s|ed|ing)?|trained|studied)\b/,
    patterns: [new RegExp(String.raw`\b(?:[Hh]e|[Ss]he|[Hh]is|[Hh]er|[Tt]heir)\b[^;]*?${STREET.source}`, 'u')],
  },
  {
    what: "An address is in a patient's story",
    fix: 'Leave it out, or write "nearby".',
    voices: OF_PATIENTS,
    patterns: [STREET],
  },
  // "the Vances all come here", "families, the Vances": a name in the plural.
  {
    ...MAY_BE_A_PATIENT,
    patterns: [
      /\b[Tt]he (?!Dentists|Doctors|Suns|Cardinals|Americans|Romans|Greeks|Egyptians|Mayas|Mayans)\p{Lu}\p{Ll}{2,}s\b(?=,? (?:who )?(?:all \w+ of them|family|have had|had|come to|came to|are patients|brought|from))|\bfamilies, the \p{Lu}\p{L}+s\b/u,
    ],
  },
  {
    ...MAY_BE_A_PATIENT,
    unless: /\bour (?:office|practice|team)\b|^(?:Children|Adults|Anyone|People|Patients|Everyone|Babies|Kids|Teens)/,
    // "Vance, age 7", "Tessa is a seven-year-old".
    patterns: [
      /\b\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.'-]+)?,? (?:aged? \d{1,2}\b|(?:who )?(?:is )?(?:a )?(?:\d{1,2}|\p{Ll}+)[- ]years?[- ]old\b(?=[^.]*\b(?:here|us|our|chair|visit|teeth|tooth|sealants?|cleaning|braces)\b))/u,
    ],
  },
  {
    what: 'This answers one patient in public, and by that says who is one',
    fix: 'Answer in private, and leave it out here.',
    voices: OF_US,
    isGuess: true,
    // "To W.T., who wrote in August"
    patterns: [
      /^To (?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?(?:\p{Lu}\. ?){1,3},? ?(?=\p{Ll})|^(?:\p{Lu}\.){2,3}, (?:we|you|your|it|thank|thanks|our|the)\b/u,
    ],
  },
  {
    what: 'A name or a school stands here, by which a patient is found',
    fix: 'Leave it out, or write [her school] in its place.',
    voices: OF_PATIENTS,
    // "Mesquite High", which is a name by its capitals, and "@lauravance".
    patterns: [
      /\b\p{Lu}\p{L}+ (?:(?:Junior )?High|Middle|Elementary|Grade|Charter|Prep)(?: School)?(?![\p{L}-])|(?<![\w.])@[A-Za-z][\w.]{2,}/u,
    ],
  },
];

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const TOWN =
  /\b(?:liv(?:es?|ed|ing)|resid(?:es?|ed|ing)|resident|from)(?: in| of| near)? (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/u;

/** The dates, ages, addresses and numbers in a sentence, by which somebody is found: the first of them. */
export function numbersIn(words: Words, content: Content): Told[] {
  const {text, voice} = words;
  if (!/[\d@\p{Lu}]/u.test(text)) return [];
  for (const {what, fix, patterns, unless, voices, isGuess} of RULES) {
    const match = voices?.includes(voice) === false ? undefined : patterns.map((one) => one.exec(text)).find(Boolean);
    if (match && !unless?.test(text))
      return [(isGuess ? warn : tell)(match.index, what, match[0], fix, 'privacy/number')];
  }
  return voice === 'case' || voice === 'patient' ? contactIn(words, content) : [];
}

/** The phone number, the e-mail address, the town or its postal code in a story of a patient, unless it is ours. */
function contactIn({voice, text}: Words, content: Content): Told[] {
  const {address, phone = '', email = ''} = content.practice ?? {};
  const say = (match: RegExpExecArray, what: string) => [
    tell(match.index, what, match[0], 'Leave it out.', 'privacy/number'),
  ];
  const other = phonesIn(text).find(({digits}) => phone === '' || !phone.replaceAll(/\D/g, '').endsWith(digits));
  if (other)
    return [tell(other.at, "A patient's phone number stands here", other.text, 'Leave it out.', 'privacy/number')];
  const mail = EMAIL.exec(text);
  if (mail && (email === '' || !mail[0].endsWith(email.replace(/^.*@/, ''))))
    return say(mail, "A patient's e-mail address stands here");
  // Postal codes of the same part of the country begin with the same digit.
  const zip = new RegExp(String.raw`(?<![\d$-])\b${address?.zip[0] ?? '\\d'}\d{4}\b(?![\d-])`).exec(text);
  if (zip) return say(zip, "The postal code of a patient's town stands here");
  const town = voice === 'case' ? TOWN.exec(text) : null;
  const [first = '', second = ''] = town?.[1]?.split(' ') ?? [];
  // Our own town tells as much as any other.
  if (!town || INSTITUTION.test(second) || (harmlessNames(content).has(first) && town[1] !== address?.city)) return [];
  return say(town, "A patient's town stands here, which with the rest of the story tells who it is");
}
