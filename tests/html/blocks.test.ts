import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {costEntries, factTexts, type Page, pagesOfKind} from '@dental/content';
import {NOWHERE} from '../../packages/bench/templates';
import {discounted, dollars, paymentPlans} from '../../src/components/PaymentHelper/plans';
import {
  filterValue,
  GALLERY_PAGE_SIZE,
  galleryPaths,
  hoursRows,
  interpolate,
  longDate,
  REFERRAL_SLIP,
  SEARCH,
  URGENT_HELP,
  wholeDollars,
} from '@dental/practice';
import {routesBelow} from '../support/built';
import {documentAt, each, links, mainText} from '../support/document';
import {hasPage, site} from '@dental/testing/realSite';

const facts = factTexts(site);
const {labels} = site;
const services = pagesOfKind(site, 'service');
const treatments = [...services, ...pagesOfKind(site, 'sub-service')];
const dentists = pagesOfKind(site, 'dentist');
const staff = pagesOfKind(site, 'staff');

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const has = (page: Page, block: string) => page.body.components.some(({name}) => name === block);
const pagesWith = (block: string) => site.pages.filter((page) => has(page, block));

for (const page of site.pages) {
  it(`a visitor of ${page.path} reads every fact that the page quotes, as the record has it`, () => {
    const $ = documentAt(page.path);
    const text = mainText($);
    for (const {name, attributes} of page.body.components)
      if (name === 'Fact') expect(text).toContain(facts[attributes.name ?? '']);
  });
}

for (const {path, banner} of site.pages.filter((page) => page.banner !== undefined)) {
  it(`${path} has a banner with its picture and the way from home`, () => {
    const $ = documentAt(path);
    const trail = $('main nav[aria-label="Breadcrumb"]').find('li');
    expect(trail.first().find('a').attr('href')).toBe('/');
    expect(trail.last().find('[aria-current=page]').length).toBe(1);
    expect($(`main img[src*="${banner}"]`).length).toBe(1);
  });
}

for (const page of treatments) {
  it(`${page.path} shows its siblings, an emergency call box and what to do next`, () => {
    const $ = documentAt(page.path);
    const siblings = treatments.filter(
      ({path}) => path !== page.path && parentOf(path) === parentOf(page.path),
    );
    expect(links($, 'main aside').map(({href}) => href)).toEqual(
      expect.arrayContaining(siblings.map(({path}) => path)),
    );
    expect(links($, 'main').some(({href}) => href.startsWith('tel:'))).toBe(true);
    expect($('main').text()).toMatch(/emergency/i);
    const next = page.kind === 'service' ? labels.layout.request : labels.services.contactUs;
    expect(links($, 'main').map(({text}) => text)).toContain(next);
  });
}

for (const {path} of pagesWith('SubServices')) {
  it(`${path} leads to each of its sub-services`, () => {
    const $ = documentAt(path);
    const below = treatments
      .filter((other) => parentOf(other.path) === path)
      .map((other) => other.path);
    expect(links($, 'main').map(({href}) => href)).toEqual(expect.arrayContaining(below));
  });
}

for (const {path} of [...pagesWith('PerioPromo'), ...pagesWith('PerioProtect')]) {
  it(`${path} presents the periodontal programme with its mark and paragraphs`, () => {
    const $ = documentAt(path);
    const {heading, logo} = site.perioProtection;
    expect(each($, 'main h2, main h3').filter((text) => text === heading)).toHaveLength(1);
    expect($(`main img[src*="${logo}"]`).length).toBeGreaterThan(0);
  });
}

for (const {path, name, skills = [], education = []} of dentists) {
  it(`${path} introduces the dentist with skills, training, place and booking`, () => {
    const $ = documentAt(path);
    expect(each($, 'main h1')).toEqual([name]);
    const headings = each($, 'main h2, main h3');
    if (skills.length > 0) expect(headings).toContain(labels.people.skills);
    if (education.length > 0) expect(headings).toContain(labels.people.education);
    expect(mainText($)).toContain(site.practice.address.street);
    expect(links($, 'main').map(({text}) => text)).toContain(labels.layout.request);
    expect($('main img[src*="/img/"], main picture').length).toBeGreaterThan(0);
  });
}

it('the dentists are listed, each with Learn more', () => {
  const $ = documentAt('/our-dentist');
  const more = links($, 'main').filter(({text}) => text.startsWith(labels.people.learnMore));
  expect(new Set(more.map(({href}) => href))).toEqual(new Set(dentists.map(({path}) => path)));
});

it.runIf(hasPage('/our-staff'))('the staff are listed, each with a page', () => {
  const $ = documentAt('/our-staff');
  expect(links($, 'main').map(({href}) => href)).toEqual(
    expect.arrayContaining(staff.map(({path}) => path)),
  );
});

