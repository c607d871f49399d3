import labels from '@generated/site-content/default/labels/costs.json';
import type {ReactNode} from 'react';
import {interpolate, type Unit, wholeDollars} from '@dental/practice';
import styles from './styles.module.css';

/** `$1,150 to $1,750 per tooth`; one amount where both are the same. */
export default function Price({from, to, unit}: {from: number; to: number; unit: Unit}): ReactNode {
  const [least, most] = [wholeDollars(from), wholeDollars(to)];
  return (
    <>
      <span className="unbroken">
        {from === to ? least : interpolate(labels.fromTo, {from: least, to: most})}
      </span>{' '}
      <span className={styles.unit}>{interpolate(labels.per, {unit})}</span>
    </>
  );
}
