import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {
  listCostEntries,
  getFactTexts,
  getSiteFor,
  type Page,
  getPagesOfKind,
} from '@dental/content';
import {MISSING_PATH} from '../../packages/bench/templates';
import {applyDiscount, formatCents, calculatePlans} from '../../src/components/PaymentHelper/plans';
import {
  toFilterValue,
  GALLERY_PAGE_SIZE,
  listFurtherGalleryPaths,
  formatWeek,
  getLanguage,
  type HoursLabels,
  interpolate,
  formatLongDate,
  REFERRAL_FORM_PATH,
  SEARCH_PATH,
  SPANISH_HOME,
  URGENT_HELP_PATH,
  formatWholeDollars,
} from '@dental/practice';
import {listRoutesBelow} from '../support/built';
import {readDocument, readEach, readLinks, readMainText} from '../support/document';
import {hasPage, site} from '@dental/testing/realSite';

const {labels} = site;
const services = getPagesOfKind(site, 'service');
const treatments = [...services, ...getPagesOfKind(site, 'sub-service')];
const dentists = getPagesOfKind(site, 'dentist');
const staff = getPagesOfKind(site, 'staff');

const getParent = (path: string) => path.slice(0, path.lastIndexOf('/'));
const hasBlock = (page: Page, block: string) =>
  page.body.components.some(({name}) => name === block);
const findPagesWith = (block: string) => site.pages.filter((page) => hasBlock(page, block));

for (const page of site.pages) {
  it(`shows every quoted fact on ${page.path}`, () => {
    const $ = readDocument(page.path);
    const text = readMainText($);
    const facts = getFactTexts(getSiteFor(site, page.path));
    for (const {name, attributes} of page.body.components)
      if (name === 'Fact') expect(text).toContain(facts[attributes.name ?? '']);
  });
}

for (const {path, banner} of site.pages.filter((page) => page.banner !== undefined)) {
  it(`shows the banner picture and the breadcrumb on ${path}`, () => {
    const $ = readDocument(path);
    const {breadcrumb: label} = getSiteFor(site, path).labels.page;
    const breadcrumb = $(`main nav[aria-label="${label}"]`).find('li');
    expect(breadcrumb.first().find('a').attr('href')).toBe(
      getLanguage(path) === 'es' ? SPANISH_HOME : '/',
    );
    expect(breadcrumb.last().find('[aria-current=page]').length).toBe(1);
    expect($(`main img[src*="${banner}"]`).length).toBe(1);
  });
}

for (const page of treatments) {
  it(`shows siblings, the emergency box, and the next step on ${page.path}`, () => {
    const $ = readDocument(page.path);
    const siblings = treatments.filter(
      ({path}) => path !== page.path && getParent(path) === getParent(page.path),
    );
    expect(readLinks($, 'main aside').map(({href}) => href)).toEqual(
      expect.arrayContaining(siblings.map(({path}) => path)),
    );
    expect(readLinks($, 'main').some(({href}) => href.startsWith('tel:'))).toBe(true);
    expect($('main').text()).toMatch(/emergency/i);
    const next = page.kind === 'service' ? labels.layout.request : labels.services.contactUs;
    expect(readLinks($, 'main').map(({text}) => text)).toContain(next);
  });
}

for (const {path} of findPagesWith('SubServices')) {
  it(`links to each sub-service from ${path}`, () => {
    const $ = readDocument(path);
    const subServices = treatments.filter((other) => getParent(other.path) === path);
    expect(readLinks($, 'main').map(({href}) => href)).toEqual(
      expect.arrayContaining(subServices.map((other) => other.path)),
    );
  });
}

for (const {path} of [...findPagesWith('PerioPromo'), ...findPagesWith('PerioProtect')]) {
  it(`shows the periodontal program with its logo on ${path}`, () => {
    const $ = readDocument(path);
    const {heading, logo} = site.perioProtection;
    expect(readEach($, 'main h2, main h3').filter((text) => text === heading)).toHaveLength(1);
    expect($(`main img[src*="${logo}"]`).length).toBeGreaterThan(0);
  });
}

for (const {path, name, skills = [], education = []} of dentists) {
  it(`shows the dentist's skills, education, location, and booking button on ${path}`, () => {
    const $ = readDocument(path);
    expect(readEach($, 'main h1')).toEqual([name]);
    const headings = readEach($, 'main h2, main h3');
    if (skills.length > 0) expect(headings).toContain(labels.people.skills);
    if (education.length > 0) expect(headings).toContain(labels.people.education);
    expect(readMainText($)).toContain(site.practice.address.street);
    expect(readLinks($, 'main').map(({text}) => text)).toContain(labels.layout.request);
    expect($('main img[src*="/img/"], main picture').length).toBeGreaterThan(0);
  });
}

it('lists the dentists with a Learn More link each', () => {
  const $ = readDocument('/our-dentist');
  const more = readLinks($, 'main').filter(({text}) => text.startsWith(labels.people.learnMore));
  expect(new Set(more.map(({href}) => href))).toEqual(new Set(dentists.map(({path}) => path)));
});

