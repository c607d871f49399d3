import clsx from 'clsx';
import type {ReactNode} from 'react';
import {addDays, getLastReliableDay, interpolate, formatLongDate} from '@dental/practice';
import Dated from '../Dated';
import Icon from '../Icon';
import {useLocale} from '../../language';
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
  const lastDay = getLastReliableDay(on);
  const day = formatLongDate(on, useLocale());
  return (
    <>
      <Dated to={lastDay} className={styles.note} data-confirmed="true">
        <Icon name="calendar-check" />
        <span>{interpolate(confirmed, {day})}</span>
      </Dated>
      <Dated
        from={addDays(lastDay, 1)}
        className={clsx(styles.note, styles.old)}
        data-confirmed="false"
      >
        <Icon name="alert-triangle" />
        <span>
          <span>{interpolate(old, {day})}</span> <Phone />
        </span>
      </Dated>
    </>
  );
}
