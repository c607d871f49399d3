import {practiceFile} from '../folders';
import type {Problem} from '../problem';
import type {Site} from '../site';
import {atField} from '../leaves';

/** The outside companies that see health information without an agreement (HIPAA, business associates). */
export function missingAgreements(site: Site): Problem[] {
  return site.thirdParties.flatMap(({host, owner, agreement}, index) =>
    agreement === 'missing'
      ? [
          atField(site, practiceFile('thirdParties'), [index, 'agreement'], {
            what: `There is no business associate agreement with ${owner} (${host}).`,
            fix: 'Sign one and write agreement: signed, or take the service off the site.',
          }),
        ]
      : [],
  );
}

/** How interest is charged is our reading of the practice's rates until its manager has confirmed it. */
export function unconfirmedInterest(site: Site): Problem[] {
  if (site.policies.financing.interestRuleConfirmed) return [];
  return [
    atField(site, practiceFile('policies'), ['financing', 'interestRule'], {
      what: 'The manager has not confirmed how interest is charged on payment plans.',
      fix: 'Write interestRuleConfirmed with by: and on: below it, once they have.',
    }),
  ];
}
