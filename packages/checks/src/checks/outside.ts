import {type Check, closestMatch, type Message, replaceOnce, linesOf} from '@dental/content';
import {eachLink, onLine} from '../each';
import {nearlyOurs, ownHost} from './webAddresses';

const SCHEMES = ['https:', 'mailto:', 'tel:', 'sms:'];

/** A link to another website is secure, whole and harmless; one to our own site does not leave it. */
export const checkLinkAddresses = eachLink(({url, text}, {practice}) =>
  url === `http://${text}` ? undefined : wrongAddress(url, practice?.site),
);

const PROFILE =
  /^https:\/\/(?:\w+\.)?(facebook|instagram|tiktok|yelp|youtube(?=\.\w+\/@)|google(?=\.\w+\/maps\/place))\.\w+\/(?!help|legal|policy|privacy)./i;

/** A link to a profile leads to ours, if our records have one there. */
export const checkProfiles = eachLink(({url}, {practice}) => {
  const network = PROFILE.exec(url)?.[1];
  const ours = practice?.social.find(({icon}) => icon === network)?.url;
  if (ours === undefined || `${url}/`.startsWith(`${ours}/`)) return undefined;
  const message = `The address ${url} is not our profile.`;
  const remedy = `Write ${ours} if that is meant.`;
  return {severity: 'warning', finding: 'links/profile', quote: url, message, remedy};
});

/** A name of the government under another ending. */
const GOVERNMENT =
  /^https:\/\/(?:[^/]*[.-])?(?:hhs|cms|cdc|fda|nih|ftc|irs)(?!\.gov(?:[/?#]|$))[.-][^/]*/i;

function wrongAddress(url: string, site: string | undefined): Message | undefined {
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url)?.[0].toLowerCase();
  if (scheme === undefined) return undefined;
  if (['javascript:', 'data:', 'vbscript:'].includes(scheme))
    return {
      message: 'A link cannot run a script.',
      remedy: 'Write the address that it should lead to.',
    };
  if (scheme === 'http:') {
    const remedy = `Write ${url.replace(/^http:/i, 'https:')} in a link that says where it leads.`;
    return {message: `The address ${url} is not secure.`, remedy};
  }
  if (!SCHEMES.includes(scheme)) {
    const near = closestMatch(scheme, SCHEMES);
    const remedy = near
      ? `Did you mean ${near}?`
      : 'Write the whole address, starting with https://.';
    return {message: `No address starts with ${scheme} as in ${url}.`, remedy};
  }
  if (scheme === 'tel:' && !/^(?:1?\d{10}|\d{3})$/.test(url.replaceAll(/\D/g, '')))
    return {
      message: `The number in ${url} does not have ten digits.`,
      remedy: 'Write <Phone /> if ours is meant.',
    };
  if (scheme === 'https:' && !(URL.canParse(url) && /^https:\/\/[^/?#]+\.[^/?#]+/i.test(url)))
    return {
      message: `The address ${url} is not whole.`,
      remedy: 'Copy it again from the address line of a browser.',
    };
  if (scheme === 'https:' && GOVERNMENT.test(url))
    return {
      message: `${url} is no address of the government.`,
      remedy: 'Copy it again: its addresses end in .gov.',
    };
  if (site === undefined || scheme !== 'https:') return undefined;
  const {host, pathname, search, hash} = new URL(url);
  const plain = (name: string) => name.replace(/^www\./, '');
  if (plain(host) !== plain(new URL(site).host)) return undefined;
  return {
    message: `The link to ${url} leads to this site.`,
    remedy: `Write ${pathname}${search}${hash} instead.`,
  };
}

const EMAIL = /(?<![\w.+-])[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g;

/** Hosts of mail that everybody knows, with the slips that people make in them. */
const SLIPS: readonly [RegExp, string][] = [
  [/^g(?:mial|mai|amil|mal|maill|nail)\.com$|^gmail\.(?:con|cm|co|cmo)$/i, 'gmail.com'],
  [/^(?:yaho|yahooo|yhaoo)\.com$|^yahoo\.(?:con|cm)$/i, 'yahoo.com'],
  [/^(?:hotmial|hotmal)\.com$|^hotmail\.con$/i, 'hotmail.com'],
  [/^outlok\.com$|^outlook\.con$/i, 'outlook.com'],
];

/** No e-mail address goes to a host that is nearly ours, or nearly another. */
export const checkMailHosts: Check = (content) =>
  [...content.files]
    .filter(
      (file) => /^pages-content\/.*\.(?:mdx|yml)$/.test(file) && /\w@\w/.test(content.textOf(file)),
    )
    .flatMap((file) =>
      linesOf(content.textOf(file)).flatMap((line, index) =>
        [...line.matchAll(EMAIL)].flatMap(([address, host = '']) => {
          const meant =
            nearlyOurs(host, ownHost(content)) ?? SLIPS.find(([slip]) => slip.test(host))?.[1];
          if (meant === undefined) return [];
          const right = address.replace(host, meant);
          const message = `Mail to ${address} does not arrive: the host ${host} is misspelled.`;
          // In a text the tag is right, which another check says of an address that is.
          if (file.endsWith('.mdx'))
            return onLine(file, index + 1, {
              message,
              remedy: `Write <Email /> if it is ours, or ${right}.`,
            });
          const suggestion = replaceOnce(content, file, index + 1, address, right);
          return onLine(file, index + 1, {
            message,
            remedy: `Write ${right}.`,
            ...(suggestion && {suggestion}),
          });
        }),
      ),
    );
