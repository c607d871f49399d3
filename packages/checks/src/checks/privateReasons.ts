import type {Content} from '@dental/content';
import type {Finding} from '../each';

interface PrivateReason {
  words: RegExp;
  /** The fault, as in "A notice never mentions an illness". */
  never: string;
}

/** Reasons for a day off that only the team should know. */
const PRIVATE_REASONS: readonly PrivateReason[] = [
  {
    words: /\b(sick\w*|ill(ness)?|unwell|feels? well|flu|covid\S*|fever|\w*virus|strep)\b/i,
    never: 'mentions an illness',
  },
  {
    words: /\b(infect\w+|outbreak|expos(ed|ure)|stomach bug|quarantine\w*|lice|bedbugs?)\b/i,
    never: 'mentions an illness',
  },
  {
    words: /\b(hospital\w*|surgery|injur\w+|accident|pregnan\w+|[mp]aternity|tested positive)\b/i,
    never: 'mentions health',
  },
  {
    words: /\b(hiv|tb|tuberculosis|mrsa|hepatitis|measles|pneumonia|cancer|diabet\w+|asthma)\b/i,
    never: 'mentions an illness',
  },
  {
    words: /\b(under the weather|not feeling (well|good|great)|migraine|seizure|a stroke)\b/i,
    never: 'mentions an illness',
  },
  {
    words: /\b(heart attack|had a baby|gave birth|hurt (his|her)|medical leave|an operation)\b/i,
    never: 'mentions health',
  },
  {
    words:
      /\bbroke (his|her|their)\b|\b(an?|one|our|the) (patient|child|visitor) (fell|fainted|was)\b/i,
    never: 'mentions health',
  },
  {
    words:
      /\b(death|died|passed away|funeral|in labor|family emergency|called out|short.staffed)\b/i,
    never: 'gives private reasons of the team',
  },
  {
    words:
      /\b(bereavement|quit|resign(s|ed)?|let (our|the|a) \w+ go|(father|mother|wife) passed)\b/i,
    never: 'gives private reasons of the team',
  },
];

/** The same in Spanish. */
const PRIVATE_REASONS_IN_SPANISH: readonly PrivateReason[] = [
  {
    words: /\b(enferm\w*|grip[ea]|fiebre|covid\S*|\w*virus|catarro|resfriad\w*)\b/i,
    never: 'mentions an illness',
  },
  {
    words: /\b(vih|tuberculosis|hepatitis|sarampi[oó]n|neumon[ií]a|c[aá]ncer|diab[eé]t\w+)\b/i,
    never: 'mentions an illness',
  },
  {words: /\b(infecci\w*|infectad\w*|brote|contagi\w*)/i, never: 'mentions an illness'},
  {
    words: /\b(hospital\w*|cirug[ií]a|operaci\w*|operad\w*|accidente|lesi\w*|embaraz\w*)/i,
    never: 'mentions health',
  },
  {
    words: /\b(maternidad|parto|se (cay[oó]|desmay[oó]|rompi[oó]|quebr[oó])|dio (positivo|a luz))/i,
    never: 'mentions health',
  },
  {
    words: /\b(renunci|muri[oó]|muerte|falleci|funeral|velorio|luto|emergencia familiar)/i,
    never: 'gives private reasons of the team',
  },
  {words: /\bfalta de personal\b/i, never: 'gives private reasons of the team'},
];

/**
 * Finds private reasons in a text about our hours, which everyone can read, and in its Spanish.
 * @param field the field of the text
 * @param subject the text, as the start of a sentence: "A notice"
 * @param remedy what to write instead
 */
export function findPrivateReasons(
  {spanish}: Content,
  field: string,
  text: string,
  subject: string,
  remedy: string,
): Finding[] {
  const find = (reasons: readonly PrivateReason[], written: string, place: string) =>
    reasons
      .filter(({words}) => words.test(written))
      .map(({never}): Finding => ({field: place, message: `${subject} never ${never}.`, remedy}));
  return [
    ...find(PRIVATE_REASONS, text, field),
    ...find(PRIVATE_REASONS_IN_SPANISH, spanish?.words[text] ?? '', `${field}.es`),
  ];
}
