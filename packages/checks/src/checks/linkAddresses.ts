import {type Check, closestMatch, type Message} from '@dental/content';

const SCHEMES = ['https:', 'mailto:', 'tel:', 'sms:'];

/** A link to another website is secure, whole and harmless; one to our own site does not leave it. */
export const checkLinkAddresses: Check = ({documents, practice}) =>
  documents.flatMap(({file, body}) =>
    body.links.flatMap(({url, text, line}) => {
      const message = url === `http://${text}` ? undefined : explain(url, practice?.site);
      return message ? [{file, line, ...message}] : [];
    }),
  );

function explain(url: string, site: string | undefined): Message | undefined {
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url)?.[0].toLowerCase();
  if (scheme === undefined) return undefined;
  if (scheme === 'javascript:' || scheme === 'data:' || scheme === 'vbscript:') {
    return {what: 'A link cannot run a script.', fix: 'Write the address that it should lead to.'};
  }
  if (scheme === 'http:') {
    return {
      what: `The address ${url} is not secure.`,
      fix: `Write ${url.replace(/^http:/i, 'https:')} in a link that says where it leads.`,
    };
  }
  if (!SCHEMES.includes(scheme)) {
    const near = closestMatch(scheme, SCHEMES);
    return {
      what: `No address starts with ${scheme} as in ${url}.`,
      fix: near ? `Did you mean ${near}?` : 'Write the whole address, starting with https://.',
    };
  }
  if (scheme === 'https:' && !(URL.canParse(url) && /^https:\/\/[^/?#]+\.[^/?#]+/i.test(url))) {
    return {what: `The address ${url} is not whole.`, fix: 'Copy it again from the address line of a browser.'};
  }
  const path = site && pathWithin(url, site);
  return path === undefined || path === ''
    ? undefined
    : {what: `The link to ${url} leads to this site.`, fix: `Write ${path} instead.`};
}

/** The part of an address behind our own site; undefined if it leads elsewhere. */
function pathWithin(url: string, site: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const {host, pathname, search, hash} = new URL(url);
  const plain = (name: string) => name.replace(/^www\./, '');
  return plain(host) === plain(new URL(site).host) ? pathname + search + hash : undefined;
}
