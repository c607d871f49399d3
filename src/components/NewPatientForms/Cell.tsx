import labels from '@generated/site-content/default/labels/patientForms.json';
import clsx from 'clsx';
import {useState, type FocusEvent, type ReactNode} from 'react';
import type {TextCell} from '@dental/content';
import {isPlausibleAnswer, formatAnswer} from '@dental/practice';
import {runAfterPress} from '../../hooks/afterPress';
import {useToday} from '../../hooks/useToday';
import PrintedAnswer from './PrintedAnswer';
import styles from './styles.module.css';

/** The keyboard that a phone shows. */
const INPUT_MODES = {
  day: 'numeric',
  birthDay: 'numeric',
  zip: 'numeric',
  tel: 'tel',
  email: 'email',
} as const;

/** A cell of at least this many twelfths of a row counts as wide. */
const MIN_WIDE_SPAN = 5;

/** A labeled text field, with a hint if the answer can't be right. */
export default function Cell({cell}: {cell: TextCell}): ReactNode {
  const {name, label, readAs, span, lines, answer: type, autocomplete = 'off'} = cell;
  const today = useToday();
  const [isWrong, setWrong] = useState(false);
  const helpId = type && `${name}-help`;
  const sharedProps = {
    id: name,
    name,
    autoComplete: autocomplete,
    'aria-label': readAs,
    className: 'field',
  };
  const checkAnswer = ({currentTarget: input}: FocusEvent<HTMLInputElement>) => {
    if (!type) return;
    input.value = formatAnswer(type, input.value);
    runAfterPress(() => setWrong(!isPlausibleAnswer(type, input.value, today)));
  };
  return (
    <div className={clsx('stack gap-1', span >= MIN_WIDE_SPAN && styles.wide)}>
      <label htmlFor={name} className="strong">
        {label}
      </label>
      {helpId && (
        <p id={helpId} className="fine" data-print="hide">
          <strong role="status">{isWrong && labels[type]}</strong>
          {!isWrong && (type === 'day' || type === 'birthDay') && <span>{labels.dayHint}</span>}
        </p>
      )}
      {lines ? (
        <textarea rows={lines + 1} {...sharedProps} />
      ) : (
        <input
          type={type === 'tel' || type === 'email' ? type : 'text'}
          inputMode={type && INPUT_MODES[type]}
          // The style sheet recognizes an empty field by its placeholder.
          placeholder=" "
          onBlur={checkAnswer}
          aria-invalid={isWrong || undefined}
          aria-describedby={helpId}
          {...sharedProps}
        />
      )}
      <PrintedAnswer name={name} />
    </div>
  );
}
