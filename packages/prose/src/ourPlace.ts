import {
  escapePattern,
  findClosestMatch,
  type Content,
  isEnglish,
  isZipInState,
  memoize,
  STATES,
  joinPatterns,
} from '@dental/content';
import {DIRECTION, getStreetType, STREETS} from './engine/patterns';
import type {SentenceCheck} from './engine/sentences';
import type {Finding, Words} from './engine/types';
import {findPhones} from './phones';
import {ABOUT_THIRD_PARTY} from './typedFacts/contacts';
import {MONTH} from './when/calendar';

/* Our name, address, and phone number in sentences, compared with practice.yml. */

type Practice = NonNullable<Content['practice']>;
type FoundKind = Pick<Finding, 'finding' | 'remedy' | 'severity'>;

const OUR_NAME: FoundKind = {
  finding: 'facts/our-name',
  remedy: 'Change it to <Fact name="practice.name" />, or say whose name it is.',
};
const OUR_PLACE: FoundKind = {
  finding: 'facts/address',
  remedy: 'Change it to <Address /> or <Phone />, which are always right, or say whose it is.',
};

/** The maximum number of wrong letters in a misspelling of our name. */
const MAX_WRONG_LETTERS = 2;

const PLACES = ['office', 'practice', 'location', 'clinic', 'building'];
const PLACES_AND_DOORS = [...PLACES, 'door', 'entrance', 'address'];
const OUR_OFFICE = String.raw`(?:[Oo]ur|[Tt]he) (?:\p{Ll}+ )?${joinPatterns(PLACES_AND_DOORS)}`;

const A_STREET = new RegExp(
  [
    String.raw`(?:${OUR_OFFICE} (?:is )?`,
    String.raw`|(?:[Ff]ind|[Vv]isit|[Ll]ook for|[Ss]ee|[Cc]ome (?:see|to)) us `,
    String.raw`|\b[Ww]e(?:'re| are| have moved| moved) )`,
    String.raw`(?:(?:just |right )?(?:on|at|to|off|near|(?:north|south|east|west) of)`,
    String.raw`(?: the corner of)? )?${DIRECTION}`,
    String.raw`(?:\p{Lu}\p{L}+ ){0,2}(\p{Lu}\p{L}+) (${STREETS})\b`,
  ].join(''),
  'gu',
);

const BEFORE_TOWN = [
  String.raw`\b(?:[Oo]ur|[Tt]he) (?:\p{Ll}+ )?${joinPatterns(PLACES)}` +
    ' (?:is )?(?:located )?(?:in|at) ',
  String.raw`\b[Ww]e(?:'re| are) (?:located |right )?in `,
  String.raw`\b[Ww]e(?:'ve| have)? moved to `,
  String.raw`\b[Oo]ur practice in `,
  String.raw`\b[Oo]ur part of `,
  String.raw`\b(?:[Vv]isit|[Ss]ee|[Ff]ind) us in `,
  String.raw`\b[Ww]elcom(?:e|es|ing) (?:new )?(?:patients|families) in `,
];
const A_TOWN = new RegExp(
  [
    String.raw`${joinPatterns(BEFORE_TOWN)}(?:downtown |central |north |south |east |west )?`,
    String.raw`(\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}{2,})?)(?=[,.!?]|$| \p{Ll})`,
  ].join(''),
  'gu',
);

const STREET_NAME = String.raw`(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)`;

/** Two streets at our door: "at the corner of Guadalupe and Cooper". */
const CROSS_STREETS = new RegExp(
  [
    String.raw`\b(?:corner|intersection) of ${STREET_NAME} (?:and|&) ${STREET_NAME}`,
    String.raw`\bcross streets are ${STREET_NAME} (?:and|&) ${STREET_NAME}`,
    String.raw`\b(?:[Ww]e(?:'re| are)|[Ff]ind us|[Oo]ffice is|[Pp]ractice is) (?:right |just )?` +
      String.raw`(?:at|between|off|(?:north|south|east|west) of) ` +
      String.raw`${STREET_NAME} (?:and|&) ${STREET_NAME}`,
  ].join('|'),
  'gu',
);

