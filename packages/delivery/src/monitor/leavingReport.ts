import {formatLongDate} from '@dental/practice';
import type {DnsRecord, PublicRecords} from './publicRecords';

/** Formats the public records of a domain, and what must survive when the website moves. */
export function formatLeavingReport({
  domain,
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
  const hasMail = others.some(({type}) => type === 'MX');
  return [
    `Public records of ${domain}`,
    '',
    `Registrar: ${registrar ?? 'unknown'}. Ask for your own login there.`,
    `Owner: ${registrant ?? 'not public'}. It must be the practice, not the agency.`,
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

function formatRecords(records: readonly DnsRecord[]): string[] {
  if (records.length === 0) return ['  none found'];
  return records.map(({name, type, value}) => `  ${name} ${type} ${value}`);
}
