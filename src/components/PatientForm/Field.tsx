import englishLabels from '@generated/site-content/default/labels/forms.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {FormProps} from '@site/src/data';
import {useWords} from '../../language';
import styles from './plainForm.module.css';

export type FieldData = FormProps['data']['fields'][number];

interface Props {
  id: string;
  field: FieldData;
  isRequired: boolean;
  /** If false, the field gets no name, so the form doesn't send it. */
  isSent: boolean;
  isWrong: boolean;
  /** True while the form is being sent: text that is typed now wouldn't be in it. */
  isLocked: boolean;
  /** The text that the visitor typed earlier. */
  draft: string | undefined;
}

/** The browser's autofill, by the type or the name of the field. */
const AUTOCOMPLETE: Record<string, string | undefined> = {email: 'email', tel: 'tel', name: 'name'};

/** The types of fields with an input of one line. */
const INPUTS: readonly string[] = ['text', 'email', 'tel', 'day'];

/** An input with its label, its hint, and the remedy if its value is wrong. */
export default function Field({
  id,
  field,
  isRequired,
  isSent,
  isWrong,
  isLocked,
  draft,
}: Props): ReactNode {
  const labels = useWords('labels/forms', englishLabels);
  const {name, label, type, options = [], hint, remedy} = field;
  const sharedProps = {
    id,
    name: isSent ? name : undefined,
    className: type === 'checkbox' ? undefined : 'field',
    'data-field': name,
    required: isRequired,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': clsx(hint && `${id}-hint`, isWrong && `${id}-error`) || undefined,
  };
  return (
    <div className="stack gap-1">
      <label htmlFor={id} className={type === 'checkbox' ? styles.checkbox : 'strong'}>
        {type === 'checkbox' && (
          <input type="checkbox" value="yes" defaultChecked={draft === 'yes'} {...sharedProps} />
        )}
        <span>{label}</span>{' '}
        {isRequired && (
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
      {type === 'long-text' && (
        <textarea rows={4} readOnly={isLocked} {...sharedProps} defaultValue={draft} />
      )}
      {type === 'choice' && (
        <select {...sharedProps} defaultValue={draft}>
          {['', ...options].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {INPUTS.includes(type) && (
        <input
          type={type === 'day' ? 'date' : type}
          autoComplete={AUTOCOMPLETE[type] ?? AUTOCOMPLETE[name]}
          readOnly={isLocked}
          {...sharedProps}
          defaultValue={draft}
        />
      )}
      {isWrong && (
        <p id={`${id}-error`} className="strong">
          {remedy}
        </p>
      )}
    </div>
  );
}

const MIN_PHONE_DIGITS = 10;

/** Returns true if a field's value is valid, or if the field is optional and empty. */
export function isFilledIn(
  form: HTMLFormElement,
  {name, type}: FieldData,
  isRequired: boolean,
): boolean {
  const input = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `[data-field="${name}"]`,
  );
  if (!input?.checkValidity()) return false;
  if (input.value.trim() === '') return !isRequired;
  return type !== 'tel' || input.value.replaceAll(/\D/g, '').length >= MIN_PHONE_DIGITS;
}
