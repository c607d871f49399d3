import {isPageAt} from './language';

/** The page that a form redirects to once it is sent. */
export const THANK_YOU_PATH = '/thank-you';

/**
 * Returns true if a vendor has redirected a frame to our thank-you page, perhaps with a query. The
 * browser hides the addresses of third-party pages, which throws here.
 */
export function showsThankYouPage({contentWindow}: HTMLIFrameElement): boolean {
  try {
    const {origin, pathname} = new URL(contentWindow?.location.href ?? 'about:blank');
    return origin === location.origin && isPageAt(pathname.replace(/\/$/, ''), THANK_YOU_PATH);
  } catch {
    return false;
  }
}
