import type {FormService} from '../scripts';
import styles from './preview.module.css';

/* The form service of a preview: it keeps the real one's contract, looks real, and sends nothing. */

interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel' | 'textarea';
  autocomplete?: AutoFill;
  /** What to write when it is missing or wrong. */
  remedy: string;
}

const NAME: Field = {name: 'name', label: 'Your name', type: 'text', autocomplete: 'name', remedy: 'Enter your name.'};
const EMAIL: Field = {
  name: 'email',
  label: 'E-mail',
  type: 'email',
  autocomplete: 'email',
  remedy: 'Enter an e-mail address, such as name@example.com.',
};
const PHONE: Field = {
  name: 'phone',
  label: 'Phone',
  type: 'tel',
  autocomplete: 'tel',
  remedy: 'Enter a phone number with ten digits.',
};
const message = (label: string): Field => ({
  name: 'message',
  label,
  type: 'textarea',
  remedy: 'Write a few words, so that we can prepare.',
});

/** The fields of each form, by what its id is for. */
const FORMS: Record<string, {fields: Field[]; submit: string}> = {
  newsletter: {fields: [EMAIL], submit: 'Subscribe'},
  virtual: {
    fields: [NAME, EMAIL, PHONE, message('What would you like to show or ask us?')],
    submit: 'Ask for a virtual visit',
  },
  contact: {fields: [NAME, EMAIL, PHONE, message('How can we help?')], submit: 'Send message'},
};

/** Puts the stand-in where the real service's script would be. */
export function install(): void {
  const service: FormService = {
    fill: () => document.querySelectorAll<HTMLElement>('[data-form-id]:empty').forEach(fillPlace),
  };
  window.FormServe = service;
  service.fill();
}

let made = 0;

function fillPlace(place: HTMLElement): void {
  const kind = Object.keys(FORMS).find((name) => place.dataset.formId?.includes(name)) ?? 'contact';
  const {fields, submit} = FORMS[kind] ?? {fields: [], submit: ''};
  const form = element('form', {
    noValidate: true,
    className: `${styles.form} ${kind === 'newsletter' ? styles.onDark : ''}`,
  });
  form.setAttribute('aria-label', `${submit} (preview)`);
  made += 1;
  const prefix = `${kind}-${made}`;
  const status = element('p', {className: styles.status});
  status.setAttribute('role', 'status');
  form.append(
    element('p', {className: styles.note, textContent: 'This is a preview: the form sends nothing.'}),
    ...fields.map((field) => fieldRow(field, `${prefix}-${field.name}`)),
    element('button', {type: 'submit', className: styles.submit, textContent: submit}),
    status,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !checkField(form, field));
    status.textContent = wrong.length === 0 ? 'Thank you. In a preview nothing was sent.' : '';
    if (wrong[0]) control(form, wrong[0]).focus();
    else form.reset();
  });
  place.append(form);
}

function fieldRow(field: Field, id: string): HTMLElement {
  const row = element('div', {className: styles.row});
  const input = field.type === 'textarea' ? element('textarea', {rows: 4}) : element('input', {type: field.type});
  if (field.autocomplete) input.autocomplete = field.autocomplete;
  Object.assign(input, {id, name: field.name, required: true});
  input.setAttribute('aria-describedby', `${id}-error`);
  row.append(
    element('label', {htmlFor: id, textContent: field.label}),
    input,
    element('p', {id: `${id}-error`, className: styles.error}),
  );
  return row;
}

function checkField(form: HTMLFormElement, field: Field): boolean {
  const input = control(form, field);
  const right =
    input.checkValidity() &&
    (field.type !== 'tel' || input.value.replaceAll(/\D/g, '').length >= 10) &&
    input.value.trim() !== '';
  input.setAttribute('aria-invalid', String(!right));
  const error = input.nextElementSibling;
  if (error) error.textContent = right ? '' : field.remedy;
  return right;
}

function control(form: HTMLFormElement, field: Field): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(field.name) as HTMLInputElement | HTMLTextAreaElement;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
