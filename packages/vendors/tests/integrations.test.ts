import {readFileSync} from 'node:fs';
import * as z from 'zod';
import {describe, expect, it} from 'vitest';
import {practiceSchemas, readYaml, validate} from '@dental/content';
import {hostsIn, inUse} from '../src/integrations';
import {VENDORS, vendorOf} from '../src/registry';
import {thirdPartyTable} from '../src/table';
import {site} from '@dental/testing/realSite';
import {expectPlainWords} from '@dental/testing/problems';
import {exampleIds} from '@dental/testing/vendors/ids';

const FILE = 'pages-content/_practice/integrations.yml';
const text = readFileSync(FILE, 'utf8');

/** What is said of the file with another vendor for the chat. */
function problems(chat: string) {
  const edited = text.replace(/chat:\n( {2}.*\n)+/, `chat:\n${chat}`);
  const found = validate(
    FILE,
    readYaml(FILE, edited),
    practiceSchemas.integrations as z.ZodType,
  ).problems;
  expectPlainWords(found);
  return found;
}

describe('a vendor and its ids', () => {
  it.each(
    VENDORS.filter(({kind}) => kind !== 'films').map((vendor) => [vendor.name, vendor] as const),
  )('of %s are taken as its console shows them', (_, vendor) => {
    expect(z.strictObject(vendor.ids).safeParse(exampleIds(vendor.id)).error).toBeUndefined();
  });

  it('that no record knows is refused, and the message names those that there are', () => {
    expect(problems('  vendor: crips\n')).toMatchObject([
      {field: 'chat.vendor', remedy: expect.stringContaining('Did you mean crisp?') as string},
    ]);
  });

  it('in the wrong form is explained in the words of the vendor', () => {
    expect(problems('  vendor: crisp\n  websiteId: my-site\n')).toMatchObject([
      {field: 'chat.websiteId', message: expect.stringContaining('Crisp website ID') as string},
    ]);
  });

  it('with a field of another vendor is told which fields this one has', () => {
    const found = problems(
      '  vendor: crisp\n  websiteId: 11111111-1111-4111-8111-111111111111\n  propertyId: "507f1f77bcf86cd799439011"\n',
    );
    expect(found).toMatchObject([
      {field: 'chat.propertyId', remedy: expect.stringContaining('websiteId') as string},
    ]);
  });
});

describe('the hosts of a vendor', () => {
  const hosts = (vendor: string, ids = {}) =>
    hostsIn(inUse(vendorOf('forms', vendor), {...exampleIds(vendor), ...ids}).sources);

  it('are those of a HIPAA account only where the practice has one', () => {
    expect(hosts('jotform')).toEqual(['form.jotform.com', 'submit.jotform.com']);
    expect(hosts('jotform', {hipaa: true})).toEqual([
      'hipaa.jotform.com',
      'hipaa-submit.jotform.com',
    ]);
  });

  it('follow the region of the account', () => {
    expect(hosts('hubspot')).toEqual(
      expect.arrayContaining(['js.hsforms.net', 'perf-na1.hsforms.com']),
    );
    expect(hosts('hubspot', {region: 'eu1'})).toEqual(
      expect.arrayContaining([
        'js-eu1.hsforms.net',
        'forms-eu1.hsforms.com',
        'perf-eu1.hsforms.com',
      ]),
    );
  });
});

describe("the privacy page's table", () => {
  const facts = {
    integrations: {
      forms: {vendor: 'formspree', ...exampleIds('formspree')},
      chat: {vendor: 'text-us', ...exampleIds('text-us')},
      financing: {vendor: 'carecredit', ...exampleIds('carecredit')},
      map: {vendor: 'openstreetmap'},
    },
    videos: [{provider: 'vimeo', source: '1'}],
    thirdParties: {agreements: {formspree: 'signed'} as const, links: []},
    labels: site.labels,
  };

  it('has a row for each vendor in use, with its hosts and its agreement', () => {
    expect(
      thirdPartyTable(facts).map(({owner, hosts, agreement}) => [owner, hosts, agreement]),
    ).toEqual([
      ['Formspree', ['formspree.io'], 'signed'],
      ['CareCredit (Synchrony)', ['www.carecredit.com'], 'missing'],
      ['OpenStreetMap Foundation', ['www.openstreetmap.org'], 'not-needed'],
      ['Vimeo', ['player.vimeo.com'], 'not-needed'],
    ]);
  });
});
