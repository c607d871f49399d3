import {hostsIn, seesHealth, vendorsInUse} from '@dental/vendors';
import {type Check, type Content, walkFields, memoize} from '@dental/content';
import {phrases} from '@dental/prose';
import {eachLink, inFacts} from '../each';
import {nearlyOurs, ownHost} from './webAddresses';

/** The vendors that the site uses; nothing if a file of theirs cannot be read. */
function vendorsOf({integrations, videos}: Content): ReturnType<typeof vendorsInUse> {
  return integrations && videos ? vendorsInUse({integrations, videos}) : [];
}

/** The hosts in the register of third parties, and our own; nothing if a file of theirs cannot be read. */
const registeredHosts = memoize((content: Content): ReadonlySet<string> | undefined => {
  const {practice, thirdParties, integrations, videos} = content;
  if (!thirdParties || !integrations || !videos) return undefined;
  return new Set([
    ...thirdParties.links.map(({host}) => host),
    ...vendorsOf(content).flatMap(({sources}) => hostsIn(sources)),
    ...(practice ? [new URL(practice.site).host] : []),
  ]);
});

/** The host of an address, if it is in no register. */
function strangeHost(content: Content, url: string): string | undefined {
  const {host} = URL.canParse(url) ? new URL(url) : {host: ''};
  return registeredHosts(content)?.has(host) === false ? host : undefined;
}

/**
 * Every outside host that the practice's facts name is that of a vendor with a record, or among the links of
 * third-parties.yml, both of which the privacy page shows. So the site can neither link to nor load anything of another.
 */
export const checkOutsideHosts: Check = (content) =>
  (['practice', 'promotions', 'paymentPartners'] as const).flatMap((name) =>
    walkFields(content[name]).flatMap(({at, value}) => {
      const isAddress = typeof value === 'string' && value.startsWith('https://');
      const host = isAddress ? strangeHost(content, value) : undefined;
      // Of a host that is nearly ours another check says which is meant.
      if (!host || nearlyOurs(host, ownHost(content))) return [];
      return inFacts(content, name, at, {
        message: `The host ${host} is not in the register of third parties.`,
        remedy: 'Add it to the links of third-parties.yml, so that the privacy page names it.',
      });
    }),
  );

/** What patients do with us alone: a link that says so leads to us, or to a vendor of ours. */
const OURS =
  /^(?:please )?(?:book|schedule|request|reserve)(?: (?:online|now|today|here|us)|(?: (?:your|an?|my|the))? (?:\p{L}+ )?(?:appointments?|visits?|consultations?|cleanings?|exams?))|^pay (?:online|now|(?:your |my |a )?bill)|\b(?:patient|intake|medical history|consent) forms?$|^(?:log ?in|sign in|patient portal)\b/iu;

/** A link to book, to pay or to fill in a form does not lead to somebody else, such as a practice that the text is from. */
export const checkOurLinks = eachLink(({url, text}, content) => {
  const host =
    /^https?:/.test(url) && OURS.test(text.trim()) ? strangeHost(content, url) : undefined;
  if (!host) return undefined;
  return {
    message: `The link "${text}" sends patients to ${host}, which is neither ours nor a vendor's of ours.`,
    remedy:
      'Link to a page of ours, such as [book an appointment](/contact-us), or add the host to the links of third-parties.yml.',
  };
});

/** A vendor that can see health information has a word in third-parties.yml on its agreement. */
export const checkAgreements: Check = (content) =>
  vendorsOf(content).flatMap((used) => {
    const {id, name} = used.vendor;
    if (!content.thirdParties || !seesHealth(used) || content.thirdParties.agreements[id])
      return [];
    return inFacts(content, 'thirdParties', ['agreements'], {
      message: `It does not say whether there is a business associate agreement with ${name}.`,
      remedy: `Add a line ${id}: signed, or ${id}: missing until there is one.`,
    });
  });

/** What a form must not ask for: what it sends is read by whoever gets its mail. */
const SECRET = phrases(
  'SENSITIVE',
  'ssn|social|medicare|member|subscriber|policy number|id',
  'dob|birth',
);
const DENIED = phrases('not|never|no|leave_out|without|please_do_not|keep_it_general|general');

/** No form asks for a number of an account or for health, which it does not send in private (45 CFR 164.312). */
export const checkForms: Check = (content) =>
  walkFields(content.forms).flatMap(({at, value}) => {
    if (typeof value !== 'string' || !/^(?:label|remedy|hint|help)$/.test(String(at.at(-1))))
      return [];
    const [match] = SECRET.find(value);
    if (!match || DENIED.isIn(value)) return [];
    return inFacts(content, 'forms', at, {
      message: `This form asks for "${match.text}", and what it sends is not private.`,
      source: 'HIPAA, 45 CFR 164.312',
      remedy: 'Take the words out; ask by phone or at the desk.',
    });
  });
