import type {FiledConsent, Site} from '@dental/content';
import {listed, vendorsInUse} from '@dental/practice';
import type {Change} from './compare';

/** What a change does to the permissions that patients have given. Where the paper is stays unsaid. */
export function consentChanges(before: readonly FiledConsent[], after: readonly FiledConsent[]): Change[] {
  const inWords = ({by, on, until}: FiledConsent) => `signed by the ${by} on ${on}, until ${until}`;
  const [was, is] = [before, after].map(
    (list) => new Map(list.map((consent) => [[consent.file, ...consent.at.slice(0, -1)].join(' '), inWords(consent)])),
  ) as [Map<string, string>, Map<string, string>];
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((key): Change[] => {
    const [old, now] = [was.get(key), is.get(key)];
    if (old === now) return [];
    const text = now === undefined ? 'no permission any more' : old === undefined ? now : `${now} instead of ${old}`;
    return [{topic: 'Permissions of patients', text: `${key}: ${text}`, pages: []}];
  });
}

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

/** Which other companies' hosts browsers may talk to that they could not, and the other way round (CSP). */
export function hostChanges(before: Site, after: Site): Change[] {
  const [was, is] = [rightsOf(before), rightsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((host) => {
    const [old, now] = [was.get(host) ?? [], is.get(host) ?? []];
    const sentence = (rights: readonly string[], words: (what: string) => string) =>
      rights.length > 0 ? [{topic: 'What browsers may talk to', text: words(listed(rights)), pages: []}] : [];
    return [
      ...sentence(
        now.filter((right) => !old.includes(right)),
        (what) => `${host} may ${what} now`,
      ),
      ...sentence(
        old.filter((right) => !now.includes(right)),
        (what) => `${host} may not ${what} any more`,
      ),
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
