/** The page to which a form leads once it is sent. */
export const THANK_YOU = '/thank-you';

/** Whether an address is that of our thank-you page, whatever a vendor has added to it. */
export function isThankYou({origin, pathname}: {origin: string; pathname: string}, site: string): boolean {
  return origin === site && pathname.replace(/\/$/, '') === THANK_YOU;
}

/** Whether a frame shows our thank-you page, to which a vendor has led it. What it shows of others, nobody can see. */
export function hasThanked({contentWindow}: HTMLIFrameElement): boolean {
  try {
    return contentWindow !== null && isThankYou(contentWindow.location, location.origin);
  } catch {
    return false;
  }
}
