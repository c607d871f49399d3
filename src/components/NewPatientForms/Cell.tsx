import labels from '@generated/site-content/default/labels/patientForms.json';
import clsx from 'clsx';
import {useState, type FocusEvent, type ReactNode} from 'react';
import type {TextCell} from '@dental/content';
import {isLikely, tidyAnswer} from '@dental/practice';
import {useToday} from '../../hooks/useToday';
import styles from './styles.module.css';

/** Which keys a phone shows. */
const INPUT_MODES = {
  day: 'numeric',
  birthDay: 'numeric',
  zip: 'numeric',
  tel: 'tel',
  email: 'email',
} as const;

/** From so many twelfths of the line a cell is a wide one. */
const MIN_WIDE_SPAN = 5;

/** A place to write in with its label above, and what to do about an answer that can't be right. */
export default function Cell({cell}: {cell: TextCell}): ReactNode {
  const {name, label, readAs, span, lines, answer: type, autocomplete = 'off'} = cell;
  const today = useToday();
  const [isWrong, setWrong] = useState(false);
  const help = type && `${name}-help`;
  const shared = {
    id: name,
    name,
    autoComplete: autocomplete,
    'aria-label': readAs,
    className: 'field',
  };
  const look = ({currentTarget: input}: FocusEvent<HTMLInputElement>) => {
    if (!type) return;
    input.value = tidyAnswer(type, input.value);
    setWrong(!isLikely(type, input.value, today));
  };
  return (
    <div className={clsx('stack gap-1', span >= MIN_WIDE_SPAN && styles.wide)}>
      <label htmlFor={name} className="strong">
        {label}
      </label>
      {help && (
        <p id={help} className="fine" data-print="hide">
          <strong role="status">{isWrong && labels[type]}</strong>
          {!isWrong && (type === 'day' || type === 'birthDay') && labels.dayHint}
        </p>
      )}
      {lines ? (
        <textarea rows={lines + 1} {...shared} />
      ) : (
        <input
          type={type === 'tel' || type === 'email' ? type : 'text'}
          inputMode={type && INPUT_MODES[type]}
          // The style sheet knows by the placeholder whether anything is written.
          placeholder=" "
          onBlur={look}
          aria-invalid={isWrong || undefined}
          aria-describedby={help}
          {...shared}
        />
      )}
    </div>
  );
}
