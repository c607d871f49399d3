import {formatLongDate} from '@dental/practice';
import type {DnsRecord, PublicRecords} from './publicRecords';

/** Formats the public records of a domain, and what must survive when the website moves. */
export function formatLeavingReport({
  domain,
  registered,
  registration,
  records,
  failures,
}: PublicRecords): string {
  const {registrar, registrant, expires, isLocked, isSigned} = registration ?? {};
  const isWebsite = ({name, type}: DnsRecord) =>
    /^(?:A|AAAA|CNAME)$/.test(type) && (name === domain || name === `www.${domain}`);
  const servers = records.filter(({type}) => type === 'NS').map(({value}) => value);
  const website = records.filter(isWebsite);
  const others = records.filter((record) => record.type !== 'NS' && !isWebsite(record));
  // A server without a name means that the domain takes no email (RFC 7505).
  const hasMail = others.some(({type, value}) => type === 'MX' && !/^\d+ \.?$/.test(value));
  return [
    `Public records of ${domain}`,
    '',
    ...(registered === domain ? [] : [describePart(domain, registered), '']),
    `Registrar: ${registrar ?? 'unknown'}`,
    'Ask for your own login there.',
    `Owner: ${registrant ?? 'not public'}`,
    'It must be the practice, not the agency.',
    `Paid until: ${expires ? formatLongDate(expires.slice(0, 10)) : 'unknown'}`,
    ...(isLocked
      ? ['Locked: the registrar must unlock it before it can move to another one.']
      : []),
    ...(isSigned ? ['DNSSEC is on: turn it off a day before you change the name servers.'] : []),
    `Name servers: ${servers.join(', ') || 'none found; check the spelling of the domain'}`,
    '',
    'Change only these, to move the website:',
    ...formatRecords(website),
    '',
    'Must survive. Copy them to the new DNS before you change the name servers:',
    ...formatRecords(others),
    hasMail
      ? 'Email stops without the MX, SPF, DKIM, and DMARC records above.'
      : 'No mail server was found: ask where your email arrives.',
    'DKIM keys may have other names. Ask your mail service, or export the whole zone.',
    ...(failures.length > 0 ? ['', 'Not read. Try again, or ask the agency:', ...failures] : []),
  ].join('\n');
}

function describePart(domain: string, registered: string): string {
  return (
    `${domain} is part of ${registered}. If that belongs to the agency, you can't take this ` +
    'address with you. Get a domain of your own, and ask the agency to redirect every old address.'
  );
}

function formatRecords(records: readonly DnsRecord[]): string[] {
  if (records.length === 0) return ['  none found'];
  return records.map(({name, type, value}) => `  ${name} ${type} ${value}`);
}
