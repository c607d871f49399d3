import type {Content} from '@dental/content';
import type {Finding} from '../each';

/** Patterns by the fault, as in "A notice never mentions an illness". */
type PrivateReasons = Readonly<Record<string, readonly RegExp[]>>;

/** Reasons for a day off that only the team should know. */
const PRIVATE_REASONS: PrivateReasons = {
  'mentions an illness': [
    /\b(sick\w*|ill(ness)?|unwell|feels? well|flu|covid\S*|fever|\w*virus|strep)\b/i,
    /\b(infect\w+|outbreak|expos(ed|ure)|stomach bug|quarantine\w*|lice|bedbugs?)\b/i,
    /\b(hiv|tb|tuberculosis|mrsa|hepatitis|measles|pneumonia|cancer|diabet\w+|asthma)\b/i,
    /\b(under the weather|not feeling (well|good|great)|migraine|seizure|a stroke)\b/i,
  ],
  'mentions health': [
    /\b(hospital\w*|surgery|injur\w+|accident|pregnan\w+|[mp]aternity|tested positive)\b/i,
    /\b(heart attack|had a baby|gave birth|hurt (his|her)|medical leave|an operation)\b/i,
    /\bbroke (his|her|their)\b|\b(an?|one|our|the) (patient|child|visitor) (fell|fainted|was)\b/i,
  ],
  'gives private reasons of the team': [
    /\b(death|died|passed away|funeral|in labor|family emergency|called out|short.staffed)\b/i,
    /\b(bereavement|quit|resign(s|ed)?|let (our|the|a) \w+ go|(father|mother|wife) passed)\b/i,
  ],
};

/** The same in Spanish. */
const PRIVATE_REASONS_IN_SPANISH: PrivateReasons = {
  'mentions an illness': [
    /\b(enferm\w*|grip[ea]|fiebre|covid\S*|\w*virus|catarro|resfriad\w*)\b/i,
    /\b(vih|tuberculosis|hepatitis|sarampi[oó]n|neumon[ií]a|c[aá]ncer|diab[eé]t\w+)\b/i,
    /\b(infecci\w*|infectad\w*|brote|contagi\w*)/i,
  ],
  'mentions health': [
    /\b(hospital\w*|cirug[ií]a|operaci\w*|operad\w*|accidente|lesi\w*|embaraz\w*)/i,
    /\b(maternidad|parto|se (cay[oó]|desmay[oó]|rompi[oó]|quebr[oó])|dio (positivo|a luz))/i,
  ],
  'gives private reasons of the team': [
    /\b(renunci|muri[oó]|muerte|falleci|funeral|velorio|luto|emergencia familiar)/i,
    /\bfalta de personal\b/i,
  ],
};

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
  const find = (reasons: PrivateReasons, written: string, place: string) =>
    Object.entries(reasons)
      .filter(([, patterns]) => patterns.some((pattern) => pattern.test(written)))
      .map(([never]): Finding => ({field: place, message: `${subject} never ${never}.`, remedy}));
  return [
    ...find(PRIVATE_REASONS, text, field),
    ...find(PRIVATE_REASONS_IN_SPANISH, spanish?.words[text] ?? '', `${field}.es`),
  ];
}