for (const {path} of pagesWith('FacilityGallery')) {
  it(`${path} shows the pictures of the office, each with words for who cannot see it`, () => {
    const $ = documentAt(path);
    const alternatives = $('main a img')
      .toArray()
      .map((node) => $(node).attr('alt'));
    expect(alternatives).toEqual(expect.arrayContaining(site.facility.map(({alt}) => alt)));
  });
}

for (const {path} of pagesWith('WorkingHours')) {
  it(`${path} shows the hours of each day`, () => {
    const $ = documentAt(path);
    const rows = each($, 'main tr');
    for (const {day, times} of hoursRows(site.hours, site.labels.hours))
      expect(rows).toContainEqual(
        expect.stringMatching(new RegExp(`^${day}.*${times.join(', ')}`)),
      );
  });
}

for (const {path} of pagesWith('OfficeSection')) {
  it(`${path} shows address, phone, mail and the map`, () => {
    const $ = documentAt(path);
    const {address, phone, email} = site.practice;
    for (const words of [address.street, address.city, address.zip, phone, email])
      expect(mainText($)).toContain(words);
    const hrefs = links($, 'main').map(({href}) => href);
    for (const start of ['tel:', 'mailto:', 'https://'])
      expect(hrefs.some((href) => href.startsWith(start))).toBe(true);
  });
}

for (const {path} of pagesWith('PaymentHelper'))
  it(`${path} has a worked example of a treatment of $2,000, by each way of paying`, () => {
    const {discounts, financing} = site.policies;
    const $ = documentAt(path);
    const atOnce = dollars(discounted(200_000, discounts.paidInFullPercent));
    const table = $('table').filter((_, node) =>
      $(node).find('caption').text().includes('$2,000.00'),
    );
    const rows = table.find('tbody tr').toArray();
    expect(
      rows.map((row) =>
        $(row)
          .find('td')
          .map((_, cell) => $(cell).text())
          .get(),
      ),
    ).toEqual([
      [atOnce, labels.payment.nothing, atOnce],
      ...paymentPlans(financing, 200_000).map(({down, payments, total}) =>
        [down, payments[0] ?? 0, total].map(dollars),
      ),
    ]);
  });

for (const {path} of pagesWith('PaymentPartners')) {
  it(`${path} shows each financing provider with its mark`, () => {
    const $ = documentAt(path);
    for (const {logo, url} of site.paymentPartners) {
      expect($(`main img[src*="${logo}"]`).length).toBe(1);
      expect(links($, 'main').map(({href}) => href)).toContain(url);
    }
  });
}

for (const page of treatments) {
  const count = site.cases.filter(({service}) => service === page.path).length;
  it(`${page.path} leads to the cases of the gallery that are like it`, () => {
    const $ = documentAt(page.path);
    const found = links($, 'main').filter(
      ({href}) => href === `/smile-gallery?service=${filterValue(page.path)}`,
    );
    expect(found.some(({text}) => text.includes(String(count)))).toBe(count > 0);
  });
}

