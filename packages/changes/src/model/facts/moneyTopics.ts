import {costEntries} from '../../../../../src/content/costEntries';
import {quotableFacts} from '../../../../../src/content/quotableFacts';
import type {Site} from '../../../../../src/content/site';
import {wholeDollars} from '../../../../../src/site/costs';
import {confirmedOn} from '../../../../../src/site/insurance';
import {longDate} from '../../../../../src/site/longDate';
import {quotedOn, single, type Item, type Topic} from './compare';

/** Prices, discounts, rates, notice and the other figures of our policies. */
export const policies: Topic = {
  title: 'Prices and policies',
  items: ({site}) => {
    const {financing, payments} = site.policies;
    const confirmed = financing.interestRuleConfirmed;
    return [
      ...quotable(site, (name) => !name.startsWith('care.')),
      single('Ways to pay', payments.accepted.join(', ')),
      single('Insurance', payments.insurance),
      {
        key: 'interest',
        name: 'How interest is charged',
        fields: {
          '': financing.interestRule,
          'confirmed by the manager': confirmed && `${confirmed.by}, ${longDate(confirmed.on)}`,
        },
      },
    ];
  },
};

/** What we say about treatments in figures. */
export const claims: Topic = {
  title: 'What we say about treatments',
  items: ({site}) => quotable(site, (name) => name.startsWith('care.')),
};

function quotable(site: Site, isWanted: (name: string) => boolean): Item[] {
  return Object.entries(quotableFacts(site)).flatMap(([key, {label, text}]) =>
    label === undefined || !isWanted(key)
      ? []
      : [{key, name: label, fields: {'': text}, whole: text, ...quotedOn(site, key)}],
  );
}

const STANDINGS: Record<Site['insurance']['plans'][number]['standing'], string> = {
  'in-network': 'in network',
  'out-of-network': 'filed out of network',
  ask: 'patients are to ask',
};

/** The dental plans by name, and the day on which they were confirmed. */
export const insurance: Topic = {
  title: 'Insurance plans',
  items: ({site: {insurance: list}}) => [
    {key: 'confirmed', name: 'The list of plans', fields: {'last confirmed': longDate(list.confirmed)}},
    ...list.plans.map((plan): Item => ({
      key: plan.name,
      name: `The plan “${plan.name}”`,
      fields: {
        standing: STANDINGS[plan.standing],
        'other names': plan.alsoCalled?.join(', '),
        confirmed: plan.confirmed && longDate(confirmedOn(plan, list)),
      },
      whole: STANDINGS[plan.standing],
    })),
  ],
};

/** What treatments cost, and the membership plan. */
export const costs: Topic = {
  title: 'Costs',
  items: ({site: {costs: list}}) => {
    const {membership} = list;
    const treatments = costEntries(list).map(({name, group, from, to, unit, depends, page}): Item => ({
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
    }));
    const plan = membership && {
      key: 'membership',
      name: 'The membership plan',
      fields: {
        name: membership.name,
        'price of a year': wholeDollars(membership.dollarsPerYear),
        'what is part of it': membership.includes.join('; '),
        terms: membership.terms,
      },
      whole: `“${membership.name}”, ${wholeDollars(membership.dollarsPerYear)} a year`,
    };
    return [
      {key: 'confirmed', name: 'The list of costs', fields: {'last confirmed': longDate(list.confirmed)}},
      ...treatments,
      ...(plan ? [plan] : []),
    ];
  },
};
