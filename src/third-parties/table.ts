import {hostsIn, vendorsInUse, type InUse, type PracticeChoices} from './inUse';
import type {Kind, Row} from './vendor';

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

/** What goes for all vendors of a kind. */
const KINDS: Record<Kind, Pick<ThirdParty, 'purpose' | 'pages' | 'contacted'>> = {
  forms: {
    purpose: 'The contact, virtual visit and newsletter forms',
    pages: 'Home, contact us, virtual consultation and the footer',
    contacted: 'When the form comes near your screen',
  },
  chat: {purpose: 'The live chat', pages: 'Every page', contacted: 'When you open the chat'},
  financing: {
    purpose: 'Financing',
    pages: 'Payment plans',
    contacted: 'When the calculator comes near your screen',
  },
  map: {purpose: 'The map', pages: 'Contact us', contacted: 'When you open the map'},
  films: {purpose: 'Playing our videos', pages: 'Pages with a video', contacted: 'When you press play'},
};

/** What a vendor's record says for the table; undefined where no other company is involved. */
export function rowOf({vendor, ids}: InUse): Row | undefined {
  return typeof vendor.row === 'function' ? vendor.row(ids) : vendor.row;
}

/** Every company that a visitor's browser may talk to: the vendors in use, then the links to other websites. */
export function thirdPartyTable(facts: PracticeChoices & {thirdParties: ThirdPartyFacts}): ThirdParty[] {
  const {agreements, links} = facts.thirdParties;
  const vendors = vendorsInUse(facts).flatMap((used): ThirdParty[] => {
    const row = rowOf(used);
    if (!row) return [];
    const {owner, seesHealth, ...own} = row;
    const agreement = seesHealth ? (agreements[used.vendor.id] ?? 'missing') : 'not-needed';
    return [{id: used.vendor.id, ...KINDS[used.kind], owner, hosts: hostsOf(used), agreement, ...own}];
  });
  return [...vendors, ...links.map(({host, ...link}) => ({...link, id: host, hosts: [host]}))];
}

function hostsOf({vendor, ids, sources}: InUse): string[] {
  const link = vendor.link?.(ids, {phone: ''});
  return [...hostsIn(sources), ...(link?.startsWith('https:') ? [new URL(link).host] : [])];
}
