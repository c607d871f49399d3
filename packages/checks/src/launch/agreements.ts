import {PICKED_KINDS, getPickedVendor, createThirdPartyTable, type Vendor} from '@dental/vendors';
import {
  type FieldPath,
  getPracticeFile,
  type Message,
  type Problem,
  type Site,
} from '@dental/content';
import {reportFields} from '../each';

/** Finds companies that see health information without a business associate agreement (HIPAA). */
export function findMissingAgreements(site: Site): Problem[] {
  return createThirdPartyTable(site).flatMap(({id, owner, hosts, agreement}) => {
    if (agreement !== 'missing') return [];
    const where = hosts.length > 0 ? ` (${hosts.join(', ')})` : '';
    return reportFields(site, getPracticeFile('thirdParties'), findAgreementField(site, id), {
      message: `We have no business associate agreement with ${owner}${where}.`,
      remedy: 'Sign one and change this to signed, or take the service off the site.',
    });
  });
}

function findAgreementField({thirdParties: {links}}: Site, id: string): FieldPath {
  const index = links.findIndex(({host}) => host === id);
  return index === -1 ? ['agreements', id] : ['links', index, 'agreement'];
}

/** The vendors that the practice has picked. Each video names its own. */
function listPickedVendors({integrations}: Site): Vendor[] {
  return PICKED_KINDS.flatMap((kind) => getPickedVendor(integrations, kind)?.vendor ?? []);
}

function reportVendor(site: Site, {kind}: Vendor, message: Message): Problem[] {
  return reportFields(site, getPracticeFile('integrations'), [kind, 'vendor'], message);
}

/** Finds vendors with a gap in their documentation that no one has tested on a preview yet. */
export function findUntestedVendors(site: Site): Problem[] {
  return PICKED_KINDS.flatMap((kind) => {
    const vendor = getPickedVendor(site.integrations, kind)?.vendor;
    if (vendor?.unconfirmed === undefined || site.integrations[kind]?.tried) return [];
    return reportVendor(site, vendor, {
      message: `No one has tested ${vendor.name} on a preview yet. ${vendor.unconfirmed}`,
      remedy:
        'Test it on a build with SITE_VENDORS=live (docs/vendors.md), ' +
        'and add the date, as in tried: 2026-11-26.',
    });
  });
}

/** Finds vendors whose script needs an address that the practice doesn't have yet. */
export function findMissingEmbedSite(site: Site): Problem[] {
  if (hasEmbedSite(site)) return [];
  const host = new URL(site.practice.site).host.replace(/^www\./, '');
  return listPickedVendors(site)
    .filter(({needsOrigin}) => needsOrigin)
    .flatMap((vendor) =>
      reportVendor(site, vendor, {
        message: `${vendor.name} needs a web address of its own, so that it can't read our pages.`,
        remedy:
          'Set up a second name at the host (docs/hosting.md), and add it to practice.yml, as in ' +
          `embedSite: https://embed.${host}.`,
      }),
    );
}

/**
 * Finds a second vendor that needs the embed site, because scripts with the same origin can read
 * each other.
 */
export function findSharedEmbedSite(site: Site): Problem[] {
  const [first, ...others] = listPickedVendors(site).filter(({needsOrigin}) => needsOrigin);
  return others.flatMap((vendor) =>
    reportVendor(site, vendor, {
      message: `${vendor.name} could read what patients type in ${first?.name}.`,
      remedy:
        'Both need a web address of their own, and there is only one. Choose another company ' +
        'for one of them, such as vendor: crisp for the chat.',
    }),
  );
}

function hasEmbedSite({practice: {site, embedSite}}: Site): boolean {
  return embedSite !== undefined && embedSite !== site;
}

/** Finds payment plans with interest that the manager has not confirmed: it is only our reading. */
export function findUnconfirmedInterest(site: Site): Problem[] {
  const {plans, interestRuleConfirmed} = site.policies.financing;
  if (plans.length === 0 || interestRuleConfirmed) return [];
  return reportFields(site, getPracticeFile('policies'), ['financing', 'interestRule'], {
    message: "The manager hasn't confirmed how interest is charged on payment plans.",
    remedy: 'Ask the manager. Then add interestRuleConfirmed: with by: and on: under it.',
  });
}
