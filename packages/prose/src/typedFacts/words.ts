/* Words about contact options. Each entry may be a short pattern (`compileWords.ts`). */

/** A number next to these words is meant to be ours. */
export const OUR_NUMBER_PATTERNS: readonly string[] = [
  String.raw`(?:call|text|reach|phone|ring|contact) us\b`,
  String.raw`our (?:\w+ )?(?:number|phone|line|front desk)\b`,
  String.raw`call (?:the|our) (?:office|front desk|practice)\b`,
  String.raw`call (?=[\d(+])`,
  String.raw`(?:cell|mobile|fax(?:ed)?|billing center)\b`,
  String.raw`(?:call|text) (?:now|today|for an appointment|to book)\b`,
];

/** Others whose number or address a sentence about us may contain. */
export const THIRD_PARTY_WORDS: readonly string[] = [
  'board',
  'garage',
  'hospital',
  'medical center',
  'emergency room',
  'urgent care',
  'pharmacy',
  'poison',
  'clinic',
  'lab(?:oratory)?',
  'insurance',
  'insurer',
  'hotline',
  'help ?line',
  'surgeon',
  'physician',
  "doctor's office",
  'medicaid',
  'ahcccs',
  'department',
  'civil rights',
  'answering service',
  'company',
  'an office (?:in|near|at)',
  'another (?:office|dentist|practice)',
  'specialists?',
  'school',
  '(?:their|its|whose) (?:number|phone)',
  'which answers',
  '(?:endo|ortho|perio|prostho)dontists?',
  '(?:Endo|Ortho|Perio|Prostho)dontics',
  '[Oo]ral [Ss]urgery',
  'pediatricians?',
];
