import {readFileSync} from 'node:fs';
import * as z from 'zod';
import {describe, expect, it} from 'vitest';
import {practiceSchemas, readYaml, validate} from '@dental/content';
import {
  configureVendor,
  describeFrame,
  getEmbedSite,
  getEmbedSiteOf,
  getPageSources,
  isFramed,
  listHosts,
  listVendorsInUse,
  type VendorInUse,
} from '../src/integrations';
import {VENDORS, getVendor} from '../src/registry';
import {createThirdPartyTable} from '../src/table';
import {site} from '@dental/testing/realSite';
import {expectPlainWords} from '@dental/testing/problems';
import {makeExampleIds} from '@dental/testing/vendors/ids';

const FILE = 'pages-content/_practice/integrations.yml';
const text = readFileSync(FILE, 'utf8');

/** The problems of the file with another vendor for the chat. */
function findProblems(chat: string) {
  const edited = text.replace(/chat:\n( {2}.*\n)+/, `chat:\n${chat}`);
  const {problems} = validate(
    FILE,
    readYaml(FILE, edited),
    practiceSchemas.integrations as z.ZodType,
  );
  expectPlainWords(problems);
  return problems;
}

describe('a practice without chat, financing, and map', () => {
  const forms = {vendor: 'formspree', ...makeExampleIds('formspree')};

  it('passes the schema with only its forms', () => {
    expect(practiceSchemas.integrations.safeParse({forms}).error).toBeUndefined();
  });

  it('has neither frames nor a row in the table for a map', () => {
    const choices = {integrations: {forms}, videos: []};
    const used = listVendorsInUse(choices);
    expect(used.map(({kind}) => kind)).toEqual(['forms']);
    expect(getPageSources(used)).not.toHaveProperty('frame-src');
    const {labels} = site;
    const thirdParties = {agreements: {}, links: []};
    expect(
      createThirdPartyTable({...choices, thirdParties, labels}).map(({owner}) => owner),
    ).toEqual(['Formspree']);
  });
});

describe('the schema of integrations.yml', () => {
  it.each(
    VENDORS.filter(({kind}) => kind !== 'videos').map((vendor) => ({name: vendor.name, vendor})),
  )('accepts the ids of $name as its console shows them', ({vendor}) => {
    expect(z.strictObject(vendor.ids).safeParse(makeExampleIds(vendor.id)).error).toBeUndefined();
  });

  it('rejects an unknown vendor, and suggests a known one', () => {
    expect(findProblems('  vendor: crips\n')).toMatchObject([
      {field: 'chat.vendor', remedy: expect.stringContaining('Did you mean crisp?') as string},
    ]);
  });

  it("explains a malformed id in the vendor's own words", () => {
    expect(findProblems('  vendor: crisp\n  websiteId: my-site\n')).toMatchObject([
      {field: 'chat.websiteId', message: expect.stringContaining('Crisp website ID') as string},
    ]);
  });

  it("lists the vendor's own fields when a field is another vendor's", () => {
    const chat = [
      '  vendor: crisp',
      '  websiteId: 11111111-1111-4111-8111-111111111111',
      '  propertyId: "507f1f77bcf86cd799439011"',
      '',
    ];
    expect(findProblems(chat.join('\n'))).toMatchObject([
      {field: 'chat.propertyId', remedy: expect.stringContaining('websiteId') as string},
    ]);
  });
});

describe('the hosts of a vendor', () => {
  const listHostsOf = (vendor: string, ids = {}) =>
    listHosts(
      configureVendor(getVendor('forms', vendor), {...makeExampleIds(vendor), ...ids}).sources,
    );

  it('contains HIPAA hosts only if the practice has a HIPAA account', () => {
    expect(listHostsOf('jotform')).toEqual(['form.jotform.com', 'submit.jotform.com']);
    expect(listHostsOf('jotform', {hipaa: true})).toEqual([
      'hipaa.jotform.com',
      'hipaa-submit.jotform.com',
    ]);
  });

  it('follows the region of the account', () => {
    expect(listHostsOf('hubspot')).toEqual(
      expect.arrayContaining(['js.hsforms.net', 'perf-na1.hsforms.com']),
    );
    expect(listHostsOf('hubspot', {region: 'eu1'})).toEqual(
      expect.arrayContaining([
        'js-eu1.hsforms.net',
        'forms-eu1.hsforms.com',
        'perf-eu1.hsforms.com',
      ]),
    );
  });
});

