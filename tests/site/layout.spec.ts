import {expect, test} from 'playwright/test';
import {NOWHERE} from '../../packages/bench/templates';
import {routes} from '../support/built';
import {ask, each, links, words} from '../support/document';
import {pagesOfKind} from '@dental/content';
import {site} from '../support/realSite';

const EVERYWHERE = [...routes, NOWHERE];
const SERVICES = pagesOfKind(site, 'service').map(({cardTitle}) => cardTitle);
const {labels} = site;
const {phone, address, social} = site.practice;
const PLACE = `${address.street}, ${address.city}, ${address.state} ${address.zip}`;

for (const route of EVERYWHERE) {
  test(`${route} has the header and the footer that all pages share`, async ({request}) => {
    const {$} = await ask(request, route);

    await test.step('top bar: phone, address, booking', () => {
      const call = links($, 'header').filter(({href}) => href.startsWith('tel:'));
      expect(call.map(({text}) => text.replace(/: ?/, ': '))).toContain(`${labels.layout.callNow} ${phone}`);
      expect(call[0]?.href).toMatch(/^tel:\+1\d{10}$/);
      expect(words($, 'header')).toContain(PLACE);
      const book = links($, 'header').filter(({text}) => text === labels.layout.topBarBooking);
      expect(book).toHaveLength(1);
      expect(book[0]).toMatchObject({target: '_blank', rel: expect.stringContaining('noopener')});
    });

    await test.step('navigation: three menus, which open without scripts', () => {
      for (const label of [labels.menus.services, labels.menus.about, labels.menus.plansAndPricing]) {
        const menus = $('header nav details > summary').filter((_, node) => $(node).text().trim().startsWith(label));
        expect(menus.length, `There is no menu called ${label}.`).toBeGreaterThan(0);
        expect(menus.first().parent().find('a[href]').length).toBeGreaterThanOrEqual(3);
      }
      const shown = links($, 'header').map(({text}) => text);
      for (const label of [
        labels.menus.doctors,
        labels.menus.reviews,
        labels.layout.request,
        labels.menus.contactUs,
        ...SERVICES,
      ]) {
        expect(shown).toContain(label);
      }
    });

    await test.step('footer: Smart Links, services, contact, the social profiles', () => {
      expect(each($, 'footer h2')).toContain(labels.layout.smartLinks);
      const footer = links($, 'footer');
      expect(footer.map(({text}) => text)).toEqual(expect.arrayContaining([labels.menus.easyAppointment, ...SERVICES]));
      expect(words($, 'footer').replaceAll(', ', ',')).toContain(PLACE.replaceAll(', ', ','));
      expect(footer.filter(({href}) => href.startsWith('tel:')).length).toBeGreaterThan(0);
      expect(footer.filter(({href}) => href.startsWith('mailto:')).length).toBeGreaterThan(0);
      expect(footer.map(({href}) => href)).toEqual(expect.arrayContaining(social.map(({url}) => url)));
    });

    await test.step('every link to another website opens a new tab, safely', () => {
      const outside = links($, 'body').filter((link) => /^(https?:)?\/\//.test(link.href));
      expect(outside).not.toEqual([]);
      for (const {href, target, rel} of outside) {
        expect({href, target, safe: rel.split(' ').includes('noopener')}).toEqual({href, target: '_blank', safe: true});
      }
    });
  });
}

test('every link on every page leads somewhere', async ({request}) => {
  const found = new Map<string, string>();
  for (const route of EVERYWHERE) {
    const {$} = await ask(request, route);
    for (const {href} of links($, 'body').filter((link) => /^\/(?!\/)/.test(link.href))) found.set(href, route);
  }
  expect(found.size).toBeGreaterThan(0);
  for (const [href, on] of found) {
    const response = await request.get(href.replace(/#.*/, ''), {maxRedirects: 0});
    expect(response.status(), `${on} links to ${href}.`).toBe(200);
  }
});

test('every link to a place on a page finds that place', async ({request}) => {
  for (const route of EVERYWHERE) {
    const {$} = await ask(request, route);
    const ids = new Set(
      $('[id]')
        .toArray()
        .map((node) => $(node).attr('id')),
    );
    for (const {href} of links($, 'body').filter((link) => /^#./.test(link.href))) {
      expect([...ids], `${route} links to ${href}.`).toContain(decodeURIComponent(href.slice(1)));
    }
  }
});
