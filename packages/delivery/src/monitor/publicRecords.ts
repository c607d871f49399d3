import {Resolver} from 'node:dns/promises';
import {lookup, toRegistrableDomain} from 'rdapper';
import {UserError} from '@dental/practice';
import {toOneLine} from '../../github/markdown.mjs';

const TIMEOUT_MS = 10_000;

/** Names of DKIM keys that mail services use. A domain may have others. */
const DKIM_NAMES = ['google', 'selector1', 'selector2', 'k1', 'k2', 's1', 's2', 'default', 'mail'];

/** A name that no one uses. It has records only if all names have them (`*.old.example`). */
const UNUSED_NAME = 'name-that-no-one-uses';

/** Errors of DNS that mean "no such record". Any other is a failed look-up. */
const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND']);

type Resolve = (name: string, type: string) => Promise<unknown>;

/** Access to public records, replaced in tests. */
export interface Sources {
  fetch: (url: string) => Promise<Response>;
  resolve: Resolve;
}

/** One record of DNS, such as `old.example MX 10 mail.old.example`. */
export interface DnsRecord {
  name: string;
  type: string;
  value: string;
}

/** The public records of a domain. */
export interface PublicRecords {
  domain: string;
  /** The registered domain, such as `agency.example` for `old.agency.example`. */
  registered: string;
  /** From RDAP; undefined if it isn't registered, or can't be read. */
  registration?: Registration | undefined;
  records: DnsRecord[];
  /** Look-ups that failed, each as a sentence. Their records may exist. */
  failures: string[];
}

/** The public part of a domain's registration. Dates are ISO 8601. */
interface Registration {
  registrar?: string | undefined;
  /** Undefined if it's hidden, as by most registrars. */
  registrant?: string | undefined;
  expires?: string | undefined;
  /** True if the registrar must unlock the domain before a transfer. */
  isLocked: boolean;
  /** True if DNSSEC is on: new name servers need new keys. */
  isSigned: boolean;
}

/** The real sources. */
export function openSources(): Sources {
  const resolver = new Resolver({timeout: TIMEOUT_MS / 2, tries: 2});
  return {
    fetch: (url) => fetch(url, {signal: AbortSignal.timeout(TIMEOUT_MS)}),
    resolve: (name, type) => resolver.resolve(name, type as 'TXT'),
  };
}

/**
 * Converts what someone types or copies to a domain: `https://www.Old.example/about` to
 * `old.example`.
 * @throws {UserError} if there is no domain in it
 */
export function parseDomain(input: string): string {
  const url = `https://${input.trim().replace(/^[a-z]+:\/\//i, '')}`;
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  const domain = host.replaceAll(/^www\.|\.$/g, '');
  if (/^(?:[a-z\d_-]+\.)+[a-z][a-z\d-]+$/.test(domain)) return domain;
  throw new UserError(
    `"${input}" isn't a domain.`,
    'Add the domain of the old website: npm run leaving -- old-domain.example',
  );
}

/** Reads the public records of a domain. Failed look-ups are listed, never left out. */
export async function readPublicRecords(
  domain: string,
  sources: Sources = openSources(),
): Promise<PublicRecords> {
  const failures: string[] = [];
  const registered = toRegistrableDomain(domain) ?? domain;
  const lookUp = (name: string, ...types: string[]) => types.map((type) => ({name, type}));
  const lookUps = [
    ...lookUp(registered, 'NS'),
    ...lookUp(domain, 'A', 'AAAA', 'CNAME', 'MX', 'TXT', 'CAA'),
    ...lookUp(`${UNUSED_NAME}.${domain}`, 'A', 'CNAME', 'TXT'),
    ...lookUp(`www.${domain}`, 'CNAME', 'A'),
    ...lookUp(`mail.${domain}`, 'CNAME', 'A'),
    ...lookUp(`autodiscover.${domain}`, 'CNAME'),
    ...lookUp(`_dmarc.${domain}`, 'TXT'),
    ...DKIM_NAMES.flatMap((name) => lookUp(`${name}._domainkey.${domain}`, 'CNAME', 'TXT')),
  ];
  const [registration, ...records] = await Promise.all([
    readRegistration(registered, sources, failures),
    ...lookUps.map(({name, type}) => readRecords(name, type, sources, failures)),
  ]);
  return {
    domain,
    registered,
    registration,
    records: combineWildcards(domain, records.flat()),
    failures,
  };
}

/** Replaces the same record of all names by one. The website's own records stay. */
function combineWildcards(domain: string, records: readonly DnsRecord[]): DnsRecord[] {
  const unused = `${UNUSED_NAME}.${domain}`;
  const wildcards = records.filter(({name}) => name === unused);
  const isOfAllNames = ({name, type, value}: DnsRecord) =>
    name.endsWith(`.${domain}`) &&
    name !== `www.${domain}` &&
    wildcards.some((wildcard) => wildcard.type === type && wildcard.value === value);
  return [
    ...records.filter((record) => !isOfAllNames(record)),
    ...wildcards.map((record) => ({...record, name: `*.${domain}`})),
  ];
}

async function readRecords(
  name: string,
  type: string,
  {resolve}: Sources,
  failures: string[],
): Promise<DnsRecord[]> {
  try {
    const answers = (await resolve(name, type)) as unknown[];
    return answers.map((answer) => ({name, type, value: toOneLine(formatAnswer(answer))}));
  } catch (error) {
    const {code = String(error)} = error as NodeJS.ErrnoException;
    if (!NO_RECORD.has(code)) failures.push(`${name} ${type} couldn't be read (${code}).`);
    return [];
  }
}

/** An answer of `node:dns`: a text, parts of a TXT record, a mail server, or a CAA record. */
function formatAnswer(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  if (Array.isArray(answer)) return answer.join('');
  const {exchange, priority, ...rest} = answer as Record<string, unknown>;
  if (typeof exchange === 'string') return `${String(priority)} ${exchange}`;
  return Object.entries(rest)
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(' ');
}

async function readRegistration(
  domain: string,
  {fetch}: Sources,
  failures: string[],
): Promise<Registration | undefined> {
  const {record, attempts} = await lookup(domain, {
    rdapOnly: true,
    timeoutMs: TIMEOUT_MS,
    customFetch: (url) => fetch(String(url)),
  });
  if (!record?.isRegistered) {
    const ending = domain.slice(domain.lastIndexOf('.'));
    const error = attempts.find((attempt) => attempt.error)?.error;
    const reason = error
      ? toOneLine(error).replace(/[:\s]+$/, '')
      : `${ending} has no public register`;
    failures.push(
      record ? 'The domain is not registered.' : `The registration couldn't be read (${reason}).`,
    );
    return undefined;
  }
  if (!record.registrar?.name && !record.expirationDate) {
    failures.push("The registration couldn't be read (the answer is empty).");
    return undefined;
  }
  const registrant = record.contacts?.find(
    ({type, privacyService}) => type === 'registrant' && !privacyService,
  );
  const owner = registrant?.organization ?? registrant?.name;
  return {
    registrar: record.registrar?.name && toOneLine(record.registrar.name),
    registrant: owner && toOneLine(owner),
    expires: record.expirationDate,
    isLocked: record.transferLock === true,
    isSigned: record.dnssec?.enabled === true,
  };
}
