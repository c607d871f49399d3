import {
  type Check,
  findClosestMatch,
  type Content,
  memoize,
  type Message,
  getPracticeFile,
  practiceNames,
  replaceOnce,
  walkFields,
  joinPatterns,
} from '@dental/content';
import {checkEachLink, type Finding, reportFacts} from '../each';
import {findKnownSite} from './knownSites';
import {PRIVATE_ADDRESSES} from './privateAddresses';

/** A problem with a URL, and the correct URL if that is certain. */
type UrlFault = Message & {correctUrl?: string};

/** Query parameters that advertisers use to follow people. */
const TRACKING_PARAMETER = new RegExp(
  `^${joinPatterns([
    'utm_\\w+',
    'fbclid',
    'gclid',
    'gbraid',
    'wbraid',
    'gad_\\w+',
    'dclid',
    'msclkid',
    'mc_[ce]id',
    'igshid?',
    'igsh',
    '_ga',
    '_gl',
    '_hsenc',
    '_hsmi',
    'hsa_\\w+',
    'hsCtaTracking',
    'mkt_tok',
    'vero_\\w+',
    'twclid',
    'ttclid',
    'li_fat_id',
    'yclid',
    'srsltid',
    'ref_src',
    'ref_url',
    'si',
    'feature',
    'spm',
    'trk',
    'trkCampaign',
    's_cid',
    'cmpid',
    'elqTrack\\w*',
    'oly_\\w+_id',
    'wickedid',
    'rb_clickid',
    'mibextid',
    'share_id',
    'sfnsn',
    'aff_?\\w*id',
    'affiliate',
  ])}$`,
  'i',
);

/** Services whose URLs have the real URL as a query parameter. */
const REDIRECTOR = new RegExp(
  `^https?://${joinPatterns([
    '[^/]+\\.safelinks\\.protection\\.outlook\\.com',
    '(?:www\\.)?(?:google|youtube)\\.com/(?:url|redirect)\\?',
    'l\\.(?:facebook|instagram)\\.com',
    'linkprotect\\.cudasvc\\.com',
    'protect-us\\.mimecast\\.com',
  ])}`,
);

/** Each URL opens a public page directly, without tracking. */
export const checkWebAddresses: Check = (content) => [
  ...checkLinkUrls(content),
  ...practiceNames.flatMap((name) =>
    findUrls(content[name] ?? {}).flatMap(({at, url}) => {
      const file = getPracticeFile(name);
      const line = content.findLine(file, at);
      return reportFacts(content, name, at, toFinding(content, file, line, url));
    }),
  ),
];

/** Another check reports the full address of our own page, also with a tracking code. */
const checkLinkUrls = checkEachLink(({url, line}, content, {file}) =>
  isOwnPage(url, content.practice?.site) ? undefined : toFinding(content, file, line, url),
);

const findUrls = memoize((fields: object) =>
  walkFields(fields).flatMap(({at, value: url}) =>
    typeof url === 'string' && /^(?:https?|file):\/\//.test(url) ? [{at, url}] : [],
  ),
);

function toFinding(content: Content, file: string, line: number, url: string): Finding | undefined {
  const fault = judgeUrl(url, getOwnHost(content));
  if (!fault) return undefined;
  const {correctUrl, ...message} = fault;
  const finding = {...message, finding: 'links/address', quote: url};
  // Only a person can decide on our own domain.
  if (correctUrl === undefined || url === content.practice?.site) return finding;
  const suggestion = replaceOnce(content, file, line, url, correctUrl);
  return {...finding, suggestion};
}

/**
 * Our host without `www.`; empty if the practice's file can't be read. If `site` is the only one of
 * our addresses that has it, and two others agree on almost the same host, it is theirs.
 */
export const getOwnHost = memoize(({practice}: Content): string => {
  if (!practice) return '';
  const ours = removeWww(getHost(practice.site));
  const urls = [`https://${practice.email}`, ...Object.values(practice.links)];
  const hosts = urls.map((url = '') => removePrefix(getHost(url)));
  const similar = hosts.filter((host) => correctHost(host, ours) !== undefined);
  const rival = similar.find((host, index) => similar.indexOf(host) !== index);
  return rival === undefined || hosts.includes(ours) ? ours : rival;
});

/** Returns true for the full address of a page of this site. */
export function isOwnPage(url: string, site = ''): boolean {
  const host = removeWww(getHost(url));
  return host !== '' && host === removeWww(getHost(site));
}

/** The host of a URL; empty if it is none. */
export function getHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

const removeWww = (host: string): string => host.replace(/^www\./, '');

function removePrefix(host: string): string {
  return host.replace(OWN_PREFIX, '');
}

