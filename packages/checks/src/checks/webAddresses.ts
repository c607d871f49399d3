import {
  type Check,
  closestMatch,
  type Content,
  memoize,
  type Message,
  practiceFile,
  practiceNames,
  replaceOnce,
  walkFields,
} from '@dental/content';
import notPublic from '../../data/notPublic.json';
import {eachLink, type Finding, inFacts} from '../each';

/** What is wrong with an address on another website, and the address that was meant, if that is certain. */
type AddressFault = Message & {by?: string};

/** Parameters by which advertisers follow people. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|gad_\w+|dclid|msclkid|mc_[ce]id|igshid?|igsh|_ga|_gl|_hsenc|_hsmi|hsa_\w+|hsCtaTracking|mkt_tok|vero_\w+|twclid|ttclid|li_fat_id|yclid|srsltid|ref_src|ref_url|si|feature|spm|trk|trkCampaign|s_cid|cmpid|elqTrack\w*|oly_\w+_id|wickedid|rb_clickid|mibextid|share_id|sfnsn|aff_?\w*id|affiliate)$/i;

/** Services that wrap the address that was meant, which is the value of a parameter. */
const WRAPPERS =
  /^https?:\/\/(?:[^/]+\.safelinks\.protection\.outlook\.com|(?:www\.)?(?:google|youtube)\.com\/(?:url|redirect)\?|l\.(?:facebook|instagram)\.com|linkprotect\.cudasvc\.com|protect-us\.mimecast\.com)/;

/** What visitors cannot or should not open, by what it is. */
const NOT_PUBLIC = Object.entries(notPublic).map(
  ([place, pattern]) => [place, new RegExp(pattern, 'i')] as const,
);

/** Every address leads where visitors may go, as it is, without anybody who counts the clicks. */
export const checkWebAddresses: Check = (content) => [
  ...eachLink(({url, line}, _, {file}) => faultAt(content, file, line, url, ownHost(content)))(
    content,
  ),
  ...practiceNames.flatMap((name) =>
    addressesAmong(content[name] ?? {}).flatMap(({at, url}) => {
      const file = practiceFile(name);
      const ours = at.join('.') === 'site' ? '' : ownHost(content);
      return inFacts(
        content,
        name,
        at,
        faultAt(content, file, content.lineOf(file, at), url, ours),
      );
    }),
  ),
];

const addressesAmong = memoize((fields: object) =>
  walkFields(fields).flatMap(({at, value: url}) =>
    typeof url === 'string' && /^(?:https?|file):\/\//.test(url) ? [{at, url}] : [],
  ),
);

function faultAt(
  content: Content,
  file: string,
  line: number,
  url: string,
  ours: string,
): Finding | undefined {
  const fault = faultOf(url, ours);
  if (!fault) return undefined;
  const {by, ...message} = fault;
  const suggestion = by === undefined ? undefined : replaceOnce(content, file, line, url, by);
  return {...message, finding: 'links/address', quote: url, ...(suggestion && {suggestion})};
}

/** Our host without www; empty if the practice's facts cannot be read. */
export const ownHost = memoize(({practice}: Content): string =>
  practice ? new URL(practice.site).host.replace(/^www\./, '') : '',
);

/**
 * Looks at an address on another website.
 * @param ours our own host, without www
 */
function faultOf(url: string, ours: string): AddressFault | undefined {
  const wrapped = unwrapped(url);
  if (wrapped !== undefined) {
    const by = withoutTracking(wrapped) ?? wrapped;
    const message =
      'The address is wrapped by a mail program or a network, which sees every click.';
    return {message, remedy: `Write ${by} instead.`, by};
  }
  const [place] = NOT_PUBLIC.find(([, pattern]) => pattern.test(url)) ?? [];
  if (place)
    return {
      message: `The address ${url} leads to ${place}.`,
      remedy:
        'Write the address that visitors should come to, or bring the file into static and link to it.',
    };
  const clean = withoutTracking(url);
  if (clean !== undefined)
    return {
      message: 'The address has a tracking code at its end.',
      remedy: `Write ${clean} instead.`,
      by: clean,
    };
  return misspelledHost(url, ours);
}

function unwrapped(url: string): string | undefined {
  const proofpoint = /^https:\/\/urldefense\.com\/v3\/__(https?:\/*[^]+?)__;/.exec(url)?.[1];
  if (proofpoint) return proofpoint.replace(/^(https?:)\/+/, '$1//');
  if (!URL.canParse(url)) return undefined;
  const {host, searchParams} = new URL(url);
  if (host.endsWith('urldefense.proofpoint.com'))
    return (
      decodeURIComponent((searchParams.get('u') ?? '').replaceAll('-', '%').replaceAll('_', '/')) ||
      undefined
    );
  return WRAPPERS.test(url)
    ? [...searchParams.values()].find((value) => /^https?:\/\//.test(value))
    : undefined;
}

function withoutTracking(url: string): string | undefined {
  const [, start = '', query = '', hash = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(url) ?? [];
  if (query === '') return undefined;
  const kept = query.split('&').filter((part) => !TRACKING.test(part.split('=')[0] ?? ''));
  if (kept.length === query.split('&').length) return undefined;
  return `${start}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`;
}

/** A host that is ours but for a letter. */
function misspelledHost(url: string, ours: string): AddressFault | undefined {
  const {host} = URL.canParse(url) ? new URL(url) : {host: ''};
  const by = nearlyOurs(host, ours);
  if (!by) return undefined;
  return {
    message: `The host ${host} is nearly ours.`,
    remedy: `Write ${by} instead.`,
    by: url.replace(host, by),
  };
}

/** Our host, where one was written that differs from it by a letter or two; undefined if it is ours or another. */
export function nearlyOurs(host: string, ours: string): string | undefined {
  const lower = host.toLowerCase();
  const [, prefix = '', name = ''] = /^(www\.|blog\.|portal\.|pay\.)?(.*)$/.exec(lower) ?? [];
  if (ours === '' || name === ours || lower.endsWith(`.${ours}`)) return undefined;
  const [label = '', own = ''] = [name.split('.')[0], ours.split('.')[0]];
  const isNear =
    label === own ||
    (own.length > 6 && label.length > 4 && closestMatch(label, [own]) !== undefined);
  return isNear ? `${prefix}${ours}` : undefined;
}