for (const {path, body} of pagesWith('FormsLink')) {
  const papers = body.components.flatMap(({name, attributes}) => {
    if (name !== 'FormsLink' || attributes.to === 'page') return [];
    return [attributes.to === 'referral' ? REFERRAL_SLIP : site.practice.newPatientForms];
  });
  it(`${path} opens what can be printed in a new tab, as a PDF`, () => {
    const $ = documentAt(path);
    const found = links($, 'main').filter(({href}) => href.endsWith('.pdf'));
    expect(found).toMatchObject(papers.map((href) => ({href, target: '_blank'})));
    for (const href of papers)
      expect(readFileSync(`build${href}`).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });
}

it.runIf(hasPage('/smile-gallery'))(
  'the gallery says how many cases there are, and all of them are on its numbered pages',
  () => {
    const pages = [...new Set(['/smile-gallery', ...galleryPaths(site.cases.length)])];
    expect(documentAt('/smile-gallery')('main').text()).toMatch(
      new RegExp(`\\b${site.cases.length} cases?\\b`),
    );
    expect(pages.flatMap((path) => each(documentAt(path), 'main article h3'))).toEqual(
      site.cases.map(({heading}) => heading),
    );
    expect(pages.map((path) => documentAt(path)('main a[rel=next]').attr('href'))).toEqual([
      ...pages.slice(1),
      undefined,
    ]);
    expect(documentAt('/smile-gallery')('main article')).toHaveLength(
      Math.min(GALLERY_PAGE_SIZE, site.cases.length),
    );
  },
);

it.runIf(hasPage('/reviews'))(
  'all reviews are on their page, each with initials, source and date',
  () => {
    const $ = documentAt('/reviews');
    const reviews = $('main article, main li:has(blockquote), main figure:has(blockquote)');
    expect(each($, 'main blockquote')).toHaveLength(site.reviews.length);
    for (const review of reviews.toArray())
      expect($(review).text()).toMatch(/(Google|Yelp).*\d{4}|\d{4}.*(Google|Yelp)/s);
  },
);

it('a treatment, a person and whatever page says so can be sent to a relative, without any service', () => {
  const people = ['/services', '/our-dentist', '/our-staff'].flatMap(
    (part) => routesBelow(part)[0] ?? [],
  );
  expect(people).not.toEqual([]);
  for (const path of [...people, ...pagesWith('ShareLink').map((page) => page.path)]) {
    const $ = documentAt(path);
    const link = $('main a').filter((_, element) => $(element).text() === labels.page.share);
    const address = new URL(link.attr('href') ?? '');
    expect([address.protocol, address.pathname]).toEqual(['mailto:', '']);
    expect(address.searchParams.get('body')).toBe(`${site.practice.site}${path}`);
    expect(address.searchParams.get('subject')).toBeTruthy();
  }
});

it.runIf(hasPage('/costs'))(
  'the costs are all on their page, with the day that they hold of, and in the menu',
  () => {
    const $ = documentAt('/costs');
    for (const {name} of site.costs.groups) expect(mainText($)).toContain(name);
    expect($('[data-costs] tr:has(a)').length).toBe(costEntries(site.costs).length);
    expect(mainText($)).toContain(longDate(site.costs.confirmed));
    expect($('header a[href="/costs"]').length).toBeGreaterThan(0);
    const {membership} = site.costs;
    expect($('[data-membership]')).toHaveLength(membership ? 1 : 0);
    for (const words of membership ? [membership.name, ...membership.includes] : [])
      expect($('[data-membership]').text()).toContain(words);
  },
);

it.runIf(hasPage('/insurance-plans'))(
  'the insurance plans are all on their page, with the way to ask, and in the menu',
  () => {
    const $ = documentAt('/insurance-plans');
    expect($('[data-plans] li').length).toBe(site.insurance.plans.length);
    expect($('[data-plans] a[href^="tel:"]').length).toBeGreaterThan(0);
    expect($('header a[href="/insurance-plans"]').length).toBeGreaterThan(0);
  },
);

it('each treatment on the list of costs says its price on its own page too, with the way to the list', () => {
  const glances = pagesWith('AtAGlance').map(({path}) => path);
  for (const {name, from, page} of costEntries(site.costs).filter((cost) =>
    glances.includes(cost.page),
  )) {
    const prices = documentAt(page)('main [data-prices]');
    expect(prices.text(), page).toContain(name);
    expect(prices.text(), page).toContain(wholeDollars(from));
    expect(prices.find('a[href="/costs"]').length, page).toBe(1);
  }
});

it.runIf(hasPage(URGENT_HELP))(
  'without scripts the page of urgent help says both cases and the hours of a weekday',
  () => {
    const {emergency, hours} = labels;
    const urgent = documentAt(URGENT_HELP)('[data-urgent]');
    expect(urgent.text()).toContain(emergency.whileOpenText);
    expect(urgent.text()).toContain(emergency.whileClosedText);
    expect(urgent.text()).not.toContain(`${hours.today}:`);
    const weekdays = hoursRows(site.hours, hours).map(({day, times}) =>
      interpolate(hours.weekday, {day, times: times.join(', ').toLowerCase()}),
    );
    expect(weekdays.filter((said) => urgent.text().includes(said))).toHaveLength(1);
  },
);

it('whether the office is open is said by nobody before a script has looked at the clock', () => {
  const documents = pagesWith('WorkingHours').map(({path}) => documentAt(path));
  expect(documents).not.toEqual([]);
  for (const $ of documents) expect($('main [data-says]').first().text()).toBe('');
});

it('the error page says what it is, leads home, and is nobody’s copy', () => {
  const {notFound} = labels;
  const $ = documentAt(NOWHERE);
  expect(each($, 'h1')).toEqual([notFound.heading]);
  for (const words of [notFound.subheading, notFound.text]) expect(mainText($)).toContain(words);
  expect(links($, 'main')).toContainEqual(
    expect.objectContaining({text: notFound.button, href: '/'}),
  );
  expect($(`main a[href="${SEARCH}"]`)).toHaveLength(hasPage(SEARCH) ? 1 : 0);
  expect($('title').text()).toContain(notFound.title);
  expect($('link[rel=canonical]')).toHaveLength(0);
});
