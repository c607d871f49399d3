import labels from '@generated/site-content/default/labels/costs.json';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {interpolate, isConfirmationCurrent, formatLongDate} from '@dental/practice';
import {usePage} from '../../hooks/usePage';
import {useToday} from '../../hooks/useToday';
import Price from '../CostRanges/Price';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * The prices of the page's treatments from the list of costs; renders nothing if it has none of
 * them.
 */
export default function UsualPrice(): ReactNode {
  const today = useToday();
  const {prices} = usePage();
  if (!prices) return null;
  const {confirmed, treatments} = prices;
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
        <span>
          {isConfirmationCurrent(confirmed, today)
            ? interpolate(labels.asOf, {day: formatLongDate(confirmed)})
            : labels.mayHaveChanged}
        </span>{' '}
        <Link to="/costs">{labels.all}</Link>
      </dd>
    </div>
  );
}
