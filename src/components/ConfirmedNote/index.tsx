import clsx from 'clsx';
import type {ReactNode} from 'react';
import {interpolate, isReliable, longDate} from '@dental/practice';
import {useToday} from '../../hooks/useToday';
import Icon from '../Icon';
import {Phone} from '../links/inlineTags';
import styles from './styles.module.css';

interface Props {
  /** The day on which a list was last confirmed, such as `2027-08-10`. */
  on: string;
  /** What is said while patients may rely on it, with `{day}`. */
  confirmed: string;
  /** What is said in its place from then on. */
  old: string;
}

/** How far a list can be relied on, by the day of the visit. */
export default function ConfirmedNote({on, confirmed, old}: Props): ReactNode {
  const reliable = isReliable(on, useToday());
  return (
    <p className={clsx(styles.note, !reliable && styles.old)} data-confirmed={reliable}>
      <Icon name={reliable ? 'calendar-check' : 'alert-triangle'} />
      <span>
        {interpolate(reliable ? confirmed : old, {day: longDate(on)})} {!reliable && <Phone />}
      </span>
    </p>
  );
}
