import type {Site} from '../content/site';
import {vendorsInUse} from '../third-parties/inUse';
import {listed} from '../site/english';

/** What a vendor's directive lets it do, as the end of a sentence. */
const MAY: Record<string, string> = {
  'script-src': 'run scripts',
  'style-src': 'send styles',
  'img-src': 'send pictures',
  'font-src': 'send fonts',
  'media-src': 'send films',
  'connect-src': 'be sent data',
  'frame-src': 'show frames',
  'worker-src': 'run workers',
  'form-action': 'be sent forms',
};

/** Which other companies' hosts browsers may talk to that they could not, and the other way round, in sentences (CSP). */
export function hostSentences(before: Site, after: Site): string[] {
  const [was, is] = [rightsOf(before), rightsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((host) => {
    const [old, now] = [was.get(host) ?? [], is.get(host) ?? []];
    const more = now.filter((right) => !old.includes(right));
    const less = old.filter((right) => !now.includes(right));
    return [
      ...(more.length > 0 ? [`${host} may ${listed(more)} now`] : []),
      ...(less.length > 0 ? [`${host} may not ${listed(less)} any more`] : []),
    ];
  });
}

function rightsOf(site: Site): Map<string, string[]> {
  const rights = new Map<string, string[]>();
  for (const {sources} of vendorsInUse(site))
    for (const [directive, hosts] of Object.entries(sources))
      for (const host of hosts.filter((source) => /^(https|wss):/.test(source)))
        rights.set(host, [...new Set([...(rights.get(host) ?? []), MAY[directive] ?? directive])]);
  return rights;
}
