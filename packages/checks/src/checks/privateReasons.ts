import {type Content, getPagesOfKind} from '@dental/content';
import type {Finding} from '../each';

/** Patterns by the fault, as in "A notice can't mention an illness". */
type PrivateReasons = Readonly<Record<string, readonly RegExp[]>>;

/** Reasons for a day off that only the team should know. */
const PRIVATE_REASONS: PrivateReasons = {
  'mention an illness': [
    /\b(sick\w*|ill(ness)?|unwell|feels? well|flu|covid\S*|fever|\w*virus|strep)\b/i,
    /\b(infect\w+|outbreak|expos(ed|ure)|stomach bug|quarantine\w*|lice|bedbugs?)\b/i,
    /\b(hiv|tb|tuberculosis|mrsa|hepatitis|measles|pneumonia|cancer|diabet\w+|asthma)\b/i,
    /\b(under the weather|not feeling (well|good|great)|migraine|seizure|a stroke)\b/i,
  ],
  'mention health': [
    /\b(hospital\w*|surgery|injur\w+|accident|pregnan\w+|[mp]aternity|tested positive)\b/i,
    /\b(heart attack|had a baby|gave birth|hurt (his|her)|medical leave|an operation)\b/i,
    /\bbroke (his|her|their)\b|\b(an?|one|our|the) (patient|child|visitor) (fell|fainted|was)\b/i,
  ],
  'give private reasons': [
    /\b(death|died|passed away|funeral|in labor|family emergency|called out|short.staffed)\b/i,
    /\b(bereavement|quit|resign(s|ed)?|let (our|the|a) \w+ go|(father|mother|wife) passed)\b/i,
  ],
};

/** The same in Spanish. */
const PRIVATE_REASONS_IN_SPANISH: PrivateReasons = {
  'mention an illness': [
    /\b(enferm\w*|grip[ea]|fiebre|covid\S*|\w*virus|catarro|resfriad\w*)\b/i,
    /\b(vih|tuberculosis|hepatitis|sarampi[oó]n|neumon[ií]a|c[aá]ncer|diab[eé]t\w+)\b/i,
    /\b(infecci\w*|infectad\w*|brote|contagi\w*)/i,
  ],
  'mention health': [
    /\b(hospital\w*|cirug[ií]a|operaci\w*|operad\w*|accidente|lesi\w*|embaraz\w*)/i,
    /\b(maternidad|parto|se (cay[oó]|desmay[oó]|rompi[oó]|quebr[oó])|dio (positivo|a luz))/i,
  ],
  'give private reasons': [
    /\b(renunci|muri[oó]|muerte|falleci|funeral|velorio|luto|emergencia familiar)/i,
    /\bfalta de personal\b/i,
  ],
};

/** Roads, in both languages. */
const ROADS: readonly RegExp[] = [
  /\b(road|rd|street|ave(nue)?|boulevard|blvd|lanes?|driveway|entrance|ramp|traffic)\b/i,
  /\b(freeway|highway|hwy|interstate|intersection|(i|us)[ -]\d+|loop \d+)\b/i,
  /\b(calles?|avenida|carretera|autopista|carril|entrada|tr[aá]fico)\b/i,
];

/** People who may have had the accident, or may be in the hospital. */
const PEOPLE: readonly RegExp[] = [
  /\b(dra?|doctora?|dentist\w*|hygienists?|assistants?|s?he|her|his|hurt|higienista|asistente)\b/i,
  /\b(had|has|have|having|in) ((an?|the) )?(\w+ )?(accident|hospital)/i,
  /\b(tuvo|sufri\S+|en|su) ((un|el) )?(\w+ )?(accidente|hospital)/i,
  /\w's( \w+)? (accident|hospital)|\b(an?|one|our|una?) (patient|child|paciente)\b/i,
];

/** Omits accidents and hospitals that explain a closed road, unless the text names a person. */
function omitRoads(text: string, {pages}: Content): string {
  const names = getPagesOfKind({pages}, 'dentist', 'staff').flatMap(({name}) =>
    name.split(/[^\p{L}]+/u),
  );
  const words = text.split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  if (matchesAny(PEOPLE, text) || words.some((word) => names.includes(word))) return text;
  return text.replace(/[^.!?]+/g, (sentence) =>
    matchesAny(ROADS, sentence) ? sentence.replace(/\b(accidente?|hospital)\b/gi, '') : sentence,
  );
}

function matchesAny(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}

/**
 * Finds private reasons in a text about our hours, which everyone can read, and in its Spanish.
 * @param field the field of the text
 * @param subject the text, as the start of a sentence: "A notice"
 * @param remedy what to write instead
 */
export function findPrivateReasons(
  content: Content,
  field: string,
  text: string,
  subject: string,
  remedy: string,
): Finding[] {
  const find = (reasons: PrivateReasons, written: string, place: string) =>
    Object.entries(reasons)
      .filter(([, patterns]) => matchesAny(patterns, omitRoads(written, content)))
      .map(([fault]): Finding => ({field: place, message: `${subject} can't ${fault}.`, remedy}));
  return [
    ...find(PRIVATE_REASONS, text, field),
    ...find(PRIVATE_REASONS_IN_SPANISH, content.spanish?.words[text] ?? '', `${field}.es`),
  ];
}
