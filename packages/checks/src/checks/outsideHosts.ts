import {hostsIn, rowOf, vendorsInUse} from '@dental/practice';
import {atField, type Check, type Content, type FieldPath, leavesOf, memoize, practiceFile} from '@dental/content';

/**
 * Every outside host that the practice's facts name is that of a vendor with a record, or among the links of
 * third-parties.yml, both of which the privacy page shows. So the site can neither link to nor load anything of another.
 */
export const checkOutsideHosts: Check = (content) => {
  const known = registeredHosts(content);
  if (!known) return [];
  return addresses(content).flatMap(({name, at, address}) => {
    const {host} = new URL(address);
    if (known.has(host)) return [];
    return [
      atField(content, practiceFile(name), at, {
        what: `The host ${host} is not in the register of third parties.`,
        fix: 'Add it to the links of third-parties.yml, so that the privacy page names it.',
      }),
    ];
  });
};

/** What patients do with us alone: a link that says so leads to us, or to a vendor of ours. */
const OURS =
  /^(?:please )?(?:book|schedule|request|reserve)(?: (?:online|now|today|here|us)|(?: (?:your|an?|my|the))? (?:\p{L}+ )?(?:appointments?|visits?|consultations?|cleanings?|exams?))|^pay (?:online|now|(?:your |my |a )?bill)|\b(?:patient|intake|medical history|consent) forms?$|^(?:log ?in|sign in|patient portal)\b/iu;

/** A link to book, to pay or to fill in a form does not lead to somebody else, such as a practice that the text is from. */
export const checkOurLinks: Check = (content) => {
  const known = registeredHosts(content);
  if (!known) return [];
  return content.documents.flatMap(({file, body}) =>
    body.links.flatMap(({url, text, line}) => {
      if (!/^https?:/.test(url) || !URL.canParse(url) || !OURS.test(text.trim())) return [];
      const {host} = new URL(url);
      if (known.has(host)) return [];
      return [
        {
          file,
          line,
          what: `The link "${text}" sends patients to ${host}, which is neither ours nor a vendor's of ours.`,
          fix: 'Link to a page of ours, such as [book an appointment](/contact-us), or add the host to the links of third-parties.yml.',
        },
      ];
    }),
  );
};

/** The hosts in the register of third parties, and our own; nothing if a file of theirs cannot be read. */
const registeredHosts = memoize(
  ({practice, thirdParties, integrations, videos}: Content): ReadonlySet<string> | undefined => {
    if (!thirdParties || !integrations || !videos) return undefined;
    return new Set([
      ...thirdParties.links.map(({host}) => host),
      ...vendorsInUse({integrations, videos}).flatMap(({sources}) => hostsIn(sources)),
      ...(practice ? [new URL(practice.site).host] : []),
    ]);
  },
);

/** A vendor that can see health information has a word in third-parties.yml on its agreement. */
export const checkAgreements: Check = (content) => {
  const {thirdParties, integrations, videos} = content;
  if (!thirdParties || !integrations || !videos) return [];
  return vendorsInUse({integrations, videos}).flatMap((used) => {
    const {id, name} = used.vendor;
    if (!rowOf(used)?.seesHealth || thirdParties.agreements[id]) return [];
    return [
      atField(content, practiceFile('thirdParties'), ['agreements'], {
        what: `It does not say whether there is a business associate agreement with ${name}.`,
        fix: `Add a line ${id}: signed, or ${id}: missing until there is one.`,
      }),
    ];
  });
};

type FileName = Parameters<typeof practiceFile>[0];

function addresses(content: Content): {name: FileName; at: FieldPath; address: string}[] {
  return (['practice', 'promotions', 'paymentPartners'] as const).flatMap((name) =>
    leavesOf(content[name]).flatMap(({at, value}) =>
      typeof value === 'string' && value.startsWith('https://') ? [{name, at, address: value}] : [],
    ),
  );
}