/** The town before a word for the office, such as "our Mesa office". */
const TOWN_BEFORE_OFFICE =
  /\b[Oo]ur (\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}{2,})?) (?:office|location|clinic)\b(?! hours)/gu;

/** The town with its state in a title or a description. */
const TOWN_IN_TITLE = /\bin (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?), (?:[A-Z]{2}|\p{Lu}\p{Ll}+)\b/gu;

const NO_TOWNS = [
  MONTH,
  String.raw`\p{Lu}\p{Ll}+day`,
  'Spring',
  'Summer',
  'Fall',
  'Autumn',
  'Winter',
  'Suite',
  'Building',
  'Room',
  'Easter',
  'Christmas',
  'Person',
  'Network',
];

/** Words before a place next to ours. */
const BEFORE_NEIGHBOR =
  /\b(?:next to|near|above|below|behind|beside|opposite|across (?:\p{Ll}+ ){0,3}from) $/u;

/** The town with its state after a colon: "We are in one place: Gilbert, Arizona." */
const TOWN_AFTER_COLON = new RegExp(
  [
    String.raw`\b[Ww]e(?:'re| are) [^.:;]{1,60} (?:place|town|city|home|location): `,
    String.raw`(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?), (?:[A-Z]{2}|\p{Lu}\p{Ll}+)\b(?!')`,
  ].join(''),
  'gu',
);

/** Capitalized words after "in" that aren't towns. */
const NO_TOWN = new RegExp(String.raw`^${joinPatterns(NO_TOWNS)}\b`, 'u');

const ABOUT_US = /\b(?:we|us|our|look for)\b/i;

/** Words before our own address, also if the sentence names others: "We're in", "our suite is". */
const BEFORE_OUR_ADDRESS = new RegExp(
  [
    String.raw`\b(?:[Ww]e(?:'re| are)|(?:[Ff]ind|[Vv]isit|[Ss]ee) us|[Cc]ome|${OUR_OFFICE})`,
    String.raw`(?: (?:to|now|still|right|just|here|located|found|is|in|at|on|the|number))* $`,
  ].join(''),
  'u',
);

