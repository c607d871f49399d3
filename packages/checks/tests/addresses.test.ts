import {describe, expect, it} from 'vitest';
import type {Content} from '@dental/content';
import {checkAddresses} from '../src/checks/addresses';
import {selectLanguage} from '../src/languages';

interface TestPage {
  path: string;
  redirectFrom?: string[];
}

/** Enough for a second page of the gallery. */
const CASES = Array.from({length: 8}, () => ({kind: 'case', file: 'pages-content/_cases/1.mdx'}));

/** The messages about the old URLs of some pages, each with its place. */
function listMessages(...pages: TestPage[]): string[] {
  const content = {
    pages: pages.map((page) => ({...page, file: page.path})),
    documents: [
      ...CASES,
      ...pages.map(({path, redirectFrom}) => ({
        kind: 'page',
        file: `pages-content${path}.mdx`,
        path,
        fields: {redirectFrom},
      })),
    ],
    practice: {newPatientForms: '/forms/new-patient-forms.pdf'},
    files: new Set(['static/img/art/Hero.svg', 'static/favicon.ico', 'pages-content/index.mdx']),
    findLine: () => 1,
  } as unknown as Content;
  return checkAddresses(selectLanguage(content, 'en')).map(
    ({file, field, message, remedy}) => `${file} ${field}: ${message} ${remedy}`,
  );
}

describe('checkAddresses', () => {
  const home = {path: '/', redirectFrom: ['/home']};

  it('accepts old URLs that belong to one page', () => {
    expect(
      listMessages(home, {path: '/about-us', redirectFrom: ['/about', '/our-office']}),
    ).toEqual([]);
  });

  it.each([
    {
      oldUrl: 'the page itself',
      redirectFrom: ['/about-us'],
      index: 0,
      fault: 'is this page itself',
    },
    {oldUrl: 'another page', redirectFrom: ['/'], index: 0, fault: 'is also a current page'},
    {
      oldUrl: 'on the page twice',
      redirectFrom: ['/x', '/x'],
      index: 1,
      fault: 'appears twice',
    },
  ])('reports an old URL that is $oldUrl', ({redirectFrom, index, fault}) => {
    expect(listMessages(home, {path: '/about-us', redirectFrom})).toEqual([
      expect.stringContaining(
        `/about-us redirectFrom.${index}: The old URL ${redirectFrom[index]} ${fault}`,
      ),
    ]);
  });

  it.each([
    '/forms/new-patient-forms.pdf',
    '/forms/referral-slip.pdf',
    '/Admin/',
    '/admin/preview',
    '/admin.html',
    '/robots.txt',
    '/sw.js',
    '/rules.html',
    '/admin?file=x',
    '/sitemap.xml',
    '/404',
    '/404.html',
    '/favicon.ico',
    '/Favicon.ICO/x',
    '/img/art/hero.svg',
    '/assets/js',
    '/img/made/x.webp',
    '/_redirects',
    '/.well-known/security.txt',
    '/styleguide',
    '/changes',
    '/changes.html',
  ])('reports the file of the site at %s', (url) => {
    const [message] = listMessages({path: '/', redirectFrom: [url]});
    expect(message).toMatch(/belongs to this website: \S+ is there\. /);
  });

  it.each(['/search?q=crowns', '/es/search?q=coronas'])('reports the search %s', (url) => {
    const [message] = listMessages({path: '/', redirectFrom: [url]});
    expect(message).toContain('is a search on this website');
  });

  it.each(['/forms', '/img/tour.jpg', '/old.pdf', '/index.html', '/?page_id=5', '/About.php'])(
    'accepts %s, where the site has nothing',
    (url) => {
      expect(listMessages({path: '/', redirectFrom: [url]}, {path: '/about-us'})).toEqual([]);
    },
  );

  it('reports variants of a page, and of another old URL', () => {
    const about = {path: '/about-us', redirectFrom: ['/old']};
    expect(listMessages({path: '/', redirectFrom: ['/about-us.html', '/OLD/']}, about)).toEqual([
      expect.stringContaining('/about-us.html already redirects to /about-us.'),
      expect.stringContaining('/old also appears on /about-us.'),
      expect.stringContaining('/old also appears on /.'),
    ]);
  });

  it('reports each page that has the same old URL', () => {
    const pages = ['/a', '/b', '/c'].map((path) => ({path, redirectFrom: ['/old']}));
    const messages = listMessages(...pages);
    expect(messages.map((text) => text.match(/\/[abc]\b/g)?.join(' '))).toEqual([
      '/a /b',
      '/b /a',
      '/c /a',
    ]);
  });

  it.each([
    {url: '/es/Costs', fault: 'is also a current page. Delete it from redirectFrom, or delete'},
    {url: '/es/costs.html', fault: 'already redirects to /es/costs.'},
    {url: '/smile-gallery/page/2', fault: 'is also a current page. Delete it from redirectFrom.'},
  ])('reports $url on an English page', ({url, fault}) => {
    const messages = listMessages({path: '/', redirectFrom: [url]}, {path: '/es/costs'});
    expect(messages).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    {url: '/about', fault: 'also appears on /about-us'},
    {url: '/costs', fault: 'is also a current page'},
    {url: '/es/costs', fault: 'is this page itself'},
    {url: '/costs.html', fault: 'already redirects to /costs'},
    {url: '/robots.txt', fault: 'belongs to this website'},
  ])('reports $url on a Spanish page', ({url, fault}) => {
    const messages = listMessages(
      {path: '/about-us', redirectFrom: ['/about']},
      {path: '/costs'},
      {path: '/es/costs', redirectFrom: [url]},
    );
    expect(messages).toContainEqual(expect.stringContaining(`/es/costs redirectFrom.0: The`));
    expect(messages.join('\n')).toContain(fault);
  });

  it('reports an old URL that is a later page', () => {
    expect(listMessages({path: '/a', redirectFrom: ['/b']}, {path: '/b'})).toHaveLength(1);
  });
});
