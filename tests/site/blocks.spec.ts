import {expect, test} from 'playwright/test';
import {routesBelow} from '../support/built';
import {ask, each, links, mainText} from '../support/document';
import {CONSTANTS, HOURS, SERVICES, SKILL_GROUPS, SUB_SERVICES, WORDS} from '../support/specified';

const INNER = ['/contact-us', '/our-staff', '/about-us', '/smile-gallery', '/new-patients', '/reviews', '/our-dentist'];

for (const [name, text, path] of CONSTANTS) {
  test(`a visitor of ${path} reads ${text} (${name})`, async ({request}) => {
    const {$} = await ask(request, path);
    expect(mainText($)).toContain(text);
  });
}

for (const [path, text] of WORDS) {
  test(`a visitor of ${path} reads "${text}"`, async ({request}) => {
    const {$} = await ask(request, path);
    expect(mainText($).toLowerCase()).toContain(text.toLowerCase());
  });
}

for (const path of INNER) {
  test(`${path} has a banner with a picture and the way from home`, async ({request}) => {
    const {$} = await ask(request, path);
    const trail = $('main nav[aria-label="Breadcrumb"]').find('li');
    expect(trail.first().find('a').attr('href')).toBe('/');
    expect(trail.first().text()).toContain('Home');
    expect(trail.last().find('[aria-current=page]').length).toBe(1);
    expect($('main img[src*="/img/banners/"]').length).toBe(1);
  });
}

for (const path of [...SERVICES, ...SUB_SERVICES]) {
  test(`${path} shows its siblings, an emergency call box and what to do next`, async ({request}) => {
    const {$} = await ask(request, path);
    const parent = path.slice(0, path.lastIndexOf('/'));
    const siblings = [...SERVICES, ...SUB_SERVICES].filter(
      (other) => other !== path && other.slice(0, other.lastIndexOf('/')) === parent,
    );
    const aside = links($, 'main aside').map(({href}) => href);
    expect(aside).toEqual(expect.arrayContaining(siblings));
    expect(links($, 'main').some(({href}) => href.startsWith('tel:'))).toBe(true);
    expect($('main').text()).toMatch(/emergency/i);
    const next = SERVICES.includes(path) ? 'Request an Appointment' : 'Contact Us';
    expect(links($, 'main').map(({text}) => text)).toContain(next);
    expect($('main ol li').length).toBeGreaterThanOrEqual(3);
    expect($('main ul li').length).toBeGreaterThanOrEqual(3);
  });
}

for (const path of SERVICES) {
  test(`${path} has its intro video`, async ({request}) => {
    const {$} = await ask(request, path);
    expect(links($, 'main').filter(({text}) => text.startsWith('Play video')).length).toBeGreaterThanOrEqual(1);
  });
}

for (const path of ['/services/general-dentistry', '/services/cosmetic-dentistry']) {
  test(`${path} leads to each of its sub-services`, async ({request}) => {
    const {$} = await ask(request, path);
    const below = SUB_SERVICES.filter((other) => other.startsWith(`${path}/`));
    expect(links($, 'main').map(({href}) => href)).toEqual(expect.arrayContaining(below));
  });
}

for (const path of ['/', '/services/general-dentistry/teeth-cleaning']) {
  test(`${path} presents the periodontal programme with its mark and paragraphs`, async ({request}) => {
    const {$} = await ask(request, path);
    const heading = $('main h2, main h3').filter((_, node) => $(node).text().startsWith('Perio Protect'));
    const block = heading.closest('section, article, aside, div');
    expect(heading).toHaveLength(1);
    expect($('main').find('img[src*="perio-protect"]').length).toBeGreaterThan(0);
    expect(block.find('p').length).toBeGreaterThan(0);
  });
}

for (const path of routesBelow('/our-dentist')) {
  test(`${path} introduces the dentist with skills, training, place and booking`, async ({request}) => {
    const {$} = await ask(request, path);
    expect(each($, 'main h1')[0]).toMatch(/^Dr\. /);
    expect(each($, 'main h2, main h3')).toEqual(expect.arrayContaining(SKILL_GROUPS));
    expect(mainText($)).toMatch(/N\. Gilbert Rd/);
    expect(links($, 'main').map(({text}) => text)).toContain('Request an Appointment');
    expect($('main img[src*="/img/team/"], main picture').length).toBeGreaterThan(0);
  });
}

test('the dentists are listed with their role, their first words and Learn more', async ({request}) => {
  const {$} = await ask(request, '/our-dentist');
  const more = links($, 'main').filter(({text}) => text.startsWith('Learn more'));
  expect(new Set(more.map(({href}) => href))).toEqual(new Set(routesBelow('/our-dentist')));
});

test('the staff are listed, each with a page', async ({request}) => {
  const {$} = await ask(request, '/our-staff');
  expect(links($, 'main').map(({href}) => href)).toEqual(expect.arrayContaining(routesBelow('/our-staff')));
});

test('about us shows seven pictures of the office, each with words for who cannot see it', async ({request}) => {
  const {$} = await ask(request, '/about-us');
  const alternatives = $('main img[src*="/img/facility/"], main img[src*="/facility/"]')
    .toArray()
    .map((node) => $(node).attr('alt') ?? '');
  expect(alternatives).toHaveLength(7);
  expect(alternatives.every((text) => text.length > 15)).toBe(true);
});

test('contact shows hours, address, phone, mail and the map', async ({request}) => {
  const {$} = await ask(request, '/contact-us');
  const text = mainText($);
  for (const [day, time] of HOURS)
    expect(text.slice(text.indexOf('Monday'))).toMatch(new RegExp(`${day}.{0,40}${time}`));
  const hrefs = links($, 'main').map(({href}) => href);
  for (const start of ['tel:', 'mailto:', 'https://']) expect(hrefs.some((href) => href.startsWith(start))).toBe(true);
});

test('payment plans shows both financing providers and what a plan costs', async ({request}) => {
  const {$} = await ask(request, '/payment-plans');
  expect($('main img[src*="/partners/"]').length).toBe(2);
  expect(mainText($)).toMatch(/\$\d/);
});

test('the new-patient forms open in a new tab, as a PDF', async ({request}) => {
  const {$} = await ask(request, '/new-patients');
  const [forms] = links($, 'main').filter(({href}) => href.endsWith('.pdf'));
  expect(forms).toMatchObject({target: '_blank'});
  const file = await request.get(forms?.href ?? '');
  expect(file.headers()['content-type']).toContain('application/pdf');
  expect((await file.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');
});
