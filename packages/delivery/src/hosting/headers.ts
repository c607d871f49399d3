import type {SiteMode} from '@dental/practice';
import type {Policies} from '../csp/csp';

/** The headers of an answer, by name. */
export type Headers = Record<string, string>;

/** The folders of files that are no pages, and how long what is in them may be kept. */
export const FILE_FOLDERS: readonly {below: string; caching: string}[] = [
  // The names of these files change with their content.
  {below: '/assets/', caching: 'public, max-age=31536000, immutable'},
  {below: '/img/made/', caching: 'public, max-age=31536000, immutable'},
  {below: '/img/', caching: 'public, max-age=86400, stale-while-revalidate=604800'},
  {below: '/fonts/', caching: 'public, max-age=86400, stale-while-revalidate=604800'},
  {below: '/videos/', caching: 'public, max-age=86400, stale-while-revalidate=604800'},
];

/** Pages and everything else: kept, but asked about before each use. */
export const REVALIDATE = 'no-cache';

/** The features of a browser that neither we nor any service of ours uses. */
const UNUSED_FEATURES = `
  accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi
  payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking`
  .trim()
  .split(/\s+/);

/** All that decides on the headers of an answer. */
export interface SiteHeaders {
  /** The same on every answer. */
  common: Headers;
  policies: Policies;
}

/** The name under which the headers know where browsers report (Reporting API, section 3.3). */
export const REPORTS = 'reports';

/**
 * The headers that are the same on every answer, whatever it is.
 * @param reportTo where browsers report what they refused, if anywhere
 */
export function commonHeaders(mode: SiteMode, reportTo?: string): Headers {
  return {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    // The editor of a preview signs in through a window of its own, which has to find its way back.
    'Cross-Origin-Opener-Policy': mode === 'preview' ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(reportTo === undefined ? {} : {'Reporting-Endpoints': `${REPORTS}="${reportTo}"`}),
    ...(mode === 'preview' ? {'X-Robots-Tag': 'noindex, nofollow'} : {}),
  };
}

/** How long a good answer at a path may be kept. */
export function cachingOf(path: string): string {
  return FILE_FOLDERS.find(({below}) => path.startsWith(below))?.caching ?? REVALIDATE;
}

/** The headers of a good answer at a path. Errors and redirects are not kept: see `REVALIDATE`. */
export function headersFor({common, policies}: SiteHeaders, path: string): Headers {
  const isFile = FILE_FOLDERS.some(({below}) => path.startsWith(below));
  return {
    ...common,
    'Content-Security-Policy': isFile
      ? policies.files
      : (policies.byPath[path] ?? policies.standard),
    'Cache-Control': cachingOf(path),
  };
}
