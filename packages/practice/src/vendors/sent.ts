import {isThankYou} from '../thankYou';

/**
 * Whether a form's service says that it has taken what was sent: by `ok` (Formspree) or `success` (Basin) in JSON, or by
 * our thank-you page (Netlify). Any other page, such as one that asks for proof of being human, does not say so.
 * @param origin that of our site
 */
export async function saysSent(answer: Pick<Response, 'ok' | 'url' | 'text'>, origin: string): Promise<boolean> {
  if (!answer.ok) return false;
  if (isThankYou(new URL(answer.url), origin)) return true;
  try {
    const said = JSON.parse(await answer.text()) as {ok?: unknown; success?: unknown} | null;
    return said?.ok === true || said?.success === true;
  } catch {
    return false;
  }
}
