import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {NOWHERE} from '../../packages/bench/templates';
import {SEARCH, SITE_FOLDER, URGENT_HELP} from '@dental/practice';
import {fileOf, routes, SITE} from '../support/built';
import {documentAt, each, links, words} from '../support/document';
import {navTitleOf, pageAt, pagesOfKind} from '@dental/content';
import {hasPage, site} from '@dental/testing/realSite';

const EVERYWHERE = [...routes, NOWHERE];
const SERVICES = pagesOfKind(site, 'service').map(({cardTitle}) => cardTitle);
const {labels, menus} = site;
const SMART_LINKS = menus.smartLinks
  .filter(({page = '/', link = 'map'}) => pageAt(site, page) && link in site.practice.links)
  .map(({label}) => label);
const {phone, address, social} = site.practice;
const PLACE = `${address.street}, ${address.city}, ${address.state} ${address.zip}`;

describe.each(EVERYWHERE)('on %s', (route) => {
  const $ = documentAt(route);

  it('the top bar has phone, address and booking', () => {
    const call = links($, 'header').filter(({href}) => href.startsWith('tel:'));
    expect(call.map(({text}) => text.replace(/: ?/, ': '))).toContain(
      `${labels.layout.callNow} ${phone}`,
    );
    expect(call[0]?.href).toMatch(/^tel:\+1\d{10}$/);
    expect(words($, 'header')).toContain(PLACE);
    const book = links($, 'header').filter(({text}) => text === labels.layout.topBarBooking);
    expect(book).toHaveLength(1);
    expect(book[0]?.target).toBe('_blank');
    expect(book[0]?.rel).toContain('noopener');
  });

  it('the header has three menus, which open without scripts, and leads to all services', () => {
    const groups = menus.main.filter(({links: own}) => own);
    expect(groups).not.toEqual([]);
    for (const {label} of groups) {
      const opened = $('header nav details > summary').filter((_, node) =>
        $(node).text().trim().startsWith(label),
      );
      expect(opened.length, `There is no menu called ${label}.`).toBeGreaterThan(0);
      expect(opened.first().parent().find('a[href]').length).toBeGreaterThanOrEqual(3);
    }
    const shown = links($, 'header').map(({text}) => text);
    expect(shown).toEqual(expect.arrayContaining([labels.layout.request, ...SERVICES]));
    for (const page of pagesOfKind(site, 'sub-service'))
      expect(
        links($, 'header').filter(
          ({href, text}) => href === page.path && text === navTitleOf(page),
        ),
      ).toHaveLength(2);
  });

  it('the footer has Smart Links, services, contact and the social profiles', () => {
    expect(each($, 'footer h2')).toContain(labels.layout.smartLinks);
    const footer = links($, 'footer');
    expect(footer.map(({text}) => text)).toEqual(
      expect.arrayContaining([...SMART_LINKS, ...SERVICES]),
    );
    expect(words($, 'footer').replaceAll(', ', ',')).toContain(PLACE.replaceAll(', ', ','));
    expect(footer.filter(({href}) => href.startsWith('tel:')).length).toBeGreaterThan(0);
    expect(footer.filter(({href}) => href.startsWith('mailto:')).length).toBeGreaterThan(0);
    expect(footer.map(({href}) => href)).toEqual(
      expect.arrayContaining(social.map(({url}) => url)),
    );
  });

  it('every link to another website opens a new tab, safely', () => {
    const outside = links($, 'body').filter((link) => /^(https?:)?\/\//.test(link.href));
    expect(outside).not.toEqual([]);
    for (const {href, target, rel} of outside)
      expect({href, target, safe: rel.split(' ').includes('noopener')}).toEqual({
        href,
        target: '_blank',
        safe: true,
      });
  });

  it('every link to a place on the page finds it', () => {
    const ids = $('[id]')
      .toArray()
      .map(({attribs}) => attribs.id);
    for (const {href} of links($, 'body').filter((link) => /^#./.test(link.href)))
      expect(ids).toContain(decodeURIComponent(href.slice(1)));
  });

  it('the search and urgent help, where the practice has them, are one touch away, and nothing else of the search is there', () => {
    const leading = (within: string, to: string) =>
      links($, within).filter(({href, text}) => href === to && text !== '').length;
    if (hasPage(SEARCH)) expect(leading('body', SEARCH)).toBeGreaterThanOrEqual(2);
    else expect(leading('body', SEARCH)).toBe(0);
    if (route !== SEARCH) expect($('[data-search], [data-search-index]').length).toBe(0);
    // From the header, the bar on phones and the footer; what a page itself leads to is its own matter.
    expect(leading('body', URGENT_HELP) - leading('main', URGENT_HELP)).toBe(
      hasPage(URGENT_HELP) ? 3 : 0,
    );
  });
});

it('every link on every page leads somewhere', () => {
  const found = new Map<string, string>();
  for (const route of EVERYWHERE)
    for (const {href} of links(documentAt(route), 'body').filter((link) =>
      /^\/(?!\/)/.test(link.href),
    ))
      found.set(href, route);
  expect(found.size).toBeGreaterThan(0);
  for (const [href, on] of found) {
    const path = decodeURIComponent(new URL(href, SITE).pathname);
    const isThere = existsSync(join(SITE_FOLDER, path)) || fileOf(path) !== fileOf(NOWHERE);
    expect(isThere, `${on} links to ${href}.`).toBe(true);
  }
});
