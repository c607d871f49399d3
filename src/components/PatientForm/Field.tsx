import type forms from '@generated/site-content/default/forms.json';
import type {ReactNode} from 'react';
import styles from './plainForm.module.css';

type FieldFacts = (typeof forms)['contact']['fields'][number];

interface Props {
  id: string;
  field: FieldFacts;
  /** Whether it is sent with the form; without a name it is not. */
  isSent: boolean;
  isWrong: boolean;
  /** What the visitor has typed before. */
  draft: string | undefined;
}

/** What phones and browsers fill in, by the type of the field; a text is asked for by its name. */
const AUTOCOMPLETE: Record<string, string | undefined> = {email: 'email', tel: 'tel', name: 'name'};

/** An input with its label, and what to do about it where it is wrong. */
export default function Field({id, field, isSent, isWrong, draft}: Props): ReactNode {
  const {name, label, type, remedy} = field;
  const shared = {
    id,
    name: isSent ? name : undefined,
    'data-field': name,
    required: true,
    defaultValue: draft,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? `${id}-error` : undefined,
  };
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      {type === 'long-text' ? (
        <textarea rows={4} {...shared} />
      ) : (
        <input type={type} autoComplete={AUTOCOMPLETE[type] ?? AUTOCOMPLETE[name]} {...shared} />
      )}
      {isWrong && (
        <p id={`${id}-error`} className={styles.error}>
          {remedy}
        </p>
      )}
    </div>
  );
}

/** Whether a field holds what it asks for. A phone number has ten digits at least. */
export function isFilledIn(form: HTMLFormElement, {name, type}: FieldFacts): boolean {
  const input = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-field="${name}"]`);
  if (!input || input.value.trim() === '' || !input.checkValidity()) return false;
  return type !== 'tel' || input.value.replaceAll(/\D/g, '').length >= 10;
}
