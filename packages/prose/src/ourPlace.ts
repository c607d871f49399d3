import {STREETS} from './engine/patterns';
import {type SentenceCheck} from './engine/sentences';
import type {Found} from './engine/types';
import {closestMatch, isZipOf, STATES} from '@dental/content';
import {ABOUT_THIRD_PARTY} from './typedFacts/contacts';
import {phonesIn} from './phones';
import {MONTH} from './when/calendar';

type Kind = Pick<Found, 'finding' | 'remedy' | 'severity'>;

/* Who and where we are: what a sentence says about it is compared with practice.yml and our pages. */

const OUR_NAME = {
  finding: 'facts/our-name',
  remedy: 'Write <Fact name="practice.name" />, or say in the sentence who that is.',
};
const OUR_PLACE = {
  finding: 'facts/address',
  remedy:
    'Correct it, or say in the sentence whose it is; <Address /> and <Phone /> always say what is so.',
};

const OUR_OFFICE =
  '(?:[Oo]ur|[Tt]he) (?:\\p{Ll}+ )?(?:office|practice|location|clinic|building|door|entrance|address)';
const A_STREET = new RegExp(
  String.raw`(?:${OUR_OFFICE} (?:is )?|(?:[Ff]ind|[Vv]isit|[Ll]ook for|[Ss]ee|[Cc]ome (?:see|to)) us |\b[Ww]e(?:'re| are| have moved| moved) )(?:(?:on|at|to)(?: the corner of)? )?(?:[NSEW]\.? |North |South |East |West )?(?:\p{Lu}\p{L}+ ){0,2}(\p{Lu}\p{L}+) (?:${STREETS})\b`,
  'gu',
);
const A_TOWN =
  /(?:\b(?:[Oo]ur|[Tt]he) (?:\p{Ll}+ )?(?:office|practice|location|clinic|building) (?:is )?(?:located )?(?:in|at) |\b[Ww]e(?:'re| are) (?:located |right )?in |\b[Oo]ur practice in |\b(?:[Vv]isit|[Ss]ee|[Ff]ind) us in )(?:downtown |central |north |south |east |west )?(\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}{2,})?)(?=[,.!?]|$| \p{Ll})/gu;
/** The town of a title or a description, with its state. */
const TOWN_IN_TITLE = /\bin (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?), (?:[A-Z]{2}|\p{Lu}\p{Ll}+)\b/gu;
/** What stands behind "in" with a capital, and is no town. */
const NO_TOWN = new RegExp(
  String.raw`^(?:${MONTH}|\p{Lu}\p{Ll}+day|Spring|Summer|Fall|Autumn|Winter|Suite|Building|Room|Easter|Christmas|Person|Network)\b`,
  'u',
);
/** A sentence tells where we are. */
const ABOUT_US = /\b(?:we|us|our|look for)\b/i;
/** Parts of an address with the number in them, that of a street with its name; and the end of a phone number, which we have none of. */
const PARTS: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'street',
    new RegExp(
      String.raw`\b(\d{2,5}) (?:[NSEW]\.? |North |South |East |West )?(?:\p{Lu}[\p{L}'-]+ ){0,2}(\p{Lu}[\p{L}'-]+) (?:${STREETS})\b`,
      'gu',
    ),
  ],
  ['suite', /\b(?:suite|ste\.?|#)(?: is)?(?: number)? ?(\d+)/giu],
  [
    'zip code',
    /\b(?:(?:zip|zip code|postal code)(?: is|:)?|\p{Lu}\p{L}+, \p{Lu}\p{L}+,?) (\d{5})\b/giu,
  ],
  ['post office box', /\bP\.? ?O\.? Box (\d+)/giu],
  [
    'extension',
    /\b(?:extension|ext\.?|(?<=\d )x)(?: is| number)? ?#?(\d{1,5})\b(?! (?:week|month|year|day)s?\b)/giu,
  ],
];
/** The first word of a name: what dentistry is called besides is none. */
const NAMING = String.raw`(?!(?:Our|The|An?|With|At|For|In|From|American|General|Family|Cosmetic|Restorative|Sedation|Emergency|Preventive|Pediatric)\b)\p{Lu}[\p{L}'&-]+ `;
/** The name of a practice. The first word of a sentence is written large anyway. */
const A_PRACTICE = new RegExp(
  String.raw`(?:^${NAMING}|(?<=[\p{Ll},] ))${NAMING}(?:\p{Lu}[\p{L}'&-]+ ){0,3}(?:Smiles?|Dental(?: (?:Care|Group|Arts|Studio|Center|Associates|Office))?|Dentistry|Orthodontics|Endodontics|Periodontics)\b(?! \p{Lu})(?:,? of \p{Lu}\p{L}+)?`,
  'gu',
);
/** With these words it stands where ours belongs. */
const IN_OUR_PLACE =
  /\b(?:(?<!\p{L} )[Aa]t|[Jj]oin|[Vv]isit|[Cc]hoose|choosing|[Cc]ontact|[Tt]rust|[Ww]elcome to) $/u;

const isNear = (quote: string, name: string) => closestMatch(quote, [name], 2) !== undefined;
const TWO_WORDS = /(?<!\p{L})\p{Lu}\p{L}{2,} \p{Lu}\p{L}{2,}/gu;

/** What a sentence says of our name, our address and our telephone, and is not so. */
export const ourPlace: SentenceCheck = (
  {text, voice, field},
  {practice, insurance, paymentPartners},
): Found[] => {
  if (!practice || voice === 'case' || !/\d|.\p{Lu}/u.test(text)) return [];
  const {name, phone, address, afterHours = [], languages} = practice;
  const {street, city, state, zip} = address;
  const places = [city, state, STATES[state]?.name ?? state, ...languages];
  const own = `${street}, ${city}, ${state} ${zip}`;
  const others = afterHours.map((one) => one.address ?? '');
  const [, there = state] = /, ([A-Z]{2}),? \d{5}\b/.exec(text) ?? [];
  const isOfOthers = ABOUT_THIRD_PARTY.test(text) || there !== state;
  const isIn = (written: string, ...words: string[]) =>
    words.every((word) => word === '' || written.split(/[^\p{L}\d]+/u).includes(word));
  const isOurPhone = () =>
    phonesIn(text).every(({digits}) => phone.replaceAll(/\D/g, '').endsWith(digits));
  const isOther = (what: string, number: string, road = '') =>
    ![own, ...others].some((one) => isIn(one, number, road)) &&
    (what === 'extension'
      ? isOurPhone()
      : !isOfOthers || others.some((one) => road && isIn(one, road)));
  const isPractice = (quote: string, at: number) =>
    voice === 'page' &&
    !isNear(quote, name) &&
    // A title in capitals.
    !/ (?:We|You|Your|Our|Is|Are|To|For|With|And|In) /.test(quote) &&
    !places.some((place) => quote.startsWith(`${place} `)) &&
    (IN_OUR_PLACE.test(text.slice(0, at)) || !isOfOthers) &&
    !JSON.stringify([practice, insurance, paymentPartners]).includes(quote);
  const named = name.split(' ').slice(0, 2).join(' ');
  const isSlip = (quote: string) =>
    isNear(quote, named) && quote.toLowerCase() !== named.toLowerCase();
  const isTown = (town: string) => NO_TOWN.test(town) || places.some((one) => town.startsWith(one));
  const guess = ABOUT_US.test(text) ? {} : ({severity: 'warning'} as const);
  /** Each way of saying it, and what is wrong about a match, if anything is. */
  type Row = readonly [
    kind: Kind,
    pattern: RegExp,
    wrong: (match: RegExpExecArray) => string | false,
  ];
  const rows: readonly Row[] = [
    [
      OUR_NAME,
      TWO_WORDS,
      ([quote]) => isSlip(quote) && `Nobody here is called "${quote}": our name is ${name}.`,
    ],
    [
      {...OUR_NAME, severity: 'warning'},
      A_PRACTICE,
      ({0: quote, index}) =>
        isPractice(quote, index) && `"${quote}" is not the name of our practice.`,
    ],
    ...PARTS.map(([what, pattern]): Row => [
      {...OUR_PLACE, ...guess},
      pattern,
      ([quote, number = '', road]) =>
        isOther(what, number, road) &&
        `"${quote}" is no ${what} of ours: our records have ${what === 'extension' ? phone : own}.`,
    ]),
    [OUR_PLACE, A_TOWN, ([, town = '']) => !isTown(town) && `We are in ${city}, not in ${town}.`],
    [
      OUR_PLACE,
      /\b([A-Z]{2}) (\d{5})\b/gu,
      ([quote, code = '', zip = '']) =>
        STATES[code] !== undefined &&
        !isZipOf(STATES[code], zip) &&
        `The zip code of "${quote}" is not one of ${STATES[code].name}.`,
    ],
    [
      OUR_PLACE,
      TOWN_IN_TITLE,
      ([, town = '']) =>
        field !== undefined && !isTown(town) && `We are in ${city}, not in ${town}.`,
    ],
    [
      OUR_PLACE,
      A_STREET,
      ([quote, road = '']) => !isIn(own, road) && `"${quote}" is not where we are: ${street}.`,
    ],
  ];
  const found = rows.flatMap(([kind, pattern, wrong]) =>
    [...text.matchAll(pattern)].flatMap((match): Found[] => {
      const message = wrong(match);
      return message ? [{at: match.index, quote: match[0], message, ...kind}] : [];
    }),
  );
  // Of an address one part is named.
  return found.filter(
    ({finding}, index) => found.findIndex((one) => one.finding === finding) === index,
  );
};
