import leven from 'leven';
import {STREETS} from './engine/letters';
import type {Finder, Found} from './engine/sentences';
import {memoizeTexts, STATES} from '@dental/content';
import {MONTH} from './when/calendar';

/* Who and where we are: what a sentence says about it is compared with practice.yml and our pages. */

const ADDRESS = {finding: 'facts/address', remedy: 'Write <Address />, or say whose office that is.'} as const;
const NAME = {
  finding: 'facts/our-name',
  remedy: 'Write <Fact name="practice.name" />, or say in the sentence who that is.',
} as const;

const OUR_OFFICE = '(?:[Oo]ur|[Tt]he) (?:\\p{Ll}+ )?(?:office|practice|location|clinic|building|door|entrance|address)';
const NAMES_A_STREET = new RegExp(String.raw`\b(?:${STREETS})\b`);
const A_STREET = new RegExp(
  String.raw`(?:${OUR_OFFICE} (?:is )?|(?:[Ff]ind|[Vv]isit|[Ll]ook for|[Ss]ee|[Cc]ome (?:see|to)) us |\b[Ww]e(?:'re| are| have moved| moved) )(?:(?:on|at|to) )?(?:\d+ )?(?:[NSEW]\.? |North |South |East |West )?(?:\p{Lu}\p{L}+ ){0,2}(\p{Lu}\p{L}+) (?:${STREETS})\b`,
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
/** A sentence tells where we are; a whole address is compared with ours by its street. */
const ABOUT_US = /\b(?:we|us|our|look for)\b/i;
const zipBehind = memoizeTexts(
  (city) => new RegExp(String.raw`\b(?:${city}, \p{Lu}\p{L}+,?|(?:[Zz]ip|ZIP)(?: [Cc]ode)?(?: is|:)?) (\d{5})\b`, 'gu'),
);
/** The name of another practice where ours belongs. */
const OTHER_PRACTICE =
  /(?<=\b(?:(?<!\p{L} )[Aa]t|[Jj]oin|[Vv]isit|[Cc]hoose|choosing|[Cc]ontact|[Tt]rust|[Ww]elcome to) )(?!(?:Our|The American|American)\b)(?:\p{Lu}[\p{L}'&-]+ ){1,4}(?:Smiles?|Dental(?: (?:Care|Group|Arts|Studio|Center|Associates|Office))?|Dentistry|Orthodontics|Endodontics|Periodontics)\b(?! (?:Association|Board|School|Hygien\w+|Plan|Society|Examiners))(?:,? of \p{Lu}\p{L}+)?/gu;

const TWO_WORDS = /(?<!\p{L})\p{Lu}\p{L}{2,} \p{Lu}\p{L}{2,}/gu;

/** What a sentence says of our name and our address, and is not so. */
export const ourPlace: Finder = ({text, voice}, {practice}): Found[] => {
  if (!practice || voice === 'case') return [];
  const {name, address, languages} = practice;
  const {street, city, state, zip} = address;
  const ourSuite = SUITE.exec(street)?.[1];
  const places = [city, state, STATES[state]?.name ?? state, ...languages];
  const isAboutUs = ABOUT_US.test(text) && !NAMES_A_STREET.test(text);
  /** Says of each match what is wrong about it, if anything is. */
  const each = (
    pattern: RegExp,
    kind: Pick<Found, 'finding' | 'remedy' | 'severity'>,
    wrong: (quote: string, said: string) => string | false,
  ): Found[] =>
    [...text.matchAll(pattern)].flatMap(({0: quote, 1: said = '', index}) => {
      const message = wrong(quote, said);
      return message ? [{at: index, quote, message, ...kind}] : [];
    });
  return [
    ...each(TWO_WORDS, NAME, (quote) => {
      const ours = name.split(' ').slice(0, 2).join(' ');
      const isSlip = leven(quote, ours) <= 2 && quote.toLowerCase() !== ours.toLowerCase();
      return isSlip && `Nobody here is called "${quote}": our name is ${name}.`;
    }),
    ...each(
      OTHER_PRACTICE,
      {...NAME, severity: 'warning'},
      (quote) => voice === 'page' && leven(quote, name) > 2 && `"${quote}" is not the name of our practice.`,
    ),
    ...each(
      new RegExp(SUITE, 'gi'),
      ADDRESS,
      (quote, suite) =>
        isAboutUs && ourSuite !== undefined && suite !== ourSuite && `We are in suite ${ourSuite}, not in "${quote}".`,
    ),
    ...each(zipBehind(city), ADDRESS, (_, said) => isAboutUs && said !== zip && `Our zip code is ${zip}, not ${said}.`),
    ...each(
      A_TOWN,
      ADDRESS,
      (_, town) =>
        !NO_TOWN.test(town) && !places.some((one) => town.startsWith(one)) && `We are in ${city}, not in ${town}.`,
    ),
    ...each(A_STREET, ADDRESS, (quote, said) => !street.includes(said) && `"${quote}" is not where we are: ${street}.`),
  ];
};
