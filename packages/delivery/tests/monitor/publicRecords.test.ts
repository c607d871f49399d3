import {describe, expect, it} from 'vitest';
import {UserError} from '@dental/practice';
import {formatLeavingReport} from '../../src/monitor/leavingReport';
import {parseDomain, readPublicRecords, type Sources} from '../../src/monitor/publicRecords';

const REGISTERED = {
  status: ['client transfer prohibited', 'active'],
  events: [{eventAction: 'expiration', eventDate: '2027-03-05T04:00:00Z'}],
  entities: [
    {roles: ['registrar'], vcardArray: ['vcard', [['fn', {}, 'text', 'Names Inc.']]]},
    {roles: ['registrant'], vcardArray: ['vcard', [['fn', {}, 'text', '']]]},
  ],
  secureDNS: {delegationSigned: true},
};

const RECORDS: Record<string, unknown[]> = {
  'old.example NS': ['ns1.agency.example', 'ns2.agency.example'],
  'old.example A': ['192.0.2.1'],
  'www.old.example CNAME': ['sites.agency.example'],
  'old.example MX': [{exchange: 'mx.mail.example', priority: 10}],
  'old.example TXT': [['v=spf1 include:mail.example ', '-all'], ['google-site-verification=x']],
  'old.example CAA': [{critical: 0, issue: 'letsencrypt.org'}],
  '_dmarc.old.example TXT': [['v=DMARC1; p=none']],
  'selector1._domainkey.old.example CNAME': ['selector1.mail.example'],
};

function makeSources(records = RECORDS, domain: object | number = REGISTERED): Sources {
  const servers = {
    version: '1.0',
    publication: '',
    services: [[['example'], ['https://rdap.example/v1/']]],
  };
  const answers: Record<string, object | number> = {
    'https://data.iana.org/rdap/dns.json': servers,
    'https://rdap.example/v1/domain/old.example': domain,
  };
  return {
    fetch: (url) => {
      const answer = answers[url] ?? 500;
      return Promise.resolve(
        typeof answer === 'number' ? new Response('', {status: answer}) : Response.json(answer),
      );
    },
    resolve: (name, type) => {
      const answer = records[`${name} ${type}`];
      const code = name.startsWith('autodiscover') ? 'ETIMEOUT' : 'ENODATA';
      return answer
        ? Promise.resolve(answer)
        : Promise.reject(Object.assign(new Error(code), {code}));
    },
  };
}

describe('parseDomain', () => {
  it.each([
    {input: 'old.example', domain: 'old.example'},
    {input: ' https://www.Old.example/about?x#y', domain: 'old.example'},
    {input: 'zähne.example', domain: 'xn--zhne-loa.example'},
    {input: 'old.example:8080', domain: 'old.example'},
  ])('reads $domain from "$input"', ({input, domain}) => {
    expect(parseDomain(input)).toBe(domain);
  });

  it.each(['', 'old', 'a b.example', '192.0.2.1', '--x'])('rejects "%s"', (input) => {
    expect(() => parseDomain(input)).toThrow(UserError);
  });
});

describe('readPublicRecords', () => {
  it('reads the registration and every record, and lists failed look-ups', async () => {
    const {registration, records, failures} = await readPublicRecords('old.example', makeSources());
    expect(registration).toEqual({
      registrar: 'Names Inc.',
      registrant: undefined,
      expires: '2027-03-05T04:00:00Z',
      isLocked: true,
      isSigned: true,
    });
    expect(records.map(({name, type}) => `${name} ${type}`).sort()).toEqual(
      [...Object.keys(RECORDS), 'old.example NS', 'old.example TXT'].sort(),
    );
    expect(records).toContainEqual({
      name: 'old.example',
      type: 'TXT',
      value: 'v=spf1 include:mail.example -all',
    });
    expect(failures).toEqual(["autodiscover.old.example CNAME couldn't be read (ETIMEOUT)."]);
  });

  it('reads an open domain without signatures', async () => {
    const open = {...REGISTERED, status: ['active'], secureDNS: {delegationSigned: false}};
    const {registration} = await readPublicRecords('old.example', makeSources({}, open));
    expect(registration).toMatchObject({isLocked: false, isSigned: false});
  });

  it.each([
    {status: 404, failure: 'The domain is not registered.'},
    {status: 503, failure: "The registration couldn't be read (RDAP 503)."},
  ])('reports a register that answers $status', async ({status, failure}) => {
    const {registration, failures} = await readPublicRecords(
      'old.example',
      makeSources({}, status),
    );
    expect(registration).toBeUndefined();
    expect(failures).toContain(failure);
  });

  it('reports an ending without a register', async () => {
    const {failures} = await readPublicRecords('old.test', makeSources());
    expect(failures).toContain("The registration couldn't be read (.test has no public register).");
  });
});

