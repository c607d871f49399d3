import {wholeDollars} from '../../../site/costs';
import {confirmedOn} from '../../../site/insurance';
import {longDate} from '../../../site/longDate';
import {costEntries} from '../../costEntries';
import type {Site} from '../../site';
import type {Item, Topic} from '../compare';

const STANDINGS: Record<Site['insurance']['plans'][number]['standing'], string> = {
  'in-network': 'in network',
  'out-of-network': 'filed out of network',
  ask: 'patients are to ask',
};

/** The dental plans by name, and the day on which they were confirmed. */
export const insurance: Topic = {
  title: 'Insurance plans',
  items: ({site}) => [
    confirmed(site, 'insurance'),
    ...site.insurance.plans.map((plan): Item => ({
      key: plan.name,
      name: `The plan “${plan.name}”`,
      fields: {
        standing: STANDINGS[plan.standing],
        'other names': plan.alsoCalled?.join(', '),
        confirmed: plan.confirmed && longDate(confirmedOn(plan, site.insurance)),
      },
      whole: STANDINGS[plan.standing],
    })),
  ],
};

/** What treatments cost, and the membership plan. */
export const costs: Topic = {
  title: 'Costs',
  items: ({site}) => {
    const {membership} = site.costs;
    return [
      confirmed(site, 'costs'),
      ...costEntries(site.costs).map(({name, group, from, to, unit, depends, page}): Item => ({
        key: name,
        name: `The cost of “${name}”`,
        fields: {
          'at the least': wholeDollars(from),
          'at the most': wholeDollars(to),
          per: unit,
          'what moves it': depends,
          page,
          heading: group,
        },
        whole: `${wholeDollars(from)} to ${wholeDollars(to)} per ${unit}`,
      })),
      ...(membership
        ? [
            {
              key: 'membership',
              name: 'The membership plan',
              fields: {
                name: membership.name,
                'price of a year': wholeDollars(membership.dollarsPerYear),
                'what is part of it': membership.includes.join('; '),
                terms: membership.terms,
              },
              whole: `“${membership.name}”, ${wholeDollars(membership.dollarsPerYear)} a year`,
            },
          ]
        : []),
    ];
  },
};

function confirmed(site: Site, list: 'insurance' | 'costs'): Item {
  const name = list === 'insurance' ? 'The list of plans' : 'The list of costs';
  return {key: 'confirmed', name, fields: {'last confirmed': longDate(site[list].confirmed)}};
}
