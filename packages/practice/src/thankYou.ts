/** The page to which a form leads once it is sent. */
export const THANK_YOU = '/thank-you';

/**
 * Whether a frame shows our thank-you page, to which a vendor has led it; it may have added to the address. What a frame
 * shows of others, nobody can see.
 */
export function hasThanked({contentWindow}: HTMLIFrameElement): boolean {
  try {
    const {origin, pathname} = new URL(contentWindow?.location.href ?? 'about:blank');
    return origin === location.origin && pathname.replace(/\/$/, '') === THANK_YOU;
  } catch {
    return false;
  }
}

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
