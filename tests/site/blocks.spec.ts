import {expect, test} from 'playwright/test';
import {factTexts, type Page, pagesOfKind} from '@dental/content';
import {hoursRows, REFERRAL_SLIP} from '@dental/practice';
import {ask, each, links, mainText} from '../support/document';
import {site} from '../support/realSite';

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
  test(`a visitor of ${page.path} reads every fact that the page quotes, as the record has it`, async ({request}) => {
    const {$} = await ask(request, page.path);
    const text = mainText($);
    for (const {name, attributes} of page.body.components)
      if (name === 'Fact') expect(text).toContain(facts[attributes.name ?? '']);
  });
}

for (const {path, banner} of site.pages.filter((page) => page.banner !== undefined)) {
  test(`${path} has a banner with its picture and the way from home`, async ({request}) => {
    const {$} = await ask(request, path);
    const trail = $('main nav[aria-label="Breadcrumb"]').find('li');
    expect(trail.first().find('a').attr('href')).toBe('/');
    expect(trail.last().find('[aria-current=page]').length).toBe(1);
    expect($(`main img[src*="${banner}"]`).length).toBe(1);
  });
}

for (const page of treatments) {
  test(`${page.path} shows its siblings, an emergency call box and what to do next`, async ({request}) => {
    const {$} = await ask(request, page.path);
    const siblings = treatments.filter(({path}) => path !== page.path && parentOf(path) === parentOf(page.path));
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
  test(`${path} leads to each of its sub-services`, async ({request}) => {
    const {$} = await ask(request, path);
    const below = treatments.filter((other) => parentOf(other.path) === path).map((other) => other.path);
    expect(links($, 'main').map(({href}) => href)).toEqual(expect.arrayContaining(below));
  });
}

for (const {path} of [...pagesWith('PerioPromo'), ...pagesWith('PerioProtect')]) {
  test(`${path} presents the periodontal programme with its mark and paragraphs`, async ({request}) => {
    const {$} = await ask(request, path);
    const {heading, logo} = site.perioProtection;
    expect(each($, 'main h2, main h3').filter((text) => text === heading)).toHaveLength(1);
    expect($(`main img[src*="${logo}"]`).length).toBeGreaterThan(0);
  });
}

for (const {path, name, skills = [], education = []} of dentists) {
  test(`${path} introduces the dentist with skills, training, place and booking`, async ({request}) => {
    const {$} = await ask(request, path);
    expect(each($, 'main h1')).toEqual([name]);
    const headings = each($, 'main h2, main h3');
    if (skills.length > 0) expect(headings).toContain(labels.people.skills);
    if (education.length > 0) expect(headings).toContain(labels.people.education);
    expect(mainText($)).toContain(site.practice.address.street);
    expect(links($, 'main').map(({text}) => text)).toContain(labels.layout.request);
    expect($('main img[src*="/img/"], main picture').length).toBeGreaterThan(0);
  });
}

test('the dentists are listed, each with Learn more', async ({request}) => {
  const {$} = await ask(request, '/our-dentist');
  const more = links($, 'main').filter(({text}) => text.startsWith(labels.people.learnMore));
  expect(new Set(more.map(({href}) => href))).toEqual(new Set(dentists.map(({path}) => path)));
});

test('the staff are listed, each with a page', async ({request}) => {
  const {$} = await ask(request, '/our-staff');
  expect(links($, 'main').map(({href}) => href)).toEqual(expect.arrayContaining(staff.map(({path}) => path)));
});

for (const {path} of pagesWith('FacilityGallery')) {
  test(`${path} shows the pictures of the office, each with words for who cannot see it`, async ({request}) => {
    const {$} = await ask(request, path);
    const alternatives = $('main a img')
      .toArray()
      .map((node) => $(node).attr('alt'));
    expect(alternatives).toEqual(expect.arrayContaining(site.facility.map(({alt}) => alt)));
  });
}

for (const {path} of pagesWith('WorkingHours')) {
  test(`${path} shows the hours of each day`, async ({request}) => {
    const {$} = await ask(request, path);
    const rows = each($, 'main tr');
    for (const {day, times} of hoursRows(site.hours, site.labels.hours))
      expect(rows).toContainEqual(expect.stringMatching(new RegExp(`^${day}.*${times.join(', ')}`)));
  });
}

for (const {path} of pagesWith('OfficeSection')) {
  test(`${path} shows address, phone, mail and the map`, async ({request}) => {
    const {$} = await ask(request, path);
    const {address, phone, email} = site.practice;
    for (const words of [address.street, address.city, address.zip, phone, email]) expect(mainText($)).toContain(words);
    const hrefs = links($, 'main').map(({href}) => href);
    for (const start of ['tel:', 'mailto:', 'https://'])
      expect(hrefs.some((href) => href.startsWith(start))).toBe(true);
  });
}

for (const {path} of pagesWith('PaymentPartners')) {
  test(`${path} shows each financing provider with its mark`, async ({request}) => {
    const {$} = await ask(request, path);
    for (const {logo, url} of site.paymentPartners) {
      expect($(`main img[src*="${logo}"]`).length).toBe(1);
      expect(links($, 'main').map(({href}) => href)).toContain(url);
    }
  });
}

for (const page of treatments.filter(({cases}) => cases !== undefined)) {
  const count = site.cases.filter(({category}) => category === page.cases).length;
  test(`${page.path} leads to the cases of the gallery that are like it`, async ({request}) => {
    const {$} = await ask(request, page.path);
    const found = links($, 'main').filter(({href}) => href === `/smile-gallery?category=${page.cases}`);
    expect(found.some(({text}) => text.includes(String(count)))).toBe(count > 0);
  });
}

for (const {path, body} of pagesWith('FormsLink')) {
  const papers = body.components.flatMap(({name, attributes}) => {
    if (name !== 'FormsLink' || attributes.to === 'page') return [];
    return [attributes.to === 'referral' ? REFERRAL_SLIP : site.practice.newPatientForms];
  });
  test(`${path} opens what can be printed in a new tab, as a PDF`, async ({request}) => {
    const {$} = await ask(request, path);
    const found = links($, 'main').filter(({href}) => href.endsWith('.pdf'));
    expect(found).toMatchObject(papers.map((href) => ({href, target: '_blank'})));
    for (const href of papers) {
      const file = await request.get(href);
      expect(file.headers()['content-type']).toContain('application/pdf');
      expect((await file.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');
    }
  });
}
