import {useHistory} from '@docusaurus/router';
import englishLabels from '@generated/site-content/default/labels/forms.json';
import vendors from '@generated/site-content/default/vendors.json';
import {useState, type SubmitEvent, type ReactNode} from 'react';
import {useHydrated} from '../../hooks/useHydrated';
import {formatEmail, THANK_YOU_PATH} from '@dental/practice';
import type {FormName} from '@dental/vendors';
import type {FormProps} from '@site/src/data';
import {PressButton} from '../Button';
import PreviewNote from '../preview/PreviewNote';
import FormFallback from '../vendors/FormFallback';
import Field, {type FieldData, isFilledIn} from './Field';
import {useTranslatedPath, useWords} from '../../language';
import styles from './plainForm.module.css';

/**
 * Sends a form on the live site. Few visitors send one, so the code loads with the first submit.
 */
async function sendIfLive(form: HTMLFormElement): Promise<void> {
  if (!vendors.areLive) return;
  const {send} = await import('./send');
  await send(form);
}

/** The unsent text of each form, for visitors who leave the page and return. */
const drafts = new Map<FormName, Record<string, string>>();

/**
 * A plain HTML form. It works without scripts: the browser sends it, and its service redirects to
 * /thank-you. Scripts add error messages to the fields and keep the text from page to page until it
 * is sent. If the service answers scripts, they also report failures.
 */
export default function PlainForm({form: name, data}: FormProps): ReactNode {
  const labels = useWords('labels/forms', englishLabels);
  const {fields, send: label, target} = data;
  const contactFields = fields.filter(({type}) => type === 'email' || type === 'tel');
  // If a form asks for both phone and email, one of them is enough.
  const isRequired = (field: FieldData) =>
    !field.optional &&
    field.type !== 'checkbox' &&
    (contactFields.length === 1 || !contactFields.includes(field));
  const thanks = useTranslatedPath(THANK_YOU_PATH);
  const history = useHistory();
  const isHydrated = useHydrated();
  const [wrongFields, setWrongFields] = useState<readonly string[]>([]);
  const [state, setState] = useState<'typing' | 'sending' | 'failed'>('typing');

  const findWrongFields = (form: HTMLFormElement): string[] => {
    const values = readValues(form);
    const hasNoContact = contactFields.every((field) => !values[field.name]?.trim());
    const isWrong = (field: FieldData) => {
      const isMissingContact = hasNoContact && field === contactFields[0];
      return !isFilledIn(form, field, isRequired(field) || isMissingContact);
    };
    return fields.filter(isWrong).map((field) => field.name);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // A second press while sending must not send twice.
    if (state === 'sending') return event.preventDefault();
    const form = event.currentTarget;
    const email = form.querySelector<HTMLInputElement>('[type=email]');
    if (email) email.value = formatEmail(email.value);
    const wrong = findWrongFields(form);
    setWrongFields(wrong);
    if (wrong[0] !== undefined) {
      event.preventDefault();
      const first = form.querySelector<HTMLElement>(`[data-field="${wrong[0]}"]`);
      first?.focus({preventScroll: true});
      // Safari would put it right below the header, which then covers its label.
      first?.scrollIntoView({block: 'center'});
      return;
    }
    // The browser sends the form. The draft stays, in case the visitor returns from an error page.
    if (vendors.areLive && !target.answersScripts) return;
    event.preventDefault();
    setState('sending');
    sendIfLive(form).then(
      () => {
        drafts.delete(name);
        history.push(thanks);
      },
      () => setState('failed'),
    );
  };
  return (
    <form
      method={vendors.areLive ? 'post' : 'get'}
      action={target.action}
      {...target.attributes}
      className={styles.form}
      aria-label={label}
      noValidate={isHydrated}
      onSubmit={submit}
      onInput={({currentTarget}) => drafts.set(name, readValues(currentTarget))}
    >
      {!vendors.areLive && <PreviewNote>This is a preview: the form sends nothing.</PreviewNote>}
      {fields.map((field) => (
        <Field
          key={field.name}
          id={`${name}-${field.name}`}
          field={field}
          isRequired={isRequired(field)}
          isSent={vendors.areLive}
          isWrong={wrongFields.includes(field.name)}
          isLocked={state === 'sending'}
          draft={drafts.get(name)?.[field.name]}
        />
      ))}
      {vendors.areLive && (
        <>
          {Object.entries(target.hidden).map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
          <p hidden>
            <label>
              <span>Leave this empty</span>{' '}
              <input name={target.honeypot} tabIndex={-1} autoComplete="off" />
            </label>
          </p>
        </>
      )}
      <PressButton
        type="submit"
        look={name === 'newsletter' ? 'light' : 'primary'}
        aria-disabled={state === 'sending'}
      >
        {label}
      </PressButton>
      <div role="status" className={styles.status}>
        {state === 'sending' && <p>{labels.sending}</p>}
        {state === 'failed' && <FormFallback form={name}>{labels.notSent}</FormFallback>}
      </div>
    </form>
  );
}

/** The values of a form by field name. */
function readValues(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[data-field]')];
  return Object.fromEntries(
    fields.map(({dataset, type, checked, value}) => [
      dataset.field ?? '',
      type === 'checkbox' && !checked ? '' : value,
    ]),
  );
}