describe('the form of Formspree', () => {
  const ids = makeExampleIds('formspree');
  const form = getVendor('forms', 'formspree').form?.(ids, 'contact', {
    address: 'https://www.example.com',
    thanks: '/es/thank-you',
  });

  it('posts to Formspree with the id of the form', () => {
    expect(form?.action).toBe(`https://formspree.io/f/${ids.contact}`);
  });

  it('names the thank-you page with its complete address', () => {
    expect(form?.hidden._next).toBe('https://www.example.com/es/thank-you');
  });
});

describe('describeFrame', () => {
  const embedSite = {address: 'https://embed.our.example', home: 'https://www.our.example'};

  it.each(VENDORS)('gives $name another origin than ours if it has a script', (vendor) => {
    const isScript = vendor.integration === 'script';
    for (const site of [undefined, embedSite]) {
      const {src, sandbox} = describeFrame(vendor, site);
      if (!isScript) expect(sandbox).toBeUndefined();
      else if (site) expect(src).toBe(`${site.address}/embed/${vendor.id}.html`);
      else expect(sandbox).not.toContain('allow-same-origin');
      expect(sandbox ?? '').not.toMatch(/top-navigation|modals/);
      expect(src !== undefined).toBe(isFramed(vendor));
    }
  });
});

describe('getEmbedSiteOf', () => {
  const site = {address: 'https://embed.our.example', home: 'https://www.our.example'};
  const [hubspot, crisp, cherry] = ['hubspot', 'crisp', 'cherry'].map((id) =>
    configureVendor(
      VENDORS.find((vendor) => vendor.id === id)!,
      makeExampleIds(id),
    ),
  ) as [VendorInUse, VendorInUse, VendorInUse];

  it('keeps scripts out of the origin that another vendor needs', () => {
    expect(getEmbedSiteOf(hubspot.vendor, [hubspot, crisp], site)).toBe(site);
    expect(getEmbedSiteOf(crisp.vendor, [hubspot, crisp], site)).toBeUndefined();
    expect(getEmbedSiteOf(crisp.vendor, [crisp, cherry], site)).toBe(site);
  });
});

describe('getEmbedSite', () => {
  const practice = {site: 'https://www.our.example', embedSite: 'https://embed.our.example'};

  it("is the practice's address in production", () => {
    expect(getEmbedSite(practice, 'production', 'http://embed.localhost:3000')).toEqual({
      address: practice.embedSite,
      home: practice.site,
    });
    expect(getEmbedSite({site: practice.site}, 'production')).toBeUndefined();
  });

  it('is that of EMBED_SITE in a preview', () => {
    expect(getEmbedSite(practice, 'preview', 'http://embed.localhost:3000')).toEqual({
      address: 'http://embed.localhost:3000',
      home: 'http://localhost:3000',
    });
    expect(getEmbedSite(practice, 'preview', '')).toBeUndefined();
  });

  it.each(['http://localhost:3000', 'https://embed.x.example/', "https://embed.x.example;'"])(
    'refuses EMBED_SITE=%s',
    (value) => expect(() => getEmbedSite(practice, 'preview', value)).toThrow('EMBED_SITE is'),
  );
});

describe('createThirdPartyTable', () => {
  const facts = {
    integrations: {
      forms: {vendor: 'formspree', ...makeExampleIds('formspree')},
      chat: {vendor: 'text-us', ...makeExampleIds('text-us')},
      financing: {vendor: 'carecredit', ...makeExampleIds('carecredit')},
      map: {vendor: 'openstreetmap'},
    },
    videos: [{provider: 'vimeo', source: '1'}],
    thirdParties: {agreements: {formspree: 'signed'} as const, links: []},
    labels: site.labels,
  };

  it('lists each vendor in use with its hosts and agreement', () => {
    expect(
      createThirdPartyTable(facts).map(({owner, hosts, agreement}) => [owner, hosts, agreement]),
    ).toEqual([
      ['Formspree', ['formspree.io'], 'signed'],
      ['CareCredit (Synchrony)', ['www.carecredit.com'], 'missing'],
      ['OpenStreetMap Foundation', ['www.openstreetmap.org'], 'not-needed'],
      ['Vimeo', ['player.vimeo.com'], 'not-needed'],
    ]);
  });
});