describe('readPublicRecords of odd domains', () => {
  it('names no privacy service as the owner', async () => {
    const hidden = ['vcard', [['fn', {}, 'text', 'Domains By Proxy, LLC']]];
    const entities = [{roles: ['registrant'], vcardArray: hidden}];
    const {registration} = await readPublicRecords(
      'old.example',
      makeSources({}, {...REGISTERED, entities}),
    );
    expect(registration?.registrant).toBeUndefined();
  });

  it('lists a record of all names once', async () => {
    const names = ['www', 'mail', 'autodiscover', 'name-that-no-one-uses', 'k1._domainkey'];
    const target = ['sites.agency.example'];
    const all = names.map((name): [string, string[]] => [`${name}.old.example CNAME`, target]);
    const {records} = await readPublicRecords(
      'old.example',
      makeSources({...RECORDS, ...Object.fromEntries(all)}),
    );
    const recordNames = records.filter(({value}) => value === target[0]).map(({name}) => name);
    expect(recordNames).toEqual(['www.old.example', '*.old.example']);
  });

  it('reads the registration of the domain that a subdomain is part of', async () => {
    const sources = makeSources({'agency.com NS': ['ns1.agency.com']});
    const read = await readPublicRecords('old.agency.com', sources);
    expect(read).toMatchObject({domain: 'old.agency.com', registered: 'agency.com'});
    const report = formatLeavingReport(read);
    expect(report).toContain('old.agency.com is part of agency.com.');
    expect(report).toContain('Name servers: ns1.agency.com');
  });
});

describe('formatLeavingReport', () => {
  it('separates the records of the website from those that must survive', async () => {
    const report = formatLeavingReport(await readPublicRecords('old.example', makeSources()));
    const [, website = '', survivors = ''] = report.split(/^Change only.*|^Must survive.*/m);
    expect(website).toContain('www.old.example CNAME sites.agency.example');
    for (const value of ['10 mx.mail.example', 'v=spf1', 'v=DMARC1', 'selector1.mail.example'])
      expect(survivors).toContain(value);
    expect(website).not.toContain('MX');
    for (const text of ['Names Inc.', 'March 5, 2027', 'Locked', 'DNSSEC', 'ns1.agency.example'])
      expect(report).toContain(text);
    expect(report).toContain("autodiscover.old.example CNAME couldn't be read");
  });

  it.each([
    {title: 'there is no mail server', records: {}},
    {
      title: 'the domain takes no email',
      records: {'old.example MX': [{exchange: '', priority: 0}]},
    },
  ])('asks where email arrives when $title', async ({records}) => {
    const sources = makeSources(records);
    const report = formatLeavingReport(await readPublicRecords('old.example', sources));
    expect(report).toContain('No mail server was found');
  });

  it('prints no line or color that a record contains', async () => {
    const records = {...RECORDS, 'old.example TXT': [['\u001B[2J\nRegistrar: Evil']]};
    const report = formatLeavingReport(
      await readPublicRecords('old.example', makeSources(records)),
    );
    expect(report).toContain(' [2J Registrar: Evil');
    expect(report).not.toContain('\u001B');
  });

  it('reports a registration without any content', async () => {
    const {registration, failures} = await readPublicRecords('old.example', makeSources({}, []));
    expect(registration).toBeUndefined();
    expect(failures.join()).toContain('the answer is empty');
  });
});
