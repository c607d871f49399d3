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
