import labels from '@generated/site-content/default/labels/costs.json';
import practice from '@generated/site-content/default/practice.json';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {addDays, getLastReliableDay, interpolate, formatLongDate} from '@dental/practice';
import {usePage} from '../../hooks/usePage';
import Price from '../CostRanges/Price';
import Dated from '../Dated';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * The prices of the page's treatments from the list of costs; renders nothing if it has none of
 * them.
 */
export default function UsualPrice(): ReactNode {
  const {prices} = usePage();
  if (!prices) return null;
  const {confirmed, treatments} = prices;
  const lastDay = getLastReliableDay(confirmed);
  return (
    <div className={styles.fact} data-prices>
      <dt className={styles.label}>
        <Icon name="credit-card" />
        <span>{labels.range}</span>
      </dt>
      {treatments.map(({name, ...price}) => (
        <dd key={name} className={styles.value}>
          <span>{`${name}: `}</span>
          <Price {...price} />
        </dd>
      ))}
      <dd className="fine">
        <Dated as="span" to={lastDay}>
          {interpolate(labels.asOf, {day: formatLongDate(confirmed)})}
        </Dated>
        <Dated as="span" from={addDays(lastDay, 1)}>
          {labels.mayHaveChanged}
        </Dated>{' '}
        {practice.paths.includes('/costs') && <Link to="/costs">{labels.all}</Link>}
      </dd>
    </div>
  );
}
