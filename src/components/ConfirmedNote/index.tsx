import clsx from 'clsx';
import type {ReactNode} from 'react';
import {interpolate, isConfirmationCurrent, formatLongDate} from '@dental/practice';
import {useToday} from '../../hooks/useToday';
import Icon from '../Icon';
import {Phone} from '../links/inlineTags';
import styles from './styles.module.css';

interface Props {
  /** The day when the list was last confirmed, such as `2027-08-10`. */
  on: string;
  /** The text while patients can rely on the list, with `{day}`. */
  confirmed: string;
  /** The text once the list is too old, with `{day}`. */
  old: string;
}

/** A note on how current a list is on the day of the visit. */
export default function ConfirmedNote({on, confirmed, old}: Props): ReactNode {
  const isCurrent = isConfirmationCurrent(on, useToday());
  return (
    <p className={clsx(styles.note, !isCurrent && styles.old)} data-confirmed={isCurrent}>
      <Icon name={isCurrent ? 'calendar-check' : 'alert-triangle'} />
      <span>
        <span>{interpolate(isCurrent ? confirmed : old, {day: formatLongDate(on)})}</span>{' '}
        {!isCurrent && <Phone />}
      </span>
    </p>
  );
}