/** A user name before the host, which makes a link look like one to another website. */
const USER_NAME = /^https?:\/\/[^/?#\\]*@/i;

/** Longer links don't fit into a QR code, and some browsers cut them. */
const MAX_URL_CHARACTERS = 1000;

/**
 * Checks a URL of another website.
 * @param ourHost without `www.`
 */
function judgeUrl(url: string, ourHost: string): UrlFault | undefined {
  const realUrl = unwrap(url);
  if (realUrl !== undefined) {
    const correctUrl = removeTracking(realUrl) ?? realUrl;
    return {
      message: 'This is a tracking link from an email program or social network.',
      remedy: `Change it to ${correctUrl}.`,
      correctUrl,
    };
  }
  const place = PRIVATE_ADDRESSES.find(({pattern}) => pattern.test(url));
  if (place)
    return {
      message: `The link ${url} opens ${place.target}.`,
      remedy: 'Change it to the public address, or upload the file to static and link to that.',
    };
  if (USER_NAME.test(url))
    return {
      message: `The link opens ${getHost(url)}, because only the part after @ counts.`,
      remedy: 'Copy the address again from your browser, without a name and @ before the website.',
    };
  const cleanUrl = removeTracking(url);
  if (cleanUrl !== undefined)
    return {
      message: 'The address has a tracking code at its end.',
      remedy: `Change it to ${cleanUrl}.`,
      correctUrl: cleanUrl,
    };
  if (url.length > MAX_URL_CHARACTERS)
    return {
      message: `The link has ${url.length} characters, more than browsers and QR codes can read.`,
      remedy: `Use the short address of the same page, up to ${MAX_URL_CHARACTERS} characters.`,
    };
  return judgeHost(url, ourHost);
}

/** The real URL inside that of a service that counts clicks. */
function unwrap(url: string): string | undefined {
  const proofpoint = /^https:\/\/urldefense\.com\/v3\/__(https?:\/*[^]+?)__;/.exec(url)?.[1];
  if (proofpoint) return proofpoint.replace(/^(https?:)\/+/, '$1//');
  if (!URL.canParse(url)) return undefined;
  const {host, searchParams} = new URL(url);
  if (host.endsWith('urldefense.proofpoint.com')) {
    const encoded = (searchParams.get('u') ?? '').replaceAll('-', '%').replaceAll('_', '/');
    return decodeURIComponent(encoded) || undefined;
  }
  if (!REDIRECTOR.test(url)) return undefined;
  return [...searchParams.values()].find((value) => /^https?:\/\//.test(value));
}

/** The URL without its tracking parameters; undefined if it has none. */
export function removeTracking(url: string): string | undefined {
  const [, start = '', query = '', hash = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(url) ?? [];
  if (query === '') return undefined;
  const parameters = query.split('&');
  const ownParameters = parameters.filter(
    (part) => !TRACKING_PARAMETER.test(part.split('=')[0] ?? ''),
  );
  if (ownParameters.length === parameters.length) return undefined;
  const newQuery = ownParameters.length > 0 ? `?${ownParameters.join('&')}` : '';
  return `${start}${newQuery}${hash}`;
}

function judgeHost(url: string, ourHost: string): UrlFault | undefined {
  const host = getHost(url);
  const rightHost = correctHost(host, ourHost);
  if (rightHost)
    return {
      message: `The host ${host} is almost ours.`,
      remedy: `Change it to ${rightHost}.`,
      correctUrl: url.replace(host, rightHost),
    };
  const knownSite = findKnownSite(host);
  return knownSite === undefined
    ? undefined
    : {
        severity: 'warning',
        message: `The website ${host} looks like a typo.`,
        remedy: `Did you mean ${knownSite}? Open the link to see where it goes.`,
      };
}

/** A shorter name isn't a typo of ours. */
const MIN_OWN_LETTERS = 7;
const MIN_OTHER_LETTERS = 5;

/** The parts in front of our host that we use ourselves. */
export const OWN_PREFIX = /^(?:www|blog|portal|pay)\./;

/**
 * Finds a typo in our host.
 * @param host such as `www.coperfinchdental.com`
 * @param ours without `www.`
 * @returns the correct host; undefined if it is ours, or a different one
 */
export function correctHost(host: string, ours: string): string | undefined {
  const lowerHost = host.toLowerCase();
  const [prefix = ''] = OWN_PREFIX.exec(lowerHost) ?? [];
  const name = removePrefix(lowerHost);
  if (ours === '' || name === ours || lowerHost.endsWith(`.${ours}`)) return undefined;
  const [label = ''] = name.split('.');
  const [ownLabel = ''] = ours.split('.');
  const isTypo =
    ownLabel.length >= MIN_OWN_LETTERS &&
    label.length >= MIN_OTHER_LETTERS &&
    findClosestMatch(label, [ownLabel]) !== undefined;
  return label === ownLabel || isTypo ? `${prefix}${ours}` : undefined;
}
