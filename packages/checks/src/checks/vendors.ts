import {findBookingVendor, listHosts, handlesHealthData, listVendorsInUse} from '@dental/vendors';
import {type Check, type Content, walkFields, memoize, joinPatterns} from '@dental/content';
import {compilePhrases} from '@dental/prose';
import {checkEachLink, type Finding, reportFacts, reportLine} from '../each';
import {correctHost, getHost, getOwnHost, OWN_PREFIX} from './webAddresses';

/** The vendors that the site uses; empty if their files can't be read. */
function listVendors({integrations, videos}: Content): ReturnType<typeof listVendorsInUse> {
  return integrations && videos ? listVendorsInUse({integrations, videos}) : [];
}

/** The hosts of vendors and third parties, and ours; undefined if their files can't be read. */
const listRegisteredHosts = memoize((content: Content): ReadonlySet<string> | undefined => {
  const {practice, thirdParties, integrations, videos} = content;
  if (!thirdParties || !integrations || !videos) return undefined;
  return new Set([
    ...thirdParties.links.map(({host}) => host),
    ...listVendors(content).flatMap(({sources}) => listHosts(sources)),
    ...[practice?.site, practice?.embedSite].flatMap((url) => (url ? [new URL(url).host] : [])),
  ]);
});

/** The host of a URL if it isn't registered. */
function findUnregisteredHost(content: Content, url: string): string | undefined {
  const host = getHost(url);
  return listRegisteredHosts(content)?.has(host) === false ? host : undefined;
}

/**
 * Each outside host in `_practice` is a vendor's, or is among the links of third-parties.yml. The
 * privacy page lists both, so the site can't link to or load anything that it doesn't list.
 */
export const checkOutsideHosts: Check = (content) =>
  (['practice', 'promotions', 'paymentPartners'] as const).flatMap((name) =>
    walkFields(content[name]).flatMap(({at, value}) => {
      if (typeof value !== 'string' || !value.startsWith('https://')) return [];
      const host = findUnregisteredHost(content, value);
      // Another check reports a typo in our own host.
      if (!host || correctHost(host, getOwnHost(content))) return [];
      return reportFacts(content, name, at, {
        message: `The website ${host} isn't on our list of third parties.`,
        remedy: 'Add it to links in third-parties.yml: the privacy page shows that list.',
      });
    }),
  );

const BOOKING_VERB = joinPatterns(['book', 'schedule', 'request', 'reserve']);
const BOOKING_NOUN = joinPatterns([
  'appointments?',
  'visits?',
  'consultations?',
  'cleanings?',
  'exams?',
]);

/** Link texts for tasks that patients do only with us. */
const OUR_TASKS: readonly RegExp[] = [
  new RegExp(`^(?:please )?${BOOKING_VERB} (?:online|now|today|here|us)`, 'iu'),
  new RegExp(
    `^(?:please )?${BOOKING_VERB}(?: (?:your|an?|my|the))? (?:\\p{L}+ )?${BOOKING_NOUN}`,
    'iu',
  ),
  /^pay (?:online|now|(?:your |my |a )?bill)/iu,
  /\b(?:patient|intake|medical history|consent) forms?$/iu,
  /^(?:log ?in|sign in|patient portal)\b/iu,
  /^(?:haga|pida|reserve|agende) (?:su|una|la) cita\b/iu,
  /^(?:pague|pagar) (?:en línea|ahora|(?:su|la|una) cuenta)/iu,
  /\bpágina de pagos?$/iu,
];

/** A link to book, pay, or fill in a form, or to our own domain, opens a site that we know. */
export const checkOurLinks = checkEachLink(({url, text}, content) => {
  if (!/^https?:/.test(url)) return undefined;
  const isOurTask = OUR_TASKS.some((pattern) => pattern.test(text.trim()));
  const ours = listOurUrls(content).filter((link) => new URL(link).host === getHost(url));
  if (ours.length > 0) return isOurTask ? judgeOurUrl(url, ours) : undefined;
  const host = findUnregisteredHost(content, url);
  if (!host) return undefined;
  const isOurDomain = host.endsWith(`.${getOwnHost(content)}`) && !OWN_PREFIX.test(host);
  if (!isOurTask && !isOurDomain) return undefined;
  return {
    message: `The link "${text}" sends patients to ${host}, which isn't ours or our vendor's.`,
    remedy:
      'Link to one of our pages, as in [book an appointment](/contact-us), ' +
      'or add the website to links in third-parties.yml.',
  };
});

/** The addresses of practice.yml where patients book, pay, or read more. */
const listOurUrls = memoize(({practice}: Content): readonly string[] =>
  Object.values(practice?.links ?? {}).flatMap((link) =>
    link !== undefined && URL.canParse(link) ? [link] : [],
  ),
);

/** Reports a page that isn't in our records, on the website where patients book or pay. */
function judgeOurUrl(url: string, ours: readonly string[]): Finding | undefined {
  if (ours.some((link) => url.startsWith(link))) return undefined;
  const [right] = ours;
  return {
    message: `The link opens ${url}, and our record has ${right}.`,
    remedy: `Change it to ${right}, or the record in practice.yml.`,
  };
}

/** Each vendor that can see health information has an agreement in third-parties.yml. */
export const checkAgreements: Check = (content) =>
  listVendors(content).flatMap((used) => {
    const {id, name} = used.vendor;
    if (!content.thirdParties || !handlesHealthData(used) || content.thirdParties.agreements[id])
      return [];
    return reportFacts(content, 'thirdParties', ['agreements'], {
      message: `We don't know yet if we have a business associate agreement with ${name}.`,
      remedy: `Add a line ${id}: signed, or ${id}: missing until there is one.`,
    });
  });

