import type {Finder, Found} from '../facts/finder';
import {contradicting, type RecordRule} from './recordRule';
import type {Content} from '@dental/content';
import {isNegated} from '../engine/context';
import {phrases} from '../engine/grammar';

/* How patients reach us, as practice.yml, integrations.yml and payment-partners.yml have it. */

const NOT_SO = 'no|not|never|cannot|unable|without|nor|no_longer';

const LENDER =
  'sunbit|alphaeon|lendingclub|lending_club|affirm|klarna|greensky|scratchpay|proceed_finance|wells_fargo|lendingpoint|afterpay|splitit|denefits|varidi|united_medical_credit';

const link =
  (name: 'booking' | 'payments', what: string) =>
  ({practice}: Content): string | undefined =>
    practice?.links[name] ? `${what} at ${practice.links[name]}` : undefined;

const RULES: readonly RecordRule[] = [
  {
    finding: 'facts/channel',
    record: link('booking', 'patients book'),
    pattern: phrases(
      `${NOT_SO} .. book|booking|schedule|scheduling|appointment|appointments .. online|website|internet`,
      'appointments|visits|booking .. only|just|strictly by|over|through .. phone|telephone',
      'only way .. book|appointment .. call|phone',
    ),
    unless: phrases('sedation|urgent|emergenc*|same_day|if|must|have_to|need_to|cancel*|pain'),
    fix: 'Correct the words, or links.booking in _practice/practice.yml.',
  },
  {
    finding: 'facts/channel',
    record: link('payments', 'patients pay'),
    pattern: phrases(
      `${NOT_SO} .. pay|payment|payments|bill|bills ~ online|website|internet`,
      'pay|payments .. only|just .. in_person|at_the_desk|by_phone|at_our_desk',
    ),
    unless: phrases('if|must|have_to|need_to|form|card_number*|lender|plan'),
    fix: 'Correct the words, or links.payments in _practice/practice.yml.',
  },
  {
    finding: 'facts/channel',
    record: ({integrations}) =>
      integrations?.forms.virtual ? 'patients ask for a visit by video on this site' : undefined,
    pattern: phrases(
      `${NOT_SO} .. virtual|video visits|visit|consultation*|appointments`,
      `${NOT_SO} .. see|meet|treat|offer|do .. by_video|on_video|virtual|telehealth|zoom`,
    ),
    unless: phrases('examine|diagnose|x_ray*|feel|touch|replace|if|record|recorded|keep|store|prescri*|emergenc*'),
    fix: 'Correct the words, or link to [the virtual consultation](/virtual-consultation).',
  },
  {
    finding: 'facts/channel',
    record: ({practice}) =>
      practice?.newPatientForms ? `the forms are at ${practice.newPatientForms} and on the site` : undefined,
    pattern: phrases(
      `${NOT_SO} .. forms|paperwork .. download*|print*|online|website`,
      'forms|paperwork ... only|just ... at_the_office|at_our_desk|in_the_office|by_mail',
    ),
    unless: phrases('send|e_mail|have_to|need_to|must|if|sent|want|rather|like'),
    fix: 'Correct the words, or link to [the forms](/new-patients/forms).',
  },
  {
    finding: 'facts/channel',
    record: ({practice}) => (practice ? `we are on ${practice.social.map(({name}) => name).join(', ')}` : undefined),
    pattern: phrases(
      `WE .. ${NOT_SO} .. on|use|find|follow social_media|facebook|instagram|tiktok|youtube|yelp`,
      `${NOT_SO} .. find|see|follow us on social_media|facebook|instagram|tiktok|youtube|yelp`,
    ),
    unless: phrases(
      'post*|answer*|share*|publish*|patient*|health|photo*|ask|reply|advice|message*|review*|track*|send',
    ),
    fix: 'Correct the words, or social in _practice/practice.yml.',
  },
  {
    finding: 'facts/lender',
    record: ({paymentPartners}) =>
      paymentPartners ? `we work with ${paymentPartners.map(({name}) => name).join(' and ')}` : undefined,
    pattern: phrases(`finance|financing|partner*|lender*|apply|loan*|pay|spread|plan* & ${LENDER}`),
    unless: phrases('not|no|never|no_longer|elsewhere'),
    fix: 'Write <Fact name="financing.partner" />, or add the lender to _practice/payment-partners.yml.',
  },
];

/** Ways to reach us that a sentence denies, and lenders that are none of ours. */
export const otherChannels = contradicting(RULES);

const ON_A_NETWORK =
  /\b(?:[Ff]ollow|[Ff]ind|[Ll]ike|[Vv]isit|[Ww]atch|[Ss]ee|[Jj]oin|[Mm]essage|[Rr]each|[Cc]ontact|[Tt]ext) (?:us|our \p{Ll}+|@\S+) (?:\p{Ll}+ )?(?:on|at|via|by)\b|\b[Ww]e(?: are|'re) (?:also |now |even )?on\b|\b[Oo]ur (?:page|profile|account|channel|videos) on\b/u;
const NETWORK =
  /(?<![\p{L}-])(?:Facebook|Instagram|YouTube|TikTok|Yelp|Pinterest|LinkedIn|Snapchat|Threads|Twitter|Nextdoor|WhatsApp|Bluesky|Reddit|X)(?![\p{L}-])/gu;

/** A network on which we are said to be, and that _practice/practice.yml does not have. */
export const otherNetworks: Finder = ({text, voice}, {practice}): Found[] => {
  const start = practice && voice === 'page' ? text.search(ON_A_NETWORK) : -1;
  if (!practice || start === -1 || isNegated(text, start)) return [];
  const known = practice.social.map(({name}) => name);
  const other = [...text.matchAll(NETWORK)].find(({0: name, index}) => index > start && !known.includes(name));
  if (!other) return [];
  return [
    {
      at: other.index,
      quote: other[0],
      severity: 'warning',
      what: `"${other[0]}" is none of the networks in _practice/practice.yml, which are ${known.join(', ')}.`,
      fix: 'Write one of those, or add the network there.',
      finding: 'facts/channel',
    },
  ];
};
