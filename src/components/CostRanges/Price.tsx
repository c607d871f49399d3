import englishLabels from '@generated/site-content/default/labels/costs.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {interpolate, type PriceUnit, formatWholeDollars} from '@dental/practice';
import {useWords} from '../../language';
import styles from './styles.module.css';

interface Props {
  /** The lowest and the highest price, in dollars. */
  from: number;
  to: number;
  unit: PriceUnit;
}

/** A price range such as `$1,150 to $1,750 per tooth`; one amount if both are equal. */
export default function Price({from, to, unit}: Props): ReactNode {
  const labels = useWords('labels/costs', englishLabels);
  const lowest = formatWholeDollars(from);
  const highest = formatWholeDollars(to);
  return (
    <>
      <span className={clsx('unbroken', styles.amount)}>
        {from === to ? lowest : interpolate(labels.fromTo, {from: lowest, to: highest})}
      </span>{' '}
      <span className={styles.unit}>{interpolate(labels.per, {unit})}</span>
    </>
  );
}
