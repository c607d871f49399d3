import {describe, expect, it} from 'vitest';
import type {Content, Problem} from '@dental/content';
import {checkConsent} from '../src/checks/consent';
import {checkSecrets} from '../src/checks/lines';
import {checkAltText} from '../src/checks/pictures';
import {checkOurLinks} from '../src/checks/vendors';
import {checkWebAddresses} from '../src/checks/webAddresses';

/* One example for each group of words that a check looks for. */

const BOOKING = 'https://book.com/ours';
const SITE = {
  practice: {site: 'https://www.copperfinch.com', email: '', links: {booking: BOOKING}},
};

/** The problems of one link of a page. */
function checkLink(url: string, text = 'our page', check = checkWebAddresses): Problem[] {
  const content = {
    ...SITE,
    thirdParties: {links: [], agreements: {}},
    integrations: {
      forms: {vendor: 'formspree', contact: 'c', virtual: 'v', newsletter: 'n'},
      chat: {vendor: 'text-us', number: '(480) 233-4455'},
      financing: {vendor: 'carecredit', customLink: 'https://www.carecredit.com/go/A/'},
      map: {vendor: 'openstreetmap'},
    },
    videos: [],
    documents: [{file: 'a.mdx', body: {links: [{url, text, line: 1}]}}],
    findLine: () => 1,
    readText: () => '',
  } as unknown as Content;
  return check(content);
}

function listMessagesForLink(...link: Parameters<typeof checkLink>): string[] {
  return checkLink(...link).map(({message}) => message);
}

/** The fields of our own addresses with a problem, for an address of our website. */
function listFieldsForSite(site: string): string[] {
  const practice = {
    site,
    email: 'hello@copperfinch.com',
    links: {
      booking: 'https://portal.copperfinch.com/book',
      payments: 'https://pay.copperfinch.com',
    },
  };
  const content = {
    practice,
    documents: [],
    files: new Set(),
    findLine: () => 1,
    readText: () => site,
  };
  const problems = checkWebAddresses(content as unknown as Content);
  expect(problems.filter(({suggestion}) => suggestion)).toEqual([]);
  return problems.map(({field}) => field ?? '');
}

describe('checkWebAddresses', () => {
  it.each(['https://www.coperfinch.com', 'https://www.copperfinch.co'])(
    'reports only the address of the website when it is %s',
    (site) => expect(listFieldsForSite(site)).toEqual(['site']),
  );

  it('accepts our own addresses when all have one host', () => {
    expect(listFieldsForSite('https://www.copperfinch.com')).toEqual([]);
  });

  it.each([
    'utm_source=a',
    'fbclid=a',
    'gad_source=a',
    'mc_cid=a',
    'igsh=a',
    '_hsenc=a',
    'si=a',
    'elqTrackId=a',
    'aff_id=a',
  ])('reports the tracking parameter %s', (parameter) => {
    expect(listMessagesForLink(`https://ada.org/tips?page=2&${parameter}`)).toEqual([
      'The address has a tracking code at its end.',
    ]);
  });

  it.each([
    {url: 'https://google.com@evil.example/', problem: 'The link opens evil.example'},
    {url: `https://ada.org/${'a'.repeat(3000)}`, problem: 'The link has 3016 characters'},
  ])('reports that $problem', ({url, problem}) => {
    expect(listMessagesForLink(url)).toMatchObject([expect.stringContaining(problem)]);
  });

  it.each([
    {url: 'https://www.hss.gov/civil-rights', site: 'hhs.gov'},
    {url: 'https://faecbook.com/about', site: 'facebook.com'},
    {url: 'https://www.carecredit.co/', site: 'carecredit.com'},
  ])('asks about $url, which looks like $site', ({url, site}) => {
    const remedy = `Did you mean ${site}? Open the link to see where it goes.`;
    expect(checkLink(url)).toMatchObject([{severity: 'warning', remedy}]);
  });

  it.each(['https://ocrportal.hhs.gov/ocr', 'https://WWW.FCC.gov/', 'https://helper.com/'])(
    'accepts %s, which is no typo of a well-known website',
    (url) => {
      expect(listMessagesForLink(url)).toEqual([]);
    },
  );

  it('accepts other parameters', () => {
    expect(listMessagesForLink('https://ada.org/tips?size=2&topic=gums')).toEqual([]);
  });

  it.each([
    'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fada.org',
    'https://www.google.com/url?q=https%3A%2F%2Fada.org',
    'https://l.instagram.com/?u=https%3A%2F%2Fada.org',
    'https://linkprotect.cudasvc.com/url?a=https%3A%2F%2Fada.org',
    'https://protect-us.mimecast.com/s/a?u=https%3A%2F%2Fada.org',
    'https://urldefense.com/v3/__https://ada.org__;!a',
  ])('reports the tracking link %s', (url) => {
    expect(listMessagesForLink(url)).toEqual([
      'This is a tracking link from an email program or social network.',
    ]);
  });

  it.each([
    {url: 'http://192.168.1.20/menu', target: 'one of our own computers'},
    {url: 'http://printer.local/', target: 'one of our own computers'},
    {url: 'file:///C:/guide.pdf', target: 'one of our own computers'},
    {url: 'https://drive.google.com/a', target: 'Google Docs'},
    {url: 'https://forms.gle/a', target: 'Google Docs'},
    {url: 'https://company.sharepoint.com/a', target: 'a file-sharing service'},
    {url: 'https://www.canva.com/design/a', target: 'one of our own work tools'},
    {url: 'https://github.com/a/b', target: "this website's source files"},
    {url: 'https://staging.ada.org/', target: 'a preview'},
    {url: 'https://copper.netlify.app/', target: 'a preview'},
    {url: 'https://ada.org/wp-admin/', target: 'a page for editors'},
    {url: 'https://business.facebook.com/a', target: 'a page for editors'},
    {url: 'https://www.facebook.com/adsmanager', target: 'a page for editors'},
    {url: 'https://bit.ly/a', target: 'a shortened address'},
    {url: 'https://maps.app.goo.gl/a', target: 'a shortened address'},
  ])('reports that $url opens $target', ({url, target}) => {
    expect(listMessagesForLink(url)).toEqual([
      expect.stringContaining(`The link ${url} opens ${target}`),
    ]);
  });

  it.each(['https://boxing.com/a', 'https://www.canva.com/about', 'https://ada.org/editorial'])(
    'accepts the similar address %s',
    (url) => {
      expect(listMessagesForLink(url)).toEqual([]);
    },
  );
});

