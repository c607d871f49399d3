import type forms from '@generated/site-content/default/forms.json';
import labels from '@generated/site-content/default/labels/forms.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './plainForm.module.css';

export type FieldData = (typeof forms)['contact']['fields'][number];

interface Props {
  id: string;
  field: FieldData;
  isNeeded: boolean;
  /** Whether it is sent with the form; without a name it is not. */
  isSent: boolean;
  isWrong: boolean;
  /** What the visitor has typed before. */
  draft: string | undefined;
}

/** What phones and browsers fill in, by the type of the field; a text is asked for by its name. */
const AUTOCOMPLETE: Record<string, string | undefined> = {email: 'email', tel: 'tel', name: 'name'};

/** An input with its label, what helps to fill it in, and what to do about it where it is wrong. */
export default function Field({id, field, isNeeded, isSent, isWrong, draft}: Props): ReactNode {
  const {name, label, type, hint, remedy} = field;
  const shared = {
    id,
    name: isSent ? name : undefined,
    className: 'field',
    'data-field': name,
    required: isNeeded,
    defaultValue: draft,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': clsx(hint && `${id}-hint`, isWrong && `${id}-error`) || undefined,
  };
  return (
    <div className="stack gap-1">
      <label htmlFor={id} className="strong">
        {label}{' '}
        {isNeeded && (
          <span aria-hidden className={styles.needed}>
            {labels.required}
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="small">
          {hint}
        </p>
      )}
      {type === 'long-text' ? (
        <textarea rows={4} {...shared} />
      ) : (
        <input type={type} autoComplete={AUTOCOMPLETE[type] ?? AUTOCOMPLETE[name]} {...shared} />
      )}
      {isWrong && (
        <p id={`${id}-error`} className="strong">
          {remedy}
        </p>
      )}
    </div>
  );
}

/** Whether a field holds what it asks for, or nothing where it may be empty. A phone number has ten digits at least. */
export function isFilledIn(
  form: HTMLFormElement,
  {name, type}: FieldData,
  isNeeded: boolean,
): boolean {
  const input = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `[data-field="${name}"]`,
  );
  if (!input?.checkValidity()) return false;
  if (input.value.trim() === '') return !isNeeded;
  return type !== 'tel' || input.value.replaceAll(/\D/g, '').length >= 10;
}