it.runIf(hasPage('/our-staff'))('lists the staff with a link to each page', () => {
  const $ = readDocument('/our-staff');
  expect(readLinks($, 'main').map(({href}) => href)).toEqual(
    expect.arrayContaining(staff.map(({path}) => path)),
  );
});

for (const {path} of findPagesWith('FacilityGallery')) {
  it(`shows the office pictures with alternative texts on ${path}`, () => {
    const $ = readDocument(path);
    const alternatives = $('main a img')
      .toArray()
      .map((node) => $(node).attr('alt'));
    expect(alternatives).toEqual(expect.arrayContaining(site.facility.map(({alt}) => alt)));
  });
}

for (const {path} of findPagesWith('WorkingHours')) {
  it(`shows the hours of each day on ${path}`, () => {
    const $ = readDocument(path);
    const rows = readEach($, 'main tr');
    const {hours, labels: words} = getSiteFor(site, path);
    const {weekdays} = (words.hours as HoursLabels).dates ?? {};
    for (const {day, times} of formatWeek(hours, words.hours)) {
      const name = weekdays?.[day] ?? day;
      const open = times.join(', ');
      expect(rows.filter((row) => row.startsWith(name) && row.includes(open))).toHaveLength(1);
    }
  });
}

for (const {path} of findPagesWith('OfficeSection')) {
  it(`shows address, phone, e-mail, and the map on ${path}`, () => {
    const $ = readDocument(path);
    const {address, phone, email} = site.practice;
    for (const text of [address.street, address.city, address.zip, phone, email])
      expect(readMainText($)).toContain(text);
    const hrefs = readLinks($, 'main').map(({href}) => href);
    for (const start of ['tel:', 'mailto:', 'https://'])
      expect(hrefs.some((href) => href.startsWith(start))).toBe(true);
  });
}

for (const {path} of findPagesWith('PaymentHelper'))
  it(`shows a worked example of each payment option for $2,000 on ${path}`, () => {
    const {discounts, financing} = site.policies;
    const $ = readDocument(path);
    const paidInFull = formatCents(applyDiscount(200_000, discounts.paidInFullPercent));
    const planRows = calculatePlans(financing, 200_000).map(({down, payments, total}) =>
      [down, payments[0] ?? 0, total].map(formatCents),
    );
    const table = $('table').filter((_, node) =>
      $(node).find('caption').text().includes('$2,000.00'),
    );
    const rows = table.find('tbody tr').toArray();
    const readCells = (row: (typeof rows)[number]) =>
      $(row)
        .find('td')
        .map((_, cell) => $(cell).text())
        .get();
    expect(rows.map(readCells)).toEqual([
      [paidInFull, getSiteFor(site, path).labels.payment.nothing, paidInFull],
      ...planRows,
    ]);
  });

for (const {path} of findPagesWith('PaymentPartners')) {
  it(`shows each financing provider with its logo on ${path}`, () => {
    const $ = readDocument(path);
    for (const {logo, url} of site.paymentPartners) {
      expect($(`main img[src*="${logo}"]`).length).toBe(1);
      expect(readLinks($, 'main').map(({href}) => href)).toContain(url);
    }
  });
}

for (const page of treatments) {
  const count = site.cases.filter(({service}) => service === page.path).length;
  it(`links to its cases in the gallery, if any, from ${page.path}`, () => {
    const $ = readDocument(page.path);
    const galleryLinks = readLinks($, 'main').filter(
      ({href}) => href === `/smile-gallery?service=${toFilterValue(page.path)}`,
    );
    expect(galleryLinks.some(({text}) => text.includes(String(count)))).toBe(count > 0);
  });
}

