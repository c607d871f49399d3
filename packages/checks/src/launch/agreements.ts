import {PICKED, pickedVendor, thirdPartyTable} from '@dental/vendors';
import {type FieldPath, practiceFile, type Problem, type Site} from '@dental/content';
import {inFields} from '../each';

/** The outside companies that see health information without an agreement (HIPAA, business associates). */
export function missingAgreements(site: Site): Problem[] {
  return thirdPartyTable(site).flatMap(({id, owner, hosts, agreement}) => {
    if (agreement !== 'missing') return [];
    const message = `There is no business associate agreement with ${owner} (${hosts.join(', ')}).`;
    const remedy = 'Sign one and write signed for it, or take the service off the site.';
    return inFields(site, practiceFile('thirdParties'), placeOf(site, id), {message, remedy});
  });
}

function placeOf({thirdParties: {links}}: Site, id: string): FieldPath {
  const index = links.findIndex(({host}) => host === id);
  return index === -1 ? ['agreements', id] : ['links', index, 'agreement'];
}

/** Vendors of which no documentation confirms everything: somebody has to see that they work before patients do. */
export function untriedVendors(site: Site): Problem[] {
  return PICKED.flatMap((kind) => {
    const vendor = pickedVendor(site.integrations, kind)?.vendor;
    if (vendor?.unconfirmed === undefined || site.integrations[kind]?.tried) return [];
    return inFields(site, practiceFile('integrations'), [kind, 'vendor'], {
      message: `Nobody has tried ${vendor.name} on a preview, and its documentation leaves something open. ${vendor.unconfirmed}`,
      remedy:
        'Try it on a build with SITE_VENDORS=live (docs/vendors.md), and add tried: with the day.',
    });
  });
}

/** How interest is charged is our reading of the practice's rates until its manager has confirmed it. */
export function unconfirmedInterest(site: Site): Problem[] {
  const {plans, interestRuleConfirmed} = site.policies.financing;
  if (plans.length === 0 || interestRuleConfirmed) return [];
  return inFields(site, practiceFile('policies'), ['financing', 'interestRule'], {
    message: 'The manager has not confirmed how interest is charged on payment plans.',
    remedy: 'Write interestRuleConfirmed with by: and on: below it, once they have.',
  });
}
