import {expect, test} from 'playwright/test';
import {ask, each, links, mainText, words} from '../support/document';
import {visit} from '../support/visit';
import {HOURS} from '../support/specified';

test('the home page shows its blocks in their order', async ({request}) => {
  const {$} = await ask(request, '/');
  const blocks = [
    'Explore All Our Dental Services',
    'Perio Protect: Custom Tray Gum Disease Therapy',
    "Gilbert's Top Modern Dentist: Emergency & Comprehensive Care",
    'Book an Appointment',
    'Meet Our Experienced Dentists',
    'Working Hours',
  ];
  const headings = each($, 'main h1, main h2');
  expect(headings.filter((heading) => blocks.includes(heading))).toEqual(blocks);
  expect(headings).toContain('Smile More, Spend Less');
  expect(each($, 'main h1').length).toBe(1);
  expect(headings[0]).toBe(words($, 'h1'));
});

test('the hero offers an appointment, how we work, the video and the way down', async ({request}) => {
  const {$} = await ask(request, '/');
  const offered = links($, 'main');
  const byText = (text: string) => offered.find((link) => link.text === text);
  expect(byText('Schedule an Appointment')).toMatchObject({
    target: '_blank',
    href: expect.stringMatching(/^https:|^\/preview-/),
  });
  expect(byText('How we work')).toMatchObject({href: '/about-us'});
  expect(offered.filter(({text}) => text.startsWith('Play video:')).length).toBeGreaterThanOrEqual(5);
  const down = offered.find(({href}) => href.startsWith('#'));
  expect(
    $(down?.href ?? '')
      .find('h2')
      .first()
      .text() || $(down?.href ?? '').text(),
  ).toContain('Explore All Our Dental Services');
});

test('each service has a card with an icon, a title, a sentence and Know More', async ({request}) => {
  const {$} = await ask(request, '/');
  const more = links($, 'main').filter(({text}) => text.startsWith('Know More'));
  expect(more.map(({href}) => href)).toEqual([
    '/services/general-dentistry',
    '/services/family-dentistry',
    '/services/cosmetic-dentistry',
    '/services/restorative-dentistry',
    '/services/sedation-dentistry',
    '/services/dental-technologies',
  ]);
  for (const {href} of more) {
    const card = $(`main li:has(a[href="${href}"])`).first();
    expect(card.find('h3').text().trim()).not.toBe('');
    expect(card.find('img, svg').length).toBeGreaterThan(0);
    expect(card.find('p').text().trim().length).toBeGreaterThan(30);
  }
});

test('the four dentists are shown with picture, name, role and link', async ({request}) => {
  const {$} = await ask(request, '/');
  const cards = $('main li:has(a[href^="/our-dentist/"])');
  expect(cards.length).toBeGreaterThanOrEqual(4);
  for (const card of cards.toArray()) {
    expect($(card).find('img').attr('src')).toContain('/team/');
    expect($(card).find('h3').text()).toMatch(/^Dr\. /);
    expect($(card).text()).toMatch(/Dentist/);
  }
});

test('the working hours are all there, by appointment only', async ({request}) => {
  const {$} = await ask(request, '/');
  const text = mainText($);
  for (const [day, time] of HOURS) {
    expect(text).toContain(day);
    expect(text).toContain(time);
  }
  expect(text).toMatch(/by appointment/i);
});

test('the testimonials and both offers are there before any script runs', async ({request}) => {
  const {$} = await ask(request, '/');
  expect($('main blockquote').length).toBeGreaterThanOrEqual(2);
  const parts = $('main h2, main a').toArray();
  const start = parts.findIndex((node) => $(node).text() === 'Smile More, Spend Less');
  const videos = parts.slice(start).filter((node) => $(node).text().includes('Play video'));
  expect(start).toBeGreaterThan(0);
  expect(videos).toHaveLength(2);
});

test('the button down leads smoothly to the services', async ({page}) => {
  await visit(page, '/');
  await page.locator('main a[href="#services"]').click();
  await expect(page.getByRole('heading', {name: 'Explore All Our Dental Services'})).toBeInViewport();
  await expect(page).toHaveURL(/\/#services$/);
});
