import {phrases} from '../../../language/grammar';
import {teamOf} from '../people';
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
      fix: 'Write <Fact name="terms.law" />, or say what the other law is for.',
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
