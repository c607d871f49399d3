import type {FiledConsent} from '../content/content';

/** What a change does to the permissions that patients have given, in sentences without full stop. Where the paper is stays unsaid. */
export function consentSentences(before: readonly FiledConsent[], after: readonly FiledConsent[]): string[] {
  const [was, is] = [before, after].map((list) => new Map(list.map((consent) => [keyOf(consent), consent])));
  return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].sort().flatMap((key) => {
    const [old, now] = [was?.get(key), is?.get(key)];
    if (!now) return `${key}: no permission any more`;
    if (!old) return `${key}: ${inWords(now)}`;
    return inWords(old) === inWords(now) ? [] : `${key}: ${inWords(now)} instead of ${inWords(old)}`;
  });
}

function keyOf({file, at}: FiledConsent): string {
  return [file, ...at.slice(0, -1)].join(' ');
}

function inWords({by, on, until}: FiledConsent): string {
  return `signed by the ${by} on ${on}, until ${until}`;
}
