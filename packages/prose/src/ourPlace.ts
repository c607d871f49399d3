import leven from 'leven';
import type {Finder, Found} from './engine/sentences';
import {type Content, memoizeTexts, STATES} from '@dental/content';
import {MONTH} from './when/calendar';

/* Who and where we are: what a sentence says about it is compared with practice.yml and our pages. */

/** What a pattern finds in a sentence that is not as the record says. */
interface Row {
  finding: string;
  remedy: string;
  /** Whether a person has to judge it; then it is looked for on pages only. */
  warns?: true;
  pattern: (practice: Practice) => RegExp;
  /** What is wrong about a match; nothing if it is as the record has it. */
  wrong: (match: RegExpMatchArray, practice: Practice, text: string, content: Content) => string | false;
}

type Practice = NonNullable<Content['practice']>;

const ADDRESS = {finding: 'facts/address', remedy: 'Write <Address />, or say whose office that is.'} as const;
const NAME = {
  finding: 'facts/our-name',
  remedy: 'Write <Fact name="practice.name" />, or say in the sentence who that is.',
};

const OUR_OFFICE = '(?:[Oo]ur|[Tt]he) (?:\\p{Ll}+ )?(?:office|practice|location|clinic|building|door|entrance)';
const STREETS = 'Road|Rd|Street|St|Avenue|Ave|Boulevard|Blvd|Drive|Dr|Lane|Ln|Way|Parkway|Pkwy';
const A_STREET = new RegExp(
  String.raw`(?:${OUR_OFFICE} (?:is )?|(?:[Ff]ind|[Vv]isit|[Ll]ook for|[Cc]ome see) us )(?:on|at) (?:\d+ )?(?:[NSEW]\.? |North |South |East |West )?(?:\p{Lu}\p{L}+ )?(\p{Lu}\p{L}+) (?:${STREETS})\b`,
  'gu',
);
const A_TOWN =
  /(?:\b(?:[Oo]ur|[Tt]he) (?:\p{Ll}+ )?(?:office|practice|location|clinic|building) (?:is )?(?:located )?(?:in|at) |\b[Ww]e(?:'re| are) (?:located |right )?in |\b[Oo]ur practice in |\b(?:[Vv]isit|[Ss]ee|[Ff]ind) us in )(?:downtown |central |north |south |east |west )?(\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}{2,})?)(?=[,.!?]|$| (?:and|for|to|where|since|too|by|on|off|near|at)\b)/gu;
/** What stands behind "in" with a capital, and is no town. */
const NO_TOWN = new RegExp(
  String.raw`^(?:${MONTH}|\p{Lu}\p{Ll}+day|Spring|Summer|Fall|Autumn|Winter|Suite|Building|Room|Easter|Christmas|Person|Network)\b`,
  'u',
);
const SUITE = /\b(?:Suite|Ste\.?|#) ?(\d+)/i;
const STATE_NAMES = Object.values(STATES)
  .map(({name}) => name)
  .join('|');

/** The name of another practice where ours belongs, by the first word of ours. */
const otherPractice = memoizeTexts(
  (ours) =>
    new RegExp(
      String.raw`(?<=\b(?:[Aa]t|[Ff]rom|of|by|[Ww]ith|to|[Jj]oin|[Vv]isit|[Cc]hoose|choosing|about|the|and|call|contact|phone|text|email|ask|see|trust) |^)(?!${ours}|(?:\p{Lu}\p{L}+ ){0,2}(?:Our|All|What|Meet|Explore|Digital|Virtual|After|Before|Restorative|Cosmetic|Family|General|Sedation|Emergency|Pediatric|Modern|Preventive|Laser|Implant|Good|Your|New|Better|Why|How|When|Is|Are|More|Give|Every|This|That|Doctor|Master|Bachelor|${STATE_NAMES})\b|The American|American|National)(?:\p{Lu}[\p{L}'&-]+ ){1,4}(?:Smiles?|Dental(?! (?:Association|Board|School|Hygien\w+|Assist\w+|PPO|HMO|Plan|Insurance|Premier|Academy|Society|Care PPO|Examiners|College|Medicine))(?: (?:Care|Group|Arts|Studio|Center|Associates|Office))?|Dentistry|Orthodontics|Endodontics|Periodontics)\b(?:,? of \p{Lu}\p{L}+)?`,
      'gu',
    ),
);
const OF_OTHERS =
  /\b(?:refer\w*|sen[dt]s?|labs?|laboratory|colleagues?|formerly|trained|studied|residency|schools?|university|college|course|award|academy|surgeons?|specialists?|insurance|insurer|plans?|degree|(?:doctor|master|bachelor) of|certificate|kids a smile|day|title|works?|partners? .*with)\b|\d|\b(?:General|Cosmetic|Family|Restorative|Emergency|Sedation|Pediatric) Dentistry\b/i;

const ROWS: readonly Row[] = [
  {
    ...NAME,
    // Our name with a slip in it.
    pattern: () => /(?<!\p{L})\p{Lu}\p{L}{2,} \p{Lu}\p{L}{2,}/gu,
    wrong: ([quote], {name}) => {
      const ours = name.split(' ').slice(0, 2).join(' ');
      const isSlip = leven(quote, ours) <= 2 && quote.toLowerCase() !== ours.toLowerCase();
      return isSlip && `Nobody here is called "${quote}": our name is ${name}.`;
    },
  },
  {
    ...NAME,
    warns: true,
    pattern: ({name}) => otherPractice(name.split(' ')[0] ?? '-'),
    wrong: ([quote], {name}, text, {insurance}) => {
      const isOfOthers = OF_OTHERS.test(text) || insurance?.plans.some((plan) => text.includes(plan.name));
      return !isOfOthers && leven(quote, name) > 2 && `"${quote}" is not the name of our practice.`;
    },
  },
  {
    ...ADDRESS,
    pattern: () => new RegExp(SUITE, 'gi'),
    wrong: ([quote, suite], {address}, text) => {
      const ours = SUITE.exec(address.street)?.[1];
      return ours !== undefined && suite !== ours && isAboutUs(text) && `We are in suite ${ours}, not in "${quote}".`;
    },
  },
  {
    ...ADDRESS,
    pattern: ({address: {city}}) =>
      new RegExp(String.raw`\b(?:${city}, \p{Lu}\p{L}+,?|(?:[Zz]ip|ZIP)(?: [Cc]ode)?(?: is|:)?) (\d{5})\b`, 'gu'),
    wrong: ([, zip], {address}, text) =>
      zip !== address.zip && isAboutUs(text) && `Our zip code is ${address.zip}, not ${zip}.`,
  },
  {
    ...ADDRESS,
    pattern: () => A_TOWN,
    wrong: ([, town = ''], {address: {city, state}, languages}) => {
      const ours = [city, state, STATES[state]?.name ?? state, ...languages];
      return !ours.some((name) => town.startsWith(name)) && !NO_TOWN.test(town) && `We are in ${city}, not in ${town}.`;
    },
  },
  {
    ...ADDRESS,
    pattern: () => A_STREET,
    wrong: ([quote, name = ''], {address: {street}}) =>
      !street.includes(name) && `"${quote}" is not where we are: ${street}.`,
  },
];

/** Whether a sentence tells where we are; a whole address is compared with ours elsewhere. */
const isAboutUs = (text: string): boolean =>
  /\b(?:we|us|our|look for)\b/i.test(text) && !new RegExp(String.raw`\b(?:${STREETS})\b`).test(text);

/** What a sentence says of our name and our address, and is not so. */
export const ourPlace: Finder = ({text, voice}, content): Found[] => {
  const {practice} = content;
  if (!practice || voice === 'case') return [];
  return ROWS.filter(({warns}) => !warns || voice === 'page').flatMap(({pattern, wrong, finding, remedy, warns}) =>
    [...text.matchAll(pattern(practice))].flatMap((match): Found[] => {
      const message = wrong(match, practice, text, content);
      return message
        ? [{at: match.index, quote: match[0], message, remedy, finding, ...(warns && {severity: 'warning'})}]
        : [];
    }),
  );
};
