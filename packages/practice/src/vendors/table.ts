import {hostsIn, vendorsInUse, type InUse, type PracticeChoices} from './inUse';
import type {Kind, Disclosure} from './vendor';

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
type Words = Record<`${Kind}${'Purpose' | 'Pages' | 'Contacted'}` | 'formsSent' | 'financingFollowed', string>;

/** What a vendor's record says for the table; undefined where no other company is involved. */
export function rowOf({vendor, ids}: InUse): Disclosure | undefined {
  return typeof vendor.disclosure === 'function' ? vendor.disclosure(ids) : vendor.disclosure;
}

/** Every company that a visitor's browser may talk to: the vendors in use, then the links to other websites. */
export function thirdPartyTable(
  facts: PracticeChoices & {thirdParties: ThirdPartyFacts; labels: {thirdParties: Words}},
): ThirdParty[] {
  const {agreements, links} = facts.thirdParties;
  const words = facts.labels.thirdParties;
  const vendors = vendorsInUse(facts).flatMap((used): ThirdParty[] => {
    const row = rowOf(used);
    if (!row) return [];
    const {owner, seesHealth, contacted} = row;
    const {kind} = used;
    const agreement = seesHealth ? (agreements[used.vendor.id] ?? 'missing') : 'not-needed';
    return [
      {
        id: used.vendor.id,
        owner,
        hosts: hostsOf(used),
        purpose: words[`${kind}Purpose`],
        pages: words[`${kind}Pages`],
        contacted: words[contacted ?? `${kind}Contacted`],
        agreement,
      },
    ];
  });
  return [...vendors, ...links.map(({host, ...link}) => ({...link, id: host, hosts: [host]}))];
}

function hostsOf({vendor, ids, sources}: InUse): string[] {
  const link = vendor.link?.(ids, {phone: ''});
  return [...hostsIn(sources), ...(link?.startsWith('https:') ? [new URL(link).host] : [])];
}