/** A company that books visits or takes forms needs an agreement: 45 CFR 164.502(e). */
export const checkBookingVendors: Check = (content) =>
  (content.thirdParties?.links ?? []).flatMap(({host, agreement}, index) => {
    const vendor = findBookingVendor(host);
    if (!vendor || agreement !== 'not-needed') return [];
    return reportFacts(content, 'thirdParties', ['links', index, 'agreement'], {
      message: `${vendor.name} sees patients' information, so it needs an agreement.`,
      source: 'HIPAA, 45 CFR 164.502(e)',
      remedy: 'Change it to agreement: missing, and to signed once it is on file.',
    });
  });

const COUNTS_TAPS = /\bwe count\b[^.]*\b(?:tap|press)/i;
const NO_ANALYTICS = /\bno (?:other )?analytics\b/i;
const DENIES_ANALYTICS = /\b(?:no|not|never|without|n['’]t)\b[^.]*\banalytics\b/i;
const ANALYTICS = new RegExp(
  'analytic|tag ?manager|tracking|pixel|statistics|doubleclick|hotjar|clarity|matomo|plausible',
  'i',
);

/** The privacy page says the same about analytics as practice.yml and third-parties.yml. */
export const checkAnalytics: Check = (content) => {
  const {practice, thirdParties, documents, readText} = content;
  const privacy = documents.find(({path}) => path === '/privacy-policy');
  if (!practice || !privacy) return [];
  const text = readText(privacy.file).replaceAll(/\s+/g, ' ');
  const isCounted = COUNTS_TAPS.test(text);
  const isWrong =
    isCounted !== Boolean(practice.counts) || (isCounted && /no analytics/i.test(text));
  const counting: Finding = practice.counts
    ? {
        message: "The privacy page doesn't say that the site counts taps.",
        remedy:
          'Change "We use no analytics" to "We count how often people press Call, Book, ' +
          'Directions, and Text: the day and the button, never the person or the page. We use no ' +
          'other analytics".',
      }
    : {
        message: 'The privacy page says that we count taps, but practice.yml has no counts: true.',
        remedy: 'Change the sentence to "We use no analytics".',
      };
  const links = thirdParties?.links ?? [];
  const isAnalytics = ({host, owner, purpose}: (typeof links)[number]) =>
    ANALYTICS.test(`${host} ${owner} ${purpose}`);
  const isUnlisted =
    /\banalytics\b/i.test(text) && !DENIES_ANALYTICS.test(text) && !links.some(isAnalytics);
  const unlisted: Finding = {
    message: 'The privacy page says that we use analytics, but third-parties.yml lists none.',
    source: 'HIPAA, 45 CFR 164.502; OCR bulletin on online tracking',
    remedy: 'Change the sentence to "We use no analytics", or list the company there.',
  };
  return [
    ...reportLine(privacy.file, 1, isWrong ? counting : undefined),
    ...reportLine(privacy.file, 1, isUnlisted ? unlisted : undefined),
    ...links.flatMap((link, index) => {
      const {owner} = link;
      return NO_ANALYTICS.test(text) && isAnalytics(link)
        ? reportFacts(content, 'thirdParties', ['links', index, 'owner'], {
            message: `${owner} looks like analytics, but the privacy page says that we use none.`,
            source: 'HIPAA, 45 CFR 164.502; OCR bulletin on online tracking',
            remedy: 'Remove it from the site and from this list. Or correct the privacy page.',
          })
        : [];
    }),
  ];
};

/** Information that a form can't ask for: anyone who gets its mail can read it. */
const SECRET = compilePhrases(
  'SENSITIVE',
  'ssn|social|medicare|member|subscriber|policy number|id',
  'dob|birth',
);

/** Words in a label that asks patients to leave something out. */
const WARNING = compilePhrases(
  'not|never|no|leave_out|without|please_do_not|keep_it_general|general',
);

const AGREES_TO_TEXTS = /\b(?:agree|consent|permission|okay|ok)\b.*\b(?:text|sms)/i;
const AGREES_TO_MORE = /\b(?:policy|terms|privacy|emails?|newsletter|calls)\b/i;

/** Consent to text messages needs its own checkbox: 47 CFR 64.1200(f)(9). */
export const checkConsentToTexts: Check = (content) =>
  walkFields(content.forms).flatMap(({at, value}) => {
    if (typeof value !== 'string' || !AGREES_TO_TEXTS.test(value)) return [];
    const [form = '', , index] = at;
    const fields = content.forms?.[form as 'contact']?.fields;
    const isCheckbox = at.at(-1) === 'label' && fields?.[Number(index)]?.type === 'checkbox';
    if (isCheckbox && !AGREES_TO_MORE.test(value)) return [];
    return reportFacts(content, 'forms', at, {
      message: 'Consent to text messages needs its own checkbox and sentence.',
      source: 'TCPA, 47 CFR 64.1200(f)(9)',
      remedy: 'Add a field with type: checkbox and the label "You may text me about my visit".',
    });
  });

/** No form asks for account numbers or health information (45 CFR 164.312). */
export const checkForms: Check = (content) =>
  walkFields(content.forms).flatMap(({at, value}) => {
    if (typeof value !== 'string' || !/^(?:label|remedy|hint|help)$/.test(String(at.at(-1))))
      return [];
    const [match] = SECRET.find(value);
    if (!match || WARNING.isIn(value)) return [];
    return reportFacts(content, 'forms', at, {
      message: `This form asks for "${match.text}", but forms aren't private.`,
      source: 'HIPAA, 45 CFR 164.312',
      remedy: 'Remove the words, and ask by phone or at the front desk.',
    });
  });
