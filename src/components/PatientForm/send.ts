import {isPageAt, THANK_YOU_PATH} from '@dental/practice';

const TIMEOUT_MS = 8_000;

/**
 * Sends a form as the browser would, and checks that it arrived.
 * @throws if the form's service can't be reached, takes too long, or doesn't confirm receipt
 */
export async function send(form: HTMLFormElement): Promise<void> {
  const entries = [...new FormData(form)].flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value]] : [],
  );
  const response = await fetch(form.action, {
    method: 'POST',
    headers: {Accept: 'application/json'},
    body: new URLSearchParams(entries),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const isReceived = await confirmsReceipt(response, location.origin);
  if (!isReceived) throw new Error("The form's service did not confirm receipt.");
}

/**
 * Returns true if the response confirms that the form's service received the form: `ok` (Formspree)
 * or `success` (Basin) in JSON, or our thank-you page (Netlify). Other pages, such as a CAPTCHA,
 * don't.
 * @param origin the origin of our site
 * @throws if the response is neither that page nor JSON
 */
export async function confirmsReceipt(
  response: Pick<Response, 'ok' | 'url' | 'json'>,
  origin: string,
): Promise<boolean> {
  const {ok, url} = response;
  if (!ok) return false;
  const path = url.startsWith(origin) ? url.slice(origin.length).replace(/\/$/, '') : '';
  if (isPageAt(path, THANK_YOU_PATH)) return true;
  const body = (await response.json()) as {ok?: unknown; success?: unknown} | null;
  return body?.ok === true || body?.success === true;
}
