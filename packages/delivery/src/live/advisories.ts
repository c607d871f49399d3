/** What we read of the answer of `npm audit --json`. */
export interface Audit {
  vulnerabilities: Record<string, {via: (string | {title: string; url: string; severity: string; range?: string})[]}>;
}

/** An advisory that is no danger here, why, and until which day that holds. */
export interface Exception {
  /** Such as `GHSA-xxxx-xxxx-xxxx`. */
  id: string;
  why: string;
  until: string;
}

const GRAVE = ['high', 'critical'];

/**
 * The advisories of high severity for which no exception holds, a sentence each, and the exceptions that have ended.
 * @param today as `2027-08-10`
 */
export function openAdvisories({vulnerabilities}: Audit, exceptions: readonly Exception[], today: string): string[] {
  const found = new Map<string, string>();
  for (const [name, {via}] of Object.entries(vulnerabilities)) {
    for (const advisory of via) {
      if (typeof advisory === 'string' || !GRAVE.includes(advisory.severity)) continue;
      const id = advisory.url.slice(advisory.url.lastIndexOf('/') + 1);
      const exception = exceptions.find((candidate) => candidate.id === id);
      if (exception && exception.until >= today) continue;
      const ended = exception ? ` The exception for it ended on ${exception.until}.` : '';
      found.set(id, `${name}: ${advisory.title} (${advisory.url}).${ended}`);
    }
  }
  return [...found.values()].sort();
}
