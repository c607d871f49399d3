import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {MISSING_PATH} from '../../packages/bench/templates';
import {getLanguage, SEARCH_PATH, SITE_FOLDER, URGENT_HELP_PATH} from '@dental/practice';
import {getFile, routes, SITE} from '../support/built';
import {readDocument, readEach, readLinks, readWords} from '../support/document';
import {getNavTitle, findPageAt, getPagesOfKind} from '@dental/content';
import {hasPage, site} from '@dental/testing/realSite';

/** spanish.test.ts tests the others. */
const ALL_ROUTES = [...routes.filter((route) => getLanguage(route) === 'en'), MISSING_PATH];
const SERVICES = getPagesOfKind(site, 'service').map(({cardTitle}) => cardTitle);
const {labels, menus} = site;
const SMART_LINKS = menus.smartLinks
  .filter(({page = '/', link = 'map'}) => findPageAt(site, page) && link in site.practice.links)
  .map(({label}) => label);
const {phone, address, social} = site.practice;
const PLACE = `${address.street}, ${address.city}, ${address.state} ${address.zip}`;

describe.each(ALL_ROUTES)('layout of %s', (route) => {
  const $ = readDocument(route);

  it('has phone, address, and booking in the top bar', () => {
    const call = readLinks($, 'header').filter(({href}) => href.startsWith('tel:'));
    expect(call.map(({text}) => text.replace(/: ?/, ': '))).toContain(
      `${labels.layout.callNow} ${phone}`,
    );
    expect(call[0]?.href).toMatch(/^tel:\+1\d{10}$/);
    expect(readWords($, 'header')).toContain(PLACE);
    const book = readLinks($, 'header').filter(({text}) => text === labels.layout.topBarBooking);
    expect(book).toHaveLength(1);
    expect(book[0]?.target).toBe('_blank');
    expect(book[0]?.rel).toContain('noopener');
  });

  it('has menus that open without scripts and link to all services', () => {
    const groups = menus.main.filter(({links: groupLinks}) => groupLinks);
    expect(groups).not.toEqual([]);
    for (const {label} of groups) {
      const summaries = $('header nav details > summary').filter((_, node) =>
        $(node).text().trim().startsWith(label),
      );
      expect(summaries.length, `There is no menu named "${label}".`).toBeGreaterThan(0);
      expect(summaries.first().parent().find('a[href]').length).toBeGreaterThanOrEqual(3);
    }
    const linkTexts = readLinks($, 'header').map(({text}) => text);
    expect(linkTexts).toEqual(expect.arrayContaining([labels.layout.request, ...SERVICES]));
    for (const page of getPagesOfKind(site, 'sub-service'))
      expect(
        readLinks($, 'header').filter(
          ({href, text}) => href === page.path && text === getNavTitle(page),
        ),
      ).toHaveLength(2);
  });

  it('has Smart Links, services, contact options, and social profiles in the footer', () => {
    expect(readEach($, 'footer h2')).toContain(labels.layout.smartLinks);
    const footer = readLinks($, 'footer');
    expect(footer.map(({text}) => text)).toEqual(
      expect.arrayContaining([...SMART_LINKS, ...SERVICES]),
    );
    expect(readWords($, 'footer').replaceAll(', ', ',')).toContain(PLACE.replaceAll(', ', ','));
    expect(footer.filter(({href}) => href.startsWith('tel:')).length).toBeGreaterThan(0);
    expect(footer.filter(({href}) => href.startsWith('mailto:')).length).toBeGreaterThan(0);
    expect(footer.map(({href}) => href)).toEqual(
      expect.arrayContaining(social.map(({url}) => url)),
    );
  });

  it('keeps the role of every list whose markers are hidden', () => {
    const lists = $(':is(ul, ol)[class]:not([role=list], nav *, form > ol)').toArray();
    expect(lists.map((list) => $.html(list).slice(0, 80))).toEqual([]);
  });

  it('fills the whole screen of a phone and forbids automatic links', () => {
    expect($('meta[name=viewport]').attr('content')).toContain('viewport-fit=cover');
    expect($('meta[name=viewport]')).toHaveLength(1);
    expect($('meta[name=format-detection]').attr('content')).toContain('telephone=no');
  });

  it('opens every link to another website safely in a new tab', () => {
    const outside = readLinks($, 'body').filter((link) => /^(https?:)?\/\//.test(link.href));
    expect(outside).not.toEqual([]);
    for (const {href, target, rel} of outside)
      expect({href, target, safe: rel.split(' ').includes('noopener')}).toEqual({
        href,
        target: '_blank',
        safe: true,
      });
  });

  it('has a target for every link to an anchor', () => {
    const ids = $('[id]')
      .toArray()
      .map(({attribs}) => attribs.id);
    for (const {href} of readLinks($, 'body').filter((link) => /^#./.test(link.href)))
      expect(ids).toContain(href.slice(1));
  });

  it('links to the search and to urgent help, but contains no search', () => {
    const countLinks = (within: string, to: string) =>
      readLinks($, within).filter(({href, text}) => href === to && text !== '').length;
    if (hasPage(SEARCH_PATH)) expect(countLinks('body', SEARCH_PATH)).toBeGreaterThanOrEqual(2);
    else expect(countLinks('body', SEARCH_PATH)).toBe(0);
    if (route !== SEARCH_PATH) expect($('[data-search], [data-search-index]').length).toBe(0);
    // The top bar, the scrolled header, the bar on phones, and the footer have one each. Links in
    // the page don't count.
    expect(countLinks('body', URGENT_HELP_PATH) - countLinks('main', URGENT_HELP_PATH)).toBe(
      hasPage(URGENT_HELP_PATH) ? 4 : 0,
    );
  });
});

it('has a page or file for every internal link', () => {
  const pageByHref = new Map<string, string>();
  for (const route of ALL_ROUTES) {
    const hrefs = readLinks(readDocument(route), 'body').map(({href}) => href);
    for (const href of hrefs.filter((one) => /^\/(?!\/)/.test(one))) pageByHref.set(href, route);
  }
  expect(pageByHref.size).toBeGreaterThan(0);
  for (const [href, page] of pageByHref) {
    const path = decodeURIComponent(new URL(href, SITE).pathname);
    const exists = existsSync(join(SITE_FOLDER, path)) || getFile(path) !== getFile(MISSING_PATH);
    expect(exists, `${page} links to ${href}, which does not exist.`).toBe(true);
  }
});
