import {phrases} from '../../../language/grammar';
import {teamOf} from '../../../../../packages/prose/src/people/team';
import type {Finder, Found} from './finder';

const STREETS = 'Road|Rd|Street|St|Avenue|Ave|Boulevard|Blvd|Drive|Dr|Lane|Ln|Way|Parkway|Pkwy';
const OUR_STREET = new RegExp(
  String.raw`\b(?:(?:our|the) (?:front )?(?:office|practice|location|clinic|building|door|entrance) (?:is )?|find us |visit us )(?:on|at) (?:\d+ )?((?:[NSEW]\.? |North |South |East |West )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:${STREETS})\b`,
  'u',
);

/** Another street than ours, on which we are said to be. */
export const otherStreet: Finder = ({text, voice}, {practice}): Found[] => {
  const match = voice === 'case' ? null : OUR_STREET.exec(text);
  const name = match?.[1]?.split(' ').at(-1) ?? '';
  if (!practice || !match || practice.address.street.includes(name)) return [];
  return [
    {
      at: match.index,
      quote: match[0],
      what: `"${match[0]}" is not where we are: ${practice.address.street}.`,
      fix: 'Write <Address />, or say whose office that is.',
      finding: 'facts/address',
    },
  ];
};

const STATES =
  'Alabama|Alaska|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Arizona';
const LAW_OF = new RegExp(
  String.raw`\b(?:laws?|courts?) of (?:the )?(?:State of )?(${STATES})\b|\b(${STATES}) (?:law|courts?)\b`,
  'u',
);

/** Another law than the one that governs our terms. */
export const otherLaw: Finder = ({text, voice}, {policies}): Found[] => {
  const match = voice === 'page' ? LAW_OF.exec(text) : null;
  const state = match?.[1] ?? match?.[2];
  if (!policies || !match || state === policies.terms.governingLaw) return [];
  return [
    {
      at: match.index,
      quote: match[0],
      what: `"${match[0]}" is not the law of our terms, which is that of ${policies.terms.governingLaw}.`,
      fix: 'Write <Fact name="terms.governing-law" />, or say what the other law is for.',
      finding: 'facts/law',
    },
  ];
};

const GONE = phrases(
  'has|have|had left us|the|our|gilbert',
  'left|leaves|leaving .. practice|us|our_team|our_office|our_practice',
  'retired|retires|retiring',
  'no_longer .. works|here|with|part|see|sees|treats',
  'last day',
  'moved to|away|on',
);

/** Somebody who has a page, and is said to have left. */
export const gone: Finder = ({text, voice}, content): Found[] => {
  const [match] = voice === 'page' ? GONE.find(text) : [];
  if (!match || /\b(?:when|before|after|years ago|as a|grew up|college|school|from)\b/i.test(text)) return [];
  const member = teamOf(content).find(({last, first}) =>
    new RegExp(String.raw`(?<!\p{L})(?:Dr\. ${last}|${first}) (?:has|have|is|left|retire|will|no |moved)`, 'u').test(
      text,
    ),
  );
  if (!member) return [];
  return [
    {
      at: match.index,
      quote: match.text,
      severity: 'warning',
      what: `"${match.text}" says that ${member.name} has left, who still has a page.`,
      fix: 'Delete the page with its address led on, or correct the words.',
      finding: 'facts/person',
    },
  ];
};

const LONG_PLAN =
  /\b(?:two|three|four|five|[2-5])(?: full| whole)? years (?:to pay|of (?:monthly )?payments)\b|(?<=\b(?:plan|plans|payments?|instal+ments|spread|pay|rest)\b[^.]{0,40} (?:for|over|up to|in) (?:up to )?)(?:two|three|four|five|[2-5]) years\b|\b(?:18|24|30|36|48|60|eighteen|twenty-four|thirty-six|forty-eight|sixty) (?:equal |monthly |small )*(?:payments|instal+ments)\b/i;

/** A length of our plans of payment that _practice/policies.yml does not have. */
export const otherPlans: Finder = ({text, voice}, {policies}): Found[] => {
  if (
    !policies ||
    voice !== 'page' ||
    !/\b(?:our|we|us|you (?:can )?(?:choose|pay|spread|take)|choose|spread|rest over|monthly payments)\b/i.test(text)
  )
    return [];
  if (
    !/\b(?:plan|choose|spread|rest|balance|instal+ments?|pay)\b/i.test(text) ||
    /\b(?:insurance|insurer|every|ago|after|until|deductible|partner|lender|Care[Cc]redit|Cherry\p{L}*)\b/iu.test(text)
  )
    return [];
  const known = policies.financing.plans.map(({months}) => months);
  const match =
    LONG_PLAN.exec(text) ??
    /\b(?:(?:\d+|three|six|twelve),? (?:(?:\d+|three|six|nine|twelve|eighteen|twenty-four),? )?or )?(18|24|30|36|48|60|72|84|eighteen|twenty-four|thirty-six|sixty) months\b/i.exec(
      text,
    );
  if (!match || known.includes(Number(match[1] ?? Number.NaN))) return [];
  return [
    {
      at: match.index,
      quote: match[0],
      what: `"${match[0]}" is no plan of ours: _practice/policies.yml has ${known.join(', ')} months.`,
      fix: 'Correct the words, or the plans.',
      finding: 'facts/financing',
    },
  ];
};

const SCORE = /\b([3-8]\d\d)\b/;

/** Another credit score than the one from which our partner approves. */
export const otherScore: Finder = ({text, voice}, {policies}): Found[] => {
  const match =
    voice === 'page' && /\bscores?\b/i.test(text) && /\b(?:credit|approv|lender|apply|from|above)/i.test(text)
      ? SCORE.exec(text)
      : null;
  const least = policies?.financing.partnerMinimumCreditScore;
  if (
    !match ||
    least === undefined ||
    Number(match[1]) === least ||
    /\b(?:highest|range|between|to 850|average)\b/i.test(text)
  )
    return [];
  return [
    {
      at: match.index,
      quote: match[0],
      what: `"${match[0]}" is not the score of _practice/policies.yml, which is ${least}.`,
      fix: 'Write <Fact name="financing.credit-score" />.',
      finding: 'facts/financing',
    },
  ];
};
