import type {Content} from '../../../content';
import {phrases} from '../../../language/grammar';
import type {Finder} from '../facts/finder';
import {isDenied} from '../context';
import {contradicting, type RecordRule} from './recordRule';

/* How patients reach us, as practice.yml, integrations.yml and payment-partners.yml have it. */

const NOT_SO = 'no|not|never|cannot|unable|without|nor';

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
      `${NOT_SO} .. online .. booking|scheduling|appointments|calendar`,
      'appointments|visits|booking .. phone|telephone only',
      'appointments|visits|booking .. only|just|strictly|are|is by|over|through .. phone|telephone only?',
      'book|schedule .. only by|over phone|telephone',
      'only way .. book|appointment .. call|phone',
    ),
    unless: phrases('sedation|urgent|emergenc*|same_day|if|must|have_to|need_to|cancel*|pain', 'only online'),
    fix: 'Correct the words, or links.booking in _practice/practice.yml.',
  },
  {
    finding: 'facts/channel',
    record: link('payments', 'patients pay'),
    pattern: phrases(
      `${NOT_SO} .. pay|payment|payments|bill|bills ~ online|website|internet`,
      `${NOT_SO} .. online .. payment|payments|bill_pay`,
      `website|site|portal .. ${NOT_SO} .. take|accept|handle payment|payments`,
      'to pay .. have_to|must|need_to come|be',
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
      `${NOT_SO} .. see|meet|treat|offer|do|have|hold|patients|consult* .. video|screen|virtual|telehealth|zoom`,
      `video|virtual visits|visit|consultation|consultations|appointments .. ${NOT_SO}`,
      `${NOT_SO} .. virtual|video visits|visit|consultation*|appointments`,
      'no_longer .. virtual|video',
      'in_person only|never|not ... screen|video|virtual',
    ),
    unless: phrases(
      'examine|diagnose|x_ray*|feel|touch|replace|if|record|recorded|keep|store|prescri*|emergenc*|caption*',
      'and cannot|not',
      'some|many do',
    ),
    fix: 'Correct the words, or link to [the virtual consultation](/virtual-consultation).',
  },
  {
    finding: 'facts/channel',
    record: ({practice}) =>
      practice?.newPatientForms ? `the forms are at ${practice.newPatientForms} and on the site` : undefined,
    pattern: phrases(
      `${NOT_SO} .. forms|paperwork .. download*|print*|online|website|fill`,
      `forms|paperwork ... ${NOT_SO} .. download*|print*|online|website|ahead`,
      'forms|paperwork ... only|just ... at_the_office|at_our_desk|in_the_office|mail|desk',
    ),
    unless: phrases('send|e_mail|have_to|need_to|must|if|sent|want|rather|like'),
    fix: 'Correct the words, or link to [the forms](/new-patients/forms).',
  },
  {
    finding: 'facts/channel',
    record: ({practice}) => (practice ? `we are on ${practice.social.map(({name}) => name).join(', ')}` : undefined),
    pattern: phrases(
      `WE .. ${NOT_SO} .. on|use social_media|facebook|instagram|tiktok|youtube|yelp`,
      `${NOT_SO} .. find|see|follow us|our_practice on social_media|facebook|instagram|tiktok|youtube|yelp`,
      `WE .. ${NOT_SO} .. social_media|facebook|instagram|tiktok|youtube|yelp .. account|page|profile`,
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
    pattern: phrases(
      'sunbit|alphaeon|lendingclub|lending_club|affirm|klarna|greensky|scratchpay|proceed_finance|wells_fargo|lendingpoint|afterpay|splitit|denefits|varidi|icreditworks|united_medical_credit .. lend*|financ*|partner*|plan*|pay|credit|loan*|apply|approv*|here',
      'finance|financing|partner|partners|lender|lenders|apply|loan*|pay|spread ... sunbit|alphaeon|lendingclub|lending_club|affirm|klarna|greensky|scratchpay|proceed_finance|wells_fargo|lendingpoint|afterpay|splitit|denefits|varidi|icreditworks|united_medical_credit',
    ),
    unless: phrases('not|no|never|no_longer|elsewhere'),
    fix: 'Write <Fact name="financing.partner" />, or add the lender to _practice/payment-partners.yml.',
  },
];

/** Ways to reach us that a sentence denies, and lenders that are none of ours. */
export const otherChannels = contradicting(RULES);

/** Networks on which practices are. */
const NETWORKS = [
  'Facebook',
  'Instagram',
  'YouTube',
  'TikTok',
  'Yelp',
  'Pinterest',
  'LinkedIn',
  'Snapchat',
  'Threads',
  'Twitter',
  'Nextdoor',
  'WhatsApp',
  'Bluesky',
  'Reddit',
  'X',
];
const ON_A_NETWORK =
  /\b(?:[Ff]ollow|[Ff]ind|[Ll]ike|[Vv]isit|[Ww]atch|[Ss]ee|[Jj]oin|[Mm]essage|[Rr]each|[Cc]ontact|[Tt]ext) (?:us|our \p{Ll}+|@\S+) (?:\p{Ll}+ )?(?:on|at|via|by)\b|\b[Ww]e(?: are|'re) (?:also |now |even )?on\b|\b[Oo]ur (?:page|profile|account|channel|videos) on\b/u;

/** A network on which we are said to be, and that _practice/practice.yml does not have. */
export const otherNetworks: Finder = ({text, voice}, {practice}) => {
  const match = practice && voice === 'page' ? ON_A_NETWORK.exec(text) : null;
  if (!practice || !match || isDenied(text, match.index)) return [];
  const end = match.index + match[0].length;
  const rest = text.slice(end, end + 80);
  const known = practice.social.map(({name}) => name);
  const other = NETWORKS.filter((name) => !known.includes(name))
    .map((name) => ({name, at: rest.search(new RegExp(String.raw`(?<![\p{L}-])${name}(?![\p{L}-])`, 'u'))}))
    .find(({at}) => at !== -1);
  if (!other) return [];
  return [
    {
      at: end + other.at,
      quote: other.name,
      severity: 'warning',
      what: `"${other.name}" is none of the networks in _practice/practice.yml, which are ${known.join(', ')}.`,
      fix: 'Write one of those, or add the network there.',
      finding: 'facts/channel',
    },
  ];
};
