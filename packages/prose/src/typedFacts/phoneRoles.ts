import {type Content, memoize, memoizeTexts} from '@dental/content';
import {compileWords} from '../compileWords';
import type {WrittenPhone} from '../phones';

type Place = NonNullable<NonNullable<Content['practice']>['afterHours']>[number];

const VISIT =
  String.raw`(?:(?!urgent|emergency)\p{L}+ )?` + '(?:visit|appointment|checkup|exam|cleaning|time)';
const VISIT_IN_SPANISH = '(?:cita|visita|limpieza|consulta|revisión)';

/** The purposes of a number, in both languages, by words before or after it. */
const ROLE_WORDS = {
  dentist: [
    'dentists? on call',
    '(?:on-call|after-hours|emergency) (?:dentist|dental line|line)',
    'dental (?:hot)?line',
    'dentistas? de (?:guardia|turno|emergencias?)',
    'línea (?:de guardia|dental)',
  ],
  hospital: [
    '(?:emergency|ER) (?:room|department)',
    'ER',
    'hospital',
    'medical center',
    'salas? de (?:emergencias?|urgencias?)',
    'centro médico',
  ],
  office: [
    '(?:text|message|fax|call|reach|phone|write) (?:to )?us',
    '(?:send|leave|texting|faxing) us',
    'our (?:own )?(?:front desk|office|fax|billing|receptionists?|texts?|Spanish|main|team)',
    'front desk',
    'fax(?:es)?',
    '(?:texts?|text messages?|WhatsApp)',
    '(?:billing|Spanish[- ]language|Spanish) (?:desk|line|office|department|number)',
    '(?:ll[aá]menos|escr[ií]banos|m[aá]ndenos|env[ií]enos|textéenos)',
    'nuestr[oa] (?:consultorio|oficina|recepción|fax|línea|teléfono|número|equipo|gerente)',
    'mensajes? de texto',
    '(?:facturación|la recepción|línea en español)',
    `(?:book|schedule|reschedule|change|cancel) (?:an?|your|the) ${VISIT}`,
    `(?:pedir|hacer|agendar|cambiar|cancelar) (?:una?|su|la) ${VISIT_IN_SPANISH}`,
  ],
};

type Role = keyof typeof ROLE_WORDS;

const ROLES = Object.entries(ROLE_WORDS).map(([role, words]) => ({
  role: role as Role,
  words: new RegExp(
    String.raw`(?<!\p{L})(?:${compileWords(words).source.slice(2, -2)})(?!\p{L})`,
    'giu',
  ),
}));

/** Role words in a text, the last ones last. A longer match hides the ones inside it. */
const findRoles = memoizeTexts((text) =>
  ROLES.flatMap(({role, words}) =>
    [...text.matchAll(words)].map(({0: match, index}) => ({
      role,
      at: index,
      end: index + match.length,
    })),
  ).sort((a, b) => a.end - b.end || b.at - a.at),
);

/** Roles of a place, by its name and its description. */
const listRolesOf = memoize(({name, what}: Place): readonly Role[] =>
  findRoles(`${name}. ${what}`).map(({role}) => role),
);

/** Words before a number that begin another thought: "When our office is closed call …". */
const OTHER_THOUGHT =
  'you|usted|if|si|and|or|y|o|closed?s?|cerrad[oa]s?|hours|call|dial|llame|marque';

/** The words between a role and its number: "at", "is", "answers all night at". */
const BEFORE_NUMBER = new RegExp(
  String.raw`^[\s:,(\u2013\u2014]*(?:(?!(?:${OTHER_THOUGHT})\b)[\p{L}'’]+[\s:(]*){0,4}$`,
  'iu',
);

/** The words between a number and its role: "reaches the", "is for our". */
const AFTER_NUMBER = new RegExp(
  [
    String.raw`^[\s,:(\u2013\u2014]*`,
    '(?:(?:is|reaches|gets|rings|for|belongs to|to reach|es|de|para|',
    String.raw`(?:le )?comunica con|contesta)\s+)*(?:(?:you|to|the|our|el|la|los?|del?)\s+){0,3}$`,
  ].join(''),
  'iu',
);

const DENIED = /\b(?:not|never|instead|unlike|rather|no|nunca|n['’]t)\b/i;

/** The roles that the words right before and after a number give it. */
function findRolesOfNumber({at, text}: WrittenPhone, sentence: string): Role[] {
  const before = sentence.slice(0, at);
  const after = sentence.slice(at + text.length);
  const roles = [
    findRoles(before)
      .filter(({end}) => BEFORE_NUMBER.test(before.slice(end)))
      .at(-1),
    findRoles(after).find((one) => AFTER_NUMBER.test(after.slice(0, one.at))),
  ];
  return roles.flatMap((found) => found?.role ?? []);
}

/**
 * Finds the place whose number a sentence gives for something else, such as the emergency room's
 * number for the dentist on call.
 * @returns the place, or undefined if the number fits
 */
export function findOtherRole(
  phone: WrittenPhone,
  sentence: string,
  {practice}: Content,
): Place | undefined {
  const owner = practice?.afterHours?.find((place) => hasPhone(place, phone));
  if (!owner || DENIED.test(sentence.slice(0, phone.at))) return undefined;
  const own = listRolesOf(owner);
  const roles = findRolesOfNumber(phone, sentence);
  const isOther = own.length > 0 && roles.length > 0 && !roles.some((role) => own.includes(role));
  return isOther ? owner : undefined;
}

/**
 * Returns true if a sentence gives a number to the dentist on call, and our records have another
 * number for that dentist. Hospitals are many, and a sentence may name any of them.
 */
export function isOtherDentistOnCall(
  phone: WrittenPhone,
  sentence: string,
  {practice}: Content,
): boolean {
  const onCall = (practice?.afterHours ?? []).filter((place) =>
    listRolesOf(place).includes('dentist'),
  );
  const isDentist = findRolesOfNumber(phone, sentence).includes('dentist');
  return isDentist && onCall.length > 0 && !onCall.some((place) => hasPhone(place, phone));
}

const hasPhone = (place: Place, {digits}: WrittenPhone) =>
  place.phone.replaceAll(/\D/g, '') === digits;
