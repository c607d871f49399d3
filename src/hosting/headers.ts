import type {SiteMode} from '../config/mode';
import type {Policies} from './policy';

/** The headers of an answer, by name. */
export type Headers = Record<string, string>;

/** How long files may be kept, by the folder that they are in. */
export const CACHING: readonly {below: string; value: string}[] = [
  // The names of these files change with their content.
  {below: '/assets/', value: 'public, max-age=31536000, immutable'},
  {below: '/img/made/', value: 'public, max-age=31536000, immutable'},
  {below: '/img/', value: 'public, max-age=86400, stale-while-revalidate=604800'},
  {below: '/fonts/', value: 'public, max-age=86400, stale-while-revalidate=604800'},
  {below: '/videos/', value: 'public, max-age=86400, stale-while-revalidate=604800'},
];

/** Pages and everything else: kept, but asked about before each use. */
export const REVALIDATE = 'no-cache';

/** The features of a browser that neither we nor any service of ours uses. */
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

/** All that decides on the headers of an answer. */
export interface SiteHeaders {
  /** The same on every answer. */
  common: Headers;
  policies: Policies;
}

/** The headers that are the same on every answer, whatever it is. */
export function commonHeaders(mode: SiteMode): Headers {
  return {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(mode === 'preview' ? {'X-Robots-Tag': 'noindex, nofollow'} : {}),
  };
}

/** The headers of a good answer at a path. Errors and redirects are not kept: see `REVALIDATE`. */
export function headersFor({common, policies}: SiteHeaders, path: string): Headers {
  return {
    ...common,
    'Content-Security-Policy': policies.byPath[path] ?? policies.standard,
    'Cache-Control': CACHING.find(({below}) => path.startsWith(below))?.value ?? REVALIDATE,
  };
}
