import {
  type Check,
  findClosestMatch,
  type Content,
  type Message,
  type Problem,
  replaceOnce,
  splitLines,
  joinPatterns,
} from '@dental/content';
import {checkEachLink, reportLine} from '../each';
import {correctHost, getOwnHost, isOwnPage, removeTracking} from './webAddresses';

const SCHEMES = ['https:', 'mailto:', 'tel:', 'sms:'];
const CALL_SCHEMES = ['tel:', 'sms:'];
const SCRIPT_SCHEMES = ['javascript:', 'data:', 'vbscript:'];

/** A link to another website is secure, complete, and harmless; one to our own site is a path. */
export const checkLinkAddresses = checkEachLink(({url, text}, {practice}) =>
  url === `http://${text}` ? undefined : judgeAddress(url, practice?.site),
);

/** A profile on a network, with the name of the network as the first group. */
const PROFILE = new RegExp(
  `^https://(?:\\w+\\.)?(${joinPatterns([
    'facebook',
    'instagram',
    'tiktok',
    'yelp',
    'youtube(?=\\.\\w+/@)',
    'google(?=\\.\\w+/maps/place)',
  ])})\\.\\w+/(?!help|legal|policy|privacy).`,
  'i',
);

/** A link to a profile opens ours, if our records have one on that network. */
export const checkProfiles = checkEachLink(({url}, {practice}) => {
  const network = PROFILE.exec(url)?.[1];
  const ours = practice?.social.find(({icon}) => icon === network)?.url;
  if (ours === undefined || `${url}/`.startsWith(`${ours}/`)) return undefined;
  return {
    severity: 'warning',
    finding: 'links/profile',
    quote: url,
    message: `The address ${url} isn't our profile.`,
    remedy: `Change it to ${ours} if you mean ours.`,
  };
});

/** The name of an agency under an ending other than .gov. */
const FAKE_GOVERNMENT =
  /^https:\/\/(?:[^/]*[.-])?(?:hhs|cms|cdc|fda|nih|ftc|irs)(?!\.gov(?:[/?#]|$))[.-][^/]*/i;

function judgeAddress(url: string, site: string | undefined): Message | undefined {
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url)?.[0].toLowerCase();
  if (scheme === undefined) return undefined;
  if (SCRIPT_SCHEMES.includes(scheme))
    return {
      message: "A link can't run a script.",
      remedy: 'Enter the address of a page, such as /contact-us.',
    };
  if (scheme === 'http:')
    return {
      message: `The address ${url} isn't secure.`,
      remedy: `Change it to ${url.replace(/^http:/i, 'https:')} in a link that describes the page.`,
    };
  const target = url.slice(scheme.length).replace(/\?.*$/, '');
  if (isPhoneNumber(target) && !CALL_SCHEMES.includes(scheme))
    return {
      message: `The link ${url} doesn't call a number.`,
      remedy: `Use <Phone /> if you mean our number, or a link to tel:${target}.`,
    };
  if (scheme === 'mailto:' && target !== '' && !/@|%40/.test(target))
    return {
      message: `The email address in ${url} has no @.`,
      remedy: 'Use <Email /> if you mean our address, or copy it again.',
    };
  if (!SCHEMES.includes(scheme)) {
    const nearest = findClosestMatch(scheme, SCHEMES);
    return {
      message: `Web addresses don't start with ${scheme}, as in ${url}.`,
      remedy: nearest
        ? `Did you mean ${nearest}?`
        : 'Enter the complete address, starting with https://.',
    };
  }
  if (scheme === 'tel:') return judgePhoneLink(url);
  return scheme === 'https:' ? judgeHttps(url, site) : undefined;
}

function isPhoneNumber(target: string): boolean {
  return /^[+\d().\s-]+$/.test(target) && hasPhoneDigits(target);
}

function hasPhoneDigits(text: string): boolean {
  return /^(?:1?\d{10}|\d{3})$/.test(text.replaceAll(/\D/g, ''));
}

function judgePhoneLink(url: string): Message | undefined {
  if (hasPhoneDigits(url)) return undefined;
  return {
    message: `The number in ${url} doesn't have ten digits.`,
    remedy: 'Use <Phone /> if you mean our number.',
  };
}

function judgeHttps(url: string, site: string | undefined): Message | undefined {
  if (!URL.canParse(url) || !/^https:\/\/[^/?#]+\.[^/?#]+/i.test(url))
    return {
      message: `The address ${url} isn't complete.`,
      remedy: 'Copy it again from the address bar of a browser.',
    };
  if (FAKE_GOVERNMENT.test(url))
    return {
      message: `${url} isn't a government address.`,
      remedy: 'Copy it again: government addresses end in .gov.',
    };
  if (site === undefined || !isOwnPage(url, site)) return undefined;
  const {pathname, search, hash} = new URL(removeTracking(url) ?? url);
  return {
    message: `The link to ${url} uses this site's full address.`,
    remedy: `Change it to ${pathname}${search}${hash}.`,
  };
}

const EMAIL = /(?<![\w.+-])[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g;

/** Common mail hosts with their common typos. */
const MAIL_HOST_TYPOS: readonly {typo: RegExp; host: string}[] = [
  {
    typo: /^g(?:mial|mai|amil|mal|maill|nail)\.com$|^gmail\.(?:con|cm|co|cmo)$/i,
    host: 'gmail.com',
  },
  {typo: /^(?:yaho|yahooo|yhaoo)\.com$|^yahoo\.(?:con|cm)$/i, host: 'yahoo.com'},
  {typo: /^(?:hotmial|hotmal)\.com$|^hotmail\.con$/i, host: 'hotmail.com'},
  {typo: /^outlok\.com$|^outlook\.con$/i, host: 'outlook.com'},
];

/** No email address has a typo in its host. */
export const checkMailHosts: Check = (content) =>
  [...content.files]
    .filter((file) => /^pages-content\/.*\.(?:mdx|yml)$/.test(file))
    .filter((file) => /\w@\w/.test(content.readText(file)))
    .flatMap((file) => checkMailHostsIn(file, content));

function checkMailHostsIn(file: string, content: Content): Problem[] {
  return splitLines(content.readText(file)).flatMap((line, index) =>
    [...line.matchAll(EMAIL)].flatMap(([address, host = '']) => {
      const intended = findIntendedHost(host, content);
      if (intended === undefined) return [];
      return reportMailHost(content, file, index + 1, {address, host, intended});
    }),
  );
}

function findIntendedHost(host: string, content: Content): string | undefined {
  return (
    correctHost(host, getOwnHost(content)) ??
    MAIL_HOST_TYPOS.find(({typo}) => typo.test(host))?.host
  );
}

function reportMailHost(
  content: Content,
  file: string,
  line: number,
  {address, host, intended}: {address: string; host: string; intended: string},
): Problem[] {
  const correct = address.replace(host, intended);
  const message = `Email to ${address} won't arrive: "${host}" is misspelled.`;
  // On a page our own address needs the tag; another check reports an address without it.
  if (file.endsWith('.mdx'))
    return reportLine(file, line, {
      message,
      remedy: `Use <Email /> for our address, or change it to ${correct}.`,
    });
  const suggestion = replaceOnce(content, file, line, address, correct);
  return reportLine(file, line, {
    message,
    remedy: `Change it to ${correct}.`,
    suggestion,
  });
}
