import {useHistory} from '@docusaurus/router';
import forms from '@generated/site-content/default/forms.json';
import labels from '@generated/site-content/default/labels/forms.json';
import vendors from '@generated/site-content/default/vendors.json';
import {useState, type SubmitEvent, type ReactNode} from 'react';
import {useHydrated} from '../../hooks/useHydrated';
import {THANK_YOU} from '@dental/practice';
import {type FormName} from '@dental/vendors';
import {PressButton} from '../Button';
import PreviewNote from '../preview/PreviewNote';
import FormFallback from '../vendors/FormFallback';
import Field, {type FieldFacts, isFilledIn} from './Field';
import styles from './plainForm.module.css';

/** Sends a form, which a preview does not do. */
async function sent(form: HTMLFormElement): Promise<void> {
  if (vendors.areLive) await (await import('./send')).send(form);
}

/** What was typed in each form, for when the visitor comes back to it. */
const drafts = new Map<FormName, Record<string, string>>();

/**
 * A form of plain HTML. It is complete without scripts: the browser sends it, and its service leads on to /thank-you.
 * Scripts say beside each field what is missing, keep what was typed from page to page until it is sent, and, where the
 * service answers scripts, say that sending failed and leave the text as it is.
 */
export default function PlainForm({form: name}: {form: FormName}): ReactNode {
  const {fields, send: label, target} = forms[name];
  const ways = fields.filter(({type}) => type === 'email' || type === 'tel');
  // Of several ways to answer one is enough.
  const isNeeded = (field: FieldFacts) => ways.length === 1 || !ways.includes(field);
  const history = useHistory();
  const isHydrated = useHydrated();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [state, setState] = useState<'typing' | 'sending' | 'failed'>('typing');

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // Who presses twice sends once.
    if (state === 'sending') return event.preventDefault();
    const form = event.currentTarget;
    const typed = valuesOf(form);
    const noWay = ways.every((way) => !typed[way.name]?.trim());
    const isMissing = (field: FieldFacts) =>
      !isFilledIn(form, field, isNeeded(field) || (noWay && field === ways[0]));
    const missing = fields.filter(isMissing).map((field) => field.name);
    setWrong(missing);
    if (missing[0] !== undefined) {
      event.preventDefault();
      form.querySelector<HTMLElement>(`[data-field="${missing[0]}"]`)?.focus();
      return;
    }
    // Nobody tells this page whether it arrives, so the words stay for the way back from an error.
    if (vendors.areLive && !target.answersScripts) return;
    event.preventDefault();
    setState('sending');
    // Few visitors send a form: what sends it comes with the first press.
    sent(form).then(
      () => {
        drafts.delete(name);
        history.push(THANK_YOU);
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
      onInput={({currentTarget}) => drafts.set(name, valuesOf(currentTarget))}
    >
      {!vendors.areLive && <PreviewNote>This is a preview: the form sends nothing.</PreviewNote>}
      {fields.map((field) => (
        <Field
          key={field.name}
          id={`${name}-${field.name}`}
          field={field}
          isNeeded={isNeeded(field)}
          isSent={vendors.areLive}
          isWrong={wrong.includes(field.name)}
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
              Leave this empty <input name={target.honeypot} tabIndex={-1} autoComplete="off" />
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

/** What is typed in a form, by the names of its fields. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-field]')];
  return Object.fromEntries(fields.map((field) => [field.dataset.field ?? '', field.value]));
}