describe('checkOurLinks', () => {
  it.each([
    'Book online',
    'please schedule your next cleaning',
    'request an appointment',
    'Pay your bill',
    'New patient forms',
    'Log in',
  ])('reports another website behind the text %s', (text) => {
    expect(listMessagesForLink('https://other-office.com/', text, checkOurLinks)).toHaveLength(1);
  });

  it('reports another page of the website where patients book', () => {
    const find = (url: string) => listMessagesForLink(url, 'Book online', checkOurLinks);
    expect(find('https://book.com/theirs')).toEqual([expect.stringContaining(BOOKING)]);
    expect(find(`${BOOKING}?day=1`)).toEqual([]);
  });

  it.each(['Schedule of fees', 'Paying for care', 'the book'])('accepts the text %s', (text) => {
    expect(listMessagesForLink('https://other-office.com/', text, checkOurLinks)).toEqual([]);
  });
});

describe('checkAltText', () => {
  const listMessagesForAlt = (alt: string) => {
    const tag = {name: 'Picture', attributes: {alt, image: 'team/rosa'}, line: 1};
    const content = {documents: [{file: 'a.mdx', body: {components: [tag]}}]} as unknown as Content;
    return checkAltText(content).map(({message}) => message);
  };

  it.each(['Image', 'a photo of the', 'illustration 2', 'alt text', 'n/a', '...', 'Untitled 3'])(
    'reports the useless text %s',
    (alt) => {
      expect(listMessagesForAlt(alt)).toEqual([expect.stringContaining("doesn't say what")]);
    },
  );

  it.each(['IMG_2041', 'DSC 0042', 'whatsapp image 2026-03-01', 'smile.jpg', 'front_desk_final'])(
    'reports the file name %s',
    (alt) => {
      expect(listMessagesForAlt(alt)).toEqual([expect.stringContaining('is a file name')]);
    },
  );

  it.each(['Rosa at the front desk', 'A picture frame on the wall', 'X-ray'])(
    'accepts the description %s',
    (alt) => {
      expect(listMessagesForAlt(alt)).toEqual([]);
    },
  );
});

describe('checkConsent', () => {
  it.each(['not yet', 'verbal only', 'by phone', 'will sign', 'n/a', 'lost', 'which binder?'])(
    'reports the unsigned consent %s',
    (filed) => {
      const consent = {file: 'a.mdx', at: [], on: '2026-05-02', until: '2030-01-01', filed};
      const content = {
        consents: [consent],
        today: '2026-11-21',
        findLine: () => 1,
      } as unknown as Content;
      expect(checkConsent(content).map(({message}) => message)).toEqual([
        `"${filed}" means that no consent is signed.`,
      ]);
    },
  );
});

describe('checkSecrets', () => {
  const listMessagesForText = (text: string) =>
    checkSecrets({
      files: new Set(['pages-content/a.mdx']),
      readText: () => text,
    } as unknown as Content).map(({message}) => message);

  it.each([
    'api_key = a1b2c3d4',
    'secret: a1b2c3d4',
    'auth-token=a1b2c3d4',
    'client secret: a1b2c3d4',
    'Password: finch2026',
    'passphrase = "finch2026"',
  ])('reports the password in %s', (text) => {
    expect(listMessagesForText(text)).toEqual(['This line contains a password or an access code.']);
  });

  it.each([
    {text: 'SSN 219-09-9999', noun: 'a Social Security number'},
    {text: 'Card 4111 1111 1111 1111', noun: 'a credit card number'},
  ])('reports $noun', ({text, noun}) => {
    expect(listMessagesForText(text)).toEqual([`This line contains ${noun}.`]);
  });

  it('accepts a password without a value', () => {
    expect(listMessagesForText('Password: ask the manager')).toEqual([]);
  });
});
