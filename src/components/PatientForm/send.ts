import {THANK_YOU} from '@dental/practice';

/** After how many milliseconds a form counts as not sent. */
const TIMEOUT_MS = 8_000;

/**
 * Sends a form as the browser would, and hears whether it has arrived.
 * @throws if the form's service cannot be reached, takes too long or does not say that it has taken it
 */
export async function send(form: HTMLFormElement): Promise<void> {
  const entries = [...new FormData(form)].flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value]] : [],
  );
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: {Accept: 'application/json'},
    body: new URLSearchParams(entries),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!(await confirmsReceipt(answer, location.origin))) throw new Error('It was not sent.');
}

/**
 * Whether a form's service says that it has taken what was sent: by `ok` (Formspree) or `success` (Basin) in JSON, or by
 * our thank-you page (Netlify). Any other page, such as one that asks for proof of being human, does not say so.
 * @param origin that of our site
 * @throws if the answer is neither that page nor JSON
 */
export async function confirmsReceipt(
  answer: Pick<Response, 'ok' | 'url' | 'json'>,
  origin: string,
): Promise<boolean> {
  const {ok, url} = answer;
  if (!ok || url.replace(/\/$/, '') === origin + THANK_YOU) return ok;
  const said = (await answer.json()) as {ok?: unknown; success?: unknown} | null;
  return said?.ok === true || said?.success === true;
}
