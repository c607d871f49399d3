import {saysSent} from '@dental/practice';

/** After how many milliseconds a form counts as not sent. */
const PATIENCE = 8_000;

/**
 * Sends a form as the browser would, and hears whether it has arrived.
 * @throws if the form's service cannot be reached, takes too long or does not say that it has taken it
 */
export async function send(form: HTMLFormElement): Promise<void> {
  const entries = [...new FormData(form)].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []));
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: {Accept: 'application/json'},
    body: new URLSearchParams(entries),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!(await saysSent(answer, location.origin))) throw new Error('It was not sent.');
}
