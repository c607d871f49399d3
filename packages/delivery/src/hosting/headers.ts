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

/** Browsers never forget this early, so it is short until the practice confirms it. */
const SECURE_FOR_A_DAY = 'max-age=86400';
const SECURE_FOR_TWO_YEARS = 'max-age=63072000; includeSubDomains';

/** The practice's choices that the headers depend on, from practice.yml. */
interface HeaderChoices {
  browserReports?: string | undefined;
  secureForever?: boolean | undefined;
}

/** The URL where patients' browsers send reports, if the practice has one; none in a preview. */
export function getReportUrl(mode: SiteMode, {browserReports}: HeaderChoices): string | undefined {
  return mode === 'production' ? browserReports : undefined;
}

/** The headers of every answer. */
export function makeCommonHeaders(mode: SiteMode, choices: HeaderChoices = {}): Headers {
  const isPreview = mode === 'preview';
  const reportTo = getReportUrl(mode, choices);
  return {
    'Strict-Transport-Security': choices.secureForever ? SECURE_FOR_TWO_YEARS : SECURE_FOR_A_DAY,
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
