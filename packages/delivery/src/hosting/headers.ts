import type {SiteMode} from '@dental/practice';
import type {Policies} from '../csp/types';

/** The headers of an answer, by name. */
export type Headers = Record<string, string>;

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** The folders of files other than pages, and the caching of each. The first match counts. */
export const FILE_FOLDERS: readonly {below: string; caching: string}[] = [
  // The names of these files change with their content.
  {below: '/assets/', caching: ONE_YEAR},
  {below: '/img/made/', caching: ONE_YEAR},
  {below: '/img/', caching: ONE_DAY},
  {below: '/fonts/', caching: ONE_DAY},
  {below: '/videos/', caching: ONE_DAY},
];

/** The caching of pages and all other files: a browser asks before each use. */
export const REVALIDATE = 'no-cache';

/** The browser features that neither we nor any vendor uses. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of a site's answers. */
export interface SiteHeaders {
  /** The headers of every answer. */
  common: Headers;
  policies: Policies;
}

/** The name of the reporting endpoint in the headers (Reporting API, section 3.3). */
export const REPORTS_ENDPOINT = 'reports';

/**
 * The headers of every answer.
 * @param reportTo the URL where browsers report what they refused, if any
 */
export function makeCommonHeaders(mode: SiteMode, reportTo?: string): Headers {
  const isPreview = mode === 'preview';
  return {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    // The editor of a preview signs in through a popup that must reach its opener.
    'Cross-Origin-Opener-Policy': isPreview ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(reportTo === undefined ? {} : {'Reporting-Endpoints': `${REPORTS_ENDPOINT}="${reportTo}"`}),
    ...(isPreview ? {'X-Robots-Tag': 'noindex, nofollow'} : {}),
  };
}

/** The caching of a good answer at a path. */
export function getCaching(path: string): string {
  return FILE_FOLDERS.find(({below}) => path.startsWith(below))?.caching ?? REVALIDATE;
}

/** The headers of a good answer at a path. Errors and redirects have `REVALIDATE`. */
export function makeHeaders({common, policies}: SiteHeaders, path: string): Headers {
  const isFile = FILE_FOLDERS.some(({below}) => path.startsWith(below));
  const pagePolicy = policies.byPath[path] ?? policies.standard;
  return {
    ...common,
    'Content-Security-Policy': isFile ? policies.files : pagePolicy,
    'Cache-Control': getCaching(path),
  };
}