/** Parts of an address with their number, and the extension of a phone number. */
const ADDRESS_PARTS: readonly {name: string; pattern: RegExp}[] = [
  {
    name: 'street',
    pattern: new RegExp(
      [
        String.raw`\b(\d{2,5}) ${DIRECTION}`,
        String.raw`(?:\p{Lu}[\p{L}'-]+ ){0,2}(\p{Lu}[\p{L}'-]+) (?:${STREETS})\b`,
      ].join(''),
      'gu',
    ),
  },
  {name: 'suite', pattern: /\b(?:suite|ste\.?|#)(?: is)?(?: number)? ?(\d+)/giu},
  {
    name: 'ZIP code',
    pattern: /\b(?:(?:zip|zip code|postal code)(?: is|:)?|\p{L}{2,}, \p{L}{2,},?) (\d{5})\b/giu,
  },
  {name: 'post office box', pattern: /\bP\.? ?O\.? Box (\d+)/giu},
  {
    name: 'extension',
    pattern: new RegExp(
      [
        String.raw`\b(?:extension|ext\.?|(?<=\d )x)(?: is| number)?`,
        String.raw` ?#?(\d{1,5})\b(?! (?:week|month|year|day)s?\b)`,
      ].join(''),
      'giu',
    ),
  },
];

/** Kinds of dentistry, and other words that don't begin a practice's name. */
const NO_NAME_STARTS = [
  'Our',
  'The',
  'An?',
  'With',
  'At',
  'For',
  'In',
  'From',
  'American',
  'General',
  'Family',
  'Cosmetic',
  'Restorative',
  'Sedation',
  'Emergency',
  'Preventive',
  'Pediatric',
];
const NAME_START = String.raw`(?!${joinPatterns(NO_NAME_STARTS)}\b)\p{Lu}[\p{L}'&-]+ `;
/** The last words of names of dental practices. */
export const NAME_ENDS: readonly string[] = [
  'Smiles?',
  'Dental(?: (?:Care|Group|Arts|Studio|Center|Associates|Office))?',
  'Dentistry',
  'Orthodontics',
  'Endodontics',
  'Periodontics',
];

/** The name of a practice. The first word of a sentence has a capital anyway. */
const PRACTICE_NAME = new RegExp(
  [
    String.raw`(?:^${NAME_START}|(?<=[\p{Ll},] ))${NAME_START}(?:\p{Lu}[\p{L}'&-]+ ){0,3}`,
    String.raw`${joinPatterns(NAME_ENDS)}\b(?! \p{Lu})(?:,? of \p{Lu}\p{L}+)?`,
  ].join(''),
  'gu',
);

const OUR_PLACE_VERBS = [
  String.raw`(?<!\p{L} )[Aa]t`,
  '[Jj]oin',
  '[Vv]isit',
  '[Cc]hoose',
  'choosing',
  '[Cc]ontact',
  '[Tt]rust',
  '[Ww]elcome to',
];

/** A practice's name after these words should be ours. */
const BEFORE_OUR_NAME = new RegExp(String.raw`\b${joinPatterns(OUR_PLACE_VERBS)} $`, 'u');

const TWO_NAMES = /(?<!\p{L})\p{Lu}\p{L}{2,} \p{Lu}\p{L}{2,}/gu;

/** The same, also if the first word is the second one of two: "Blue Cross Blue Shield". */
const NEIGHBORING_NAMES = new RegExp(`(?=(${TWO_NAMES.source}))`, 'gu');

/** Shorter words differ in few letters from other names. */
const MIN_NAME_LETTERS = 5;
const STATE_AND_ZIP = /\b([A-Z]{2}) (\d{5})\b/gu;

/** Reports a name, an address, or an extension that is meant to be ours and isn't. */
export const findPlaceContradictions: SentenceCheck = (words, content): Finding[] => {
  const {practice} = content;
  if (!practice || words.voice === 'case' || !/\d|.\p{Lu}/u.test(words.text)) return [];
  const findings = [
    ...findMisspelledPracticeName(words, practice),
    ...findMisspelledNames(words, content),
    ...findOtherPracticeNames(words, content, practice),
    ...findWrongAddressParts(words, practice),
    ...findWrongTowns(words, practice),
    ...findWrongStreets(words, practice),
  ];
  // Of an address, one part is reported.
  return findings.filter(
    ({finding}, index) => findings.findIndex((other) => other.finding === finding) === index,
  );
};

const isNear = (quote: string, name: string) =>
  findClosestMatch(quote, [name], MAX_WRONG_LETTERS) !== undefined;

/** Returns true if a text contains all words. */
function hasWords(text: string, ...words: string[]): boolean {
  const all = text.split(/[^\p{L}\d]+/u);
  return words.every((word) => word === '' || all.includes(word));
}

const formatAddress = ({address: {street, city, state, zip}}: Practice) =>
  `${street}, ${city}, ${state} ${zip}`;

/** Our town, our state, and our languages: they begin no other practice's name. */
const listPlaces = ({address: {city, state}, languages}: Practice) => [
  city,
  state,
  STATES[state]?.name ?? state,
  ...languages,
];

function isAboutOthers(text: string, {address: {state}}: Practice): boolean {
  const [, stateHere = state] = /, ([A-Z]{2}),? \d{5}\b/.exec(text) ?? [];
  return ABOUT_THIRD_PARTY.test(text) || stateHere !== state;
}

function findMisspelledPracticeName({text}: Words, {name}: Practice): Finding[] {
  const ours = name.split(' ').slice(0, 2).join(' ');
  const isMisspelled = (quote: string) =>
    isNear(quote, ours) && quote.toLowerCase() !== ours.toLowerCase();
  const misspelled = [...text.matchAll(TWO_NAMES)].filter(([quote]) => isMisspelled(quote));
  return [...misspelled, ...findJoinedName(text, ours)].map(({0: quote, index: at}) => ({
    at,
    quote,
    message: `No one here is called "${quote}": our name is ${name}.`,
    ...OUR_NAME,
  }));
}

/** "CopperFinch", unless the two words are also one word: "Sun Rise" and "sunrise". */
function findJoinedName(text: string, twoWords: string): RegExpExecArray[] {
  const [first = '', second = ''] = twoWords.split(' ');
  if (second === '' || isEnglish(`${first}${second}`.toLowerCase())) return [];
  const [letter = '', ...rest] = second;
  const word = `${escapePattern(first)}-?[${letter}${letter.toLowerCase()}]`;
  const pattern = `(?<![@\\w./-])${word}${escapePattern(rest.join(''))}(?![\\w@-]|\\.\\w)`;
  return [...text.matchAll(new RegExp(pattern, 'g'))];
}

/** Two words next to each other in a name of our records: of a plan, lender, program, or clinic. */
const listNamePairs = memoize((content: Content): readonly string[] => {
  const {insurance, paymentPartners = [], perioProtection, practice} = content;
  const names = [
    ...(insurance?.plans ?? []).flatMap(({name, alsoCalled = []}) => [name, ...alsoCalled]),
    ...[...paymentPartners, ...(practice?.afterHours ?? [])].map(({name}) => name),
    perioProtection?.heading ?? '',
  ];
  return names.flatMap((name) =>
    [...name.matchAll(NEIGHBORING_NAMES)].map(([, pair = '']) => pair),
  );
});

/**
 * Reports names with one misspelled word: "Blue Sheild". The check of spelling can't, as any
 * capitalized word may be a name. It does for the first word of a sentence.
 */
function findMisspelledNames({text}: Words, content: Content): Finding[] {
  const pairs = listNamePairs(content);
  return [...text.matchAll(NEIGHBORING_NAMES)].flatMap(({1: quote = '', index: at}) => {
    const right = at === 0 ? undefined : pairs.find((pair) => isMisspelled(quote, pair));
    if (right === undefined) return [];
    return {
      at,
      quote,
      message: `"${quote}" looks like a typo of "${right}".`,
      ...OUR_NAME,
      remedy: `Change it to "${right}", or say whose name it is.`,
      severity: 'warning',
    };
  });
}

/** Returns true if one word of two is the same, and the other one is no word but close. */
function isMisspelled(quote: string, pair: string): boolean {
  const right = pair.split(' ');
  const wrong = quote.split(' ').filter((word, index) => word !== right[index]);
  const [word = ''] = wrong;
  return (
    wrong.length === 1 &&
    word.length >= MIN_NAME_LETTERS &&
    !isEnglish(word.toLowerCase()) &&
    !isEnglish(word) &&
    isNear(quote, pair)
  );
}

function findOtherPracticeNames(
  {text, voice}: Words,
  {insurance, paymentPartners}: Content,
  practice: Practice,
): Finding[] {
  if (voice !== 'page') return [];
  const isOther = (quote: string, at: number) =>
    !isNear(quote, practice.name) &&
    // A title in capitals.
    !/ (?:We|You|Your|Our|Is|Are|To|For|With|And|In) /.test(quote) &&
    !listPlaces(practice).some((place) => quote.startsWith(`${place} `)) &&
    (BEFORE_OUR_NAME.test(text.slice(0, at)) || !isAboutOthers(text, practice)) &&
    !JSON.stringify([practice, insurance, paymentPartners]).includes(quote);
  return [...text.matchAll(PRACTICE_NAME)]
    .filter(({0: quote, index}) => isOther(quote, index))
    .map(({0: quote, index: at}) => ({
      at,
      quote,
      message: `"${quote}" isn't the name of our practice.`,
      ...OUR_NAME,
      severity: 'warning',
    }));
}

function findWrongAddressParts({text}: Words, practice: Practice): Finding[] {
  const {phone, afterHours = []} = practice;
  const ours = formatAddress(practice);
  const others = afterHours.map(({address = ''}) => address);
  const isWrong = (part: string, at: number, number: string, road: string) => {
    if ([ours, ...others].some((address) => hasWords(address, number, road))) return false;
    if (BEFORE_NEIGHBOR.test(text.slice(0, at))) return false;
    if (part === 'extension') {
      return findPhones(text).every(({digits}) => phone.replaceAll(/\D/g, '').endsWith(digits));
    }
    return (
      !isAboutOthers(text, practice) ||
      BEFORE_OUR_ADDRESS.test(text.slice(0, at)) ||
      others.some((address) => road !== '' && hasWords(address, road))
    );
  };
  return ADDRESS_PARTS.flatMap(({name, pattern}) =>
    [...text.matchAll(pattern)]
      .filter(({1: number = '', 2: road = '', index}) => isWrong(name, index, number, road))
      .map(({0: quote, index: at}): Finding => ({
        at,
        quote,
        message:
          `"${quote}" isn't our ${name}: ` +
          `our records have ${name === 'extension' ? phone : ours}.`,
        ...OUR_PLACE,
        ...(!ABOUT_US.test(text) && {severity: 'warning'}),
      })),
  );
}

function findWrongTowns({text, field}: Words, practice: Practice): Finding[] {
  const {name, address} = practice;
  const {city, street} = address;
  const isOther = (town: string) =>
    !NO_TOWN.test(town) &&
    !name.startsWith(town) &&
    !hasWords(street, town.split(' ')[0] ?? '') &&
    !listPlaces(practice).some((place) => town.startsWith(place));
  const findOtherTowns = (pattern: RegExp): Finding[] =>
    [...text.matchAll(pattern)]
      .filter(([, town = '']) => isOther(town))
      .map(({0: quote, 1: town = '', index: at}) => ({
        at,
        quote,
        message: `We are in ${city}, not in ${town}.`,
        ...OUR_PLACE,
        ...(field !== undefined && {remedy: `Change ${town} to {city}, the town in practice.yml.`}),
      }));
  const wrongZips = [...text.matchAll(STATE_AND_ZIP)].flatMap(
    ({0: quote, 1: code = '', 2: zip = '', index: at}): Finding[] => {
      const state = STATES[code];
      if (state === undefined || isZipInState(state, zip)) return [];
      const message = `The ZIP code in "${quote}" isn't in ${state.name}.`;
      return [{at, quote, message, ...OUR_PLACE}];
    },
  );
  return [
    ...findOtherTowns(A_TOWN),
    ...findOtherTowns(TOWN_BEFORE_OFFICE),
    ...findOtherTowns(TOWN_AFTER_COLON),
    ...wrongZips,
    ...(field === undefined ? [] : findOtherTowns(TOWN_IN_TITLE)),
  ];
}

/** Returns true for our street with the type of another: "Gilbert Ave" for "Gilbert Rd". */
function isOtherType(road: string, type: string, {address}: Practice): boolean {
  const ours = new RegExp(String.raw`\b${road} (${STREETS})\b`, 'u').exec(address.street)?.[1];
  return ours !== undefined && getStreetType(ours) !== getStreetType(type);
}

function findWrongStreets({text}: Words, practice: Practice): Finding[] {
  const ours = formatAddress(practice);
  const isWrong = (road = '') => road !== '' && !hasWords(ours, ...road.split(' ').slice(0, 1));
  const wrong = [...text.matchAll(A_STREET)].filter(
    ([, road = '', type = '']) => isWrong(road) || isOtherType(road, type, practice),
  );
  // One of the two is our street; we can't know the other.
  const crossing = [...text.matchAll(CROSS_STREETS)].filter(([, ...roads]) =>
    roads.filter(Boolean).every(isWrong),
  );
  return [...wrong, ...crossing].map(({0: quote, index: at}, index) => ({
    at,
    quote,
    message: `"${quote}" isn't our address: ${practice.address.street}.`,
    ...OUR_PLACE,
    ...(index >= wrong.length && {severity: 'warning'}),
  }));
}
