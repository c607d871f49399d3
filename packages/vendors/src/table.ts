import {hostsIn, vendorsInUse, type InUse, type PracticeChoices} from './integrations';
import type {Kind, Vendor} from './vendor';

/** Whether a company has promised in a contract to protect health information (HIPAA, business associate agreement). */
export type Agreement = 'signed' | 'missing' | 'not-needed';

/** A row of the privacy page's table. */
export interface ThirdParty {
  /** The vendor's name in the facts, or the host of a link. */
  id: string;
  owner: string;
  hosts: readonly string[];
  purpose: string;
  pages: string;
  contacted: string;
  agreement: Agreement;
}

/** What `_practice/third-parties.yml` adds to what the vendors' records say. */
export interface ThirdPartyFacts {
  /** By the name of the vendor's record. */
  agreements: Readonly<Record<string, Exclude<Agreement, 'not-needed'>>>;
  links: readonly (Omit<ThirdParty, 'hosts' | 'id'> & {host: string})[];
}

/** What the table says of a vendor, from the labels of the site. */
type Words = Record<
  `${Kind}${'Purpose' | 'Pages' | 'Contacted'}` | 'formsSent' | 'financingFollowed',
  string
>;

/** When it is contacted, if not as others of its kind: the label that says so. */
const CONTACTED: Partial<Record<Vendor['integration'], 'formsSent' | 'financingFollowed'>> = {
  form: 'formsSent',
  link: 'financingFollowed',
};

/** Whether another company can see health information, so that the law asks for an agreement: it takes what patients write. */
export function seesHealth({vendor}: InUse): boolean {
  return vendor.owner !== undefined && vendor.kind !== 'map' && vendor.kind !== 'films';
}

/** Every company that a visitor's browser may talk to: the vendors in use, then the links to other websites. */
export function thirdPartyTable(
  facts: PracticeChoices & {thirdParties: ThirdPartyFacts; labels: {thirdParties: Words}},
): ThirdParty[] {
  const {agreements, links} = facts.thirdParties;
  const words = facts.labels.thirdParties;
  const vendors = vendorsInUse(facts).flatMap((used): ThirdParty[] => {
    const {vendor, kind, ids} = used;
    if (vendor.owner === undefined) return [];
    const contacted = CONTACTED[vendor.integration] ?? (`${kind}Contacted` as const);
    return [
      {
        id: vendor.id,
        owner: typeof vendor.owner === 'string' ? vendor.owner : vendor.owner(ids),
        hosts: hostsOf(used),
        purpose: words[`${kind}Purpose`],
        pages: words[`${kind}Pages`],
        contacted: words[contacted],
        agreement: seesHealth(used) ? (agreements[vendor.id] ?? 'missing') : 'not-needed',
      },
    ];
  });
  return [...vendors, ...links.map(({host, ...link}) => ({...link, id: host, hosts: [host]}))];
}

function hostsOf({vendor, ids, sources}: InUse): string[] {
  const link = vendor.link?.(ids);
  return [...hostsIn(sources), ...(link?.startsWith('https:') ? [new URL(link).host] : [])];
}