for (const {path, body} of findPagesWith('FormsLink')) {
  const pdfs = body.components.flatMap(({name, attributes}) => {
    if (name !== 'FormsLink' || attributes.to === 'page') return [];
    return [attributes.to === 'referral' ? REFERRAL_FORM_PATH : site.practice.newPatientForms];
  });
  it(`opens printable forms as PDFs in a new tab from ${path}`, () => {
    const $ = readDocument(path);
    const pdfLinks = readLinks($, 'main').filter(({href}) => href.endsWith('.pdf'));
    expect(pdfLinks).toMatchObject(pdfs.map((href) => ({href, target: '_blank'})));
    for (const href of pdfs)
      expect(readFileSync(`build${href}`).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });
}

it.runIf(hasPage('/smile-gallery'))(
  'shows the number of cases, and each case on a gallery page',
  () => {
    const pages = [...new Set(['/smile-gallery', ...listFurtherGalleryPaths(site.cases.length)])];
    expect(readDocument('/smile-gallery')('main').text()).toMatch(
      new RegExp(`\\b${site.cases.length} cases?\\b`),
    );
    expect(pages.flatMap((path) => readEach(readDocument(path), 'main article h3'))).toEqual(
      site.cases.map(({heading}) => heading),
    );
    expect(pages.map((path) => readDocument(path)('main a[rel=next]').attr('href'))).toEqual([
      ...pages.slice(1),
      undefined,
    ]);
    expect(readDocument('/smile-gallery')('main article')).toHaveLength(
      Math.min(GALLERY_PAGE_SIZE, site.cases.length),
    );
  },
);

it.runIf(hasPage('/reviews'))('shows every review with its source and date', () => {
  const $ = readDocument('/reviews');
  const reviews = $('main article, main li:has(blockquote), main figure:has(blockquote)');
  expect(readEach($, 'main blockquote')).toHaveLength(site.reviews.length);
  for (const review of reviews.toArray())
    expect($(review).text()).toMatch(/(Google|Yelp).*\d{4}|\d{4}.*(Google|Yelp)/s);
});

it('offers to share treatments, people, and pages with ShareLink by email', () => {
  const examples = ['/services', '/our-dentist', '/our-staff'].flatMap(
    (folder) => listRoutesBelow(folder)[0] ?? [],
  );
  expect(examples).not.toEqual([]);
  for (const path of [...examples, ...findPagesWith('ShareLink').map((page) => page.path)]) {
    const $ = readDocument(path);
    const link = $('main a').filter((_, element) => $(element).text() === labels.page.share);
    const address = new URL(link.attr('href') ?? '');
    expect([address.protocol, address.pathname]).toEqual(['mailto:', '']);
    expect(address.searchParams.get('body')).toBe(`${site.practice.site}${path}`);
    expect(address.searchParams.get('subject')).toBeTruthy();
  }
});

it.runIf(hasPage('/costs'))(
  'lists every cost with its confirmation date, linked from the menu',
  () => {
    const $ = readDocument('/costs');
    for (const {name} of site.costs.groups) expect(readMainText($)).toContain(name);
    expect($('[data-costs] tr:has(a)').length).toBe(listCostEntries(site.costs).length);
    expect(readMainText($)).toContain(formatLongDate(site.costs.confirmed));
    expect($('header a[href="/costs"]').length).toBeGreaterThan(0);
    const {membership} = site.costs;
    expect($('[data-membership]')).toHaveLength(membership ? 1 : 0);
    for (const text of membership ? [membership.name, ...membership.includes] : [])
      expect($('[data-membership]').text()).toContain(text);
  },
);

it.runIf(hasPage('/insurance-plans'))(
  'lists every insurance plan with a call link, linked from the menu',
  () => {
    const $ = readDocument('/insurance-plans');
    expect($('[data-plans] li').length).toBe(site.insurance.plans.length);
    expect($('[data-plans] a[href^="tel:"]').length).toBeGreaterThan(0);
    expect($('header a[href="/insurance-plans"]').length).toBeGreaterThan(0);
  },
);

it('shows each listed price on its treatment page', () => {
  const pagesWithPrices = findPagesWith('AtAGlance').map(({path}) => path);
  const entries = listCostEntries(site.costs).filter(({page}) => pagesWithPrices.includes(page));
  for (const {name, from, page} of entries) {
    const prices = readDocument(page)('main [data-prices]');
    expect(prices.text(), page).toContain(name);
    expect(prices.text(), page).toContain(formatWholeDollars(from));
    expect(prices.find('a[href="/costs"]').length, page).toBe(1);
  }
});

it.runIf(hasPage(URGENT_HELP_PATH))(
  'shows both urgent cases and the hours of a weekday without scripts',
  () => {
    const {urgentCall, hours} = labels;
    const urgent = readDocument(URGENT_HELP_PATH)('[data-urgent]');
    expect(urgent.text()).toContain(urgentCall.whileOpenText);
    expect(urgent.text()).toContain(urgentCall.whileClosed);
    expect(urgent.text()).not.toContain(`${hours.today}:`);
    const weekdays = formatWeek(site.hours, hours).map(({day, times}) =>
      interpolate(hours.weekday, {day, times: times.join(', ').toLowerCase()}),
    );
    expect(weekdays.filter((weekday) => urgent.text().includes(weekday))).toHaveLength(1);
  },
);

it('leaves the opening status empty until a script reads the clock', () => {
  const documents = findPagesWith('WorkingHours').map(({path}) => readDocument(path));
  expect(documents).not.toEqual([]);
  for (const $ of documents) expect($('main [data-says]').first().text()).toBe('');
});

it('shows the error page with a link home and no canonical address', () => {
  const {notFound} = labels;
  const $ = readDocument(MISSING_PATH);
  expect(readEach($, 'h1')).toEqual([notFound.heading]);
  for (const text of [notFound.subheading, notFound.text]) expect(readMainText($)).toContain(text);
  expect(readLinks($, 'main')).toContainEqual(
    expect.objectContaining({text: notFound.button, href: '/'}),
  );
  expect($(`main a[href="${SEARCH_PATH}"]`)).toHaveLength(hasPage(SEARCH_PATH) ? 1 : 0);
  expect($('title').text()).toContain(notFound.title);
  expect($('link[rel=canonical]')).toHaveLength(0);
});
