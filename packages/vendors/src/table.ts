import {listHosts, listVendorsInUse, type VendorInUse, type PracticeChoices} from './integrations';
import type {Kind, Vendor} from './vendor';

/** The state of the contract that protects health information (HIPAA business associate). */
export type Agreement = 'signed' | 'missing' | 'not-needed';

/** A row of the privacy page's table. */
export interface ThirdParty {
  /** The vendor's id, or the host of a link. */
  id: string;
  owner: string;
  hosts: readonly string[];
  purpose: string;
  pages: string;
  contacted: string;
  agreement: Agreement;
}

/** The content of `_practice/third-parties.yml`, which adds to the vendors' records. */
export interface ThirdPartyFacts {
  /** By the vendor's id. */
  agreements: Readonly<Record<string, Exclude<Agreement, 'not-needed'>>>;
  links: readonly (Omit<ThirdParty, 'hosts' | 'id'> & {host: string})[];
}

/** The labels of the table. */
type Labels = Record<
  `${Kind}${'Purpose' | 'Pages' | 'Contacted'}` | 'formsSent' | 'financingFollowed',
  string
>;

/** The label for the time of contact, if it differs from other vendors of the kind. */
const CONTACTED_LABELS: Partial<Record<Vendor['integration'], 'formsSent' | 'financingFollowed'>> =
  {
    form: 'formsSent',
    link: 'financingFollowed',
  };

/** Returns true if a vendor gets texts from patients, so that the law requires an agreement. */
export function handlesHealthData({vendor}: VendorInUse): boolean {
  return vendor.owner !== undefined && vendor.kind !== 'map' && vendor.kind !== 'videos';
}

/** Every company that a visitor's browser may contact: the vendors in use, then linked websites. */
export function createThirdPartyTable(
  facts: PracticeChoices & {thirdParties: ThirdPartyFacts; labels: {thirdParties: Labels}},
): ThirdParty[] {
  const {agreements, links} = facts.thirdParties;
  const labels = facts.labels.thirdParties;
  const vendors = listVendorsInUse(facts).flatMap((used): ThirdParty[] => {
    const {vendor, kind, ids} = used;
    if (vendor.owner === undefined) return [];
    const contacted = CONTACTED_LABELS[vendor.integration] ?? (`${kind}Contacted` as const);
    return [
      {
        id: vendor.id,
        owner: typeof vendor.owner === 'string' ? vendor.owner : vendor.owner(ids),
        hosts: listHostsOfVendor(used),
        purpose: labels[`${kind}Purpose`],
        pages: labels[`${kind}Pages`],
        contacted: labels[contacted],
        agreement: handlesHealthData(used) ? (agreements[vendor.id] ?? 'missing') : 'not-needed',
      },
    ];
  });
  return [...vendors, ...links.map(({host, ...link}) => ({...link, id: host, hosts: [host]}))];
}

function listHostsOfVendor({vendor, ids, sources}: VendorInUse): string[] {
  const link = vendor.link?.(ids);
  return [...listHosts(sources), ...(link?.startsWith('https:') ? [new URL(link).host] : [])];
}
