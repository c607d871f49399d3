import englishCosts from '@generated/site-content/default/costs.json';
import englishLabels from '@generated/site-content/default/labels/costs.json';
import {useId, type ReactNode} from 'react';
import {interpolate, formatWholeDollars} from '@dental/practice';
import Card from './Card';
import {useWords} from '../language';
import Prose from './Prose';

/** The practice's yearly plan for patients without insurance, or a note that it has none. */
export default function MembershipPlan(): ReactNode {
  const labels = useWords('labels/costs', englishLabels);
  const costs = useWords('costs', englishCosts);
  const id = useId();
  if (!costs.membership) return <p>{labels.noMembership}</p>;
  const {name, dollarsPerYear, includes, terms} = costs.membership;
  return (
    <Card
      as="section"
      tone="tint-cool"
      className="gap-4"
      data-wide
      data-membership
      aria-labelledby={id}
    >
      <h2 id={id} className="heading-3" translate="no">
        {name}
      </h2>
      <p className="heading-4 strong">
        {interpolate(labels.perYear, {amount: formatWholeDollars(dollarsPerYear)})}
      </p>
      <Prose look="block">
        <ul>
          {includes.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </Prose>
      <p className="fine measure">{terms}</p>
    </Card>
  );
}
