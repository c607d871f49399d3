import {quotableFacts} from '../../quotableFacts';
import {longDate} from '../../../site/longDate';
import type {Site} from '../../site';
import type {Item, Topic} from '../compare';

/** Prices, discounts, rates, notice and the other figures of our policies. */
export const policies: Topic = {
  title: 'Prices and policies',
  items: ({site}) => {
    const {financing, payments} = site.policies;
    const confirmed = financing.interestRuleConfirmed;
    return [
      ...figures(site, (name) => !name.startsWith('care.')),
      {key: 'accepted', name: 'Ways to pay', fields: {'': payments.accepted.join(', ')}},
      {key: 'insurance', name: 'Insurance', fields: {'': payments.insurance}},
      {
        key: 'interest',
        name: 'How interest is charged',
        fields: {'': financing.interestRule},
      },
      {
        key: 'confirmed',
        name: 'How interest is charged',
        fields: {'confirmed by the manager': confirmed && `${confirmed.by}, ${longDate(confirmed.on)}`},
      },
    ];
  },
};

/** What we say about treatments in figures. */
export const claims: Topic = {
  title: 'What we say about treatments',
  items: ({site}) => figures(site, (name) => name.startsWith('care.')),
};

function figures(site: Site, isWanted: (name: string) => boolean): Item[] {
  return Object.entries(quotableFacts(site)).flatMap(([key, {label, text}]) =>
    label === undefined || !isWanted(key)
      ? []
      : [
          {
            key,
            name: label,
            fields: {'': text},
            whole: text,
          },
        ],
  );
}
