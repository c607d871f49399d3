import {THANK_YOU} from '../thankYou';

/**
 * Whether a form's service says that it has taken what was sent: by `ok` (Formspree) or `success` (Basin) in JSON, or by
 * our thank-you page (Netlify). Any other page, such as one that asks for proof of being human, does not say so.
 * @param origin that of our site
 * @throws if the answer is neither that page nor JSON
 */
export async function saysSent(answer: Pick<Response, 'ok' | 'url' | 'json'>, origin: string): Promise<boolean> {
  const {ok, url} = answer;
  if (!ok || url.replace(/\/$/, '') === origin + THANK_YOU) return ok;
  const said = (await answer.json()) as {ok?: unknown; success?: unknown} | null;
  return said?.ok === true || said?.success === true;
}
