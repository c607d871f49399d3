import {expect, it} from 'vitest';
import {getPagesOfKind} from '@dental/content';
import {formatWeek, toLocalTime, findPromotion} from '@dental/practice';
import {readDocument, readEach, readLinks, readMainText} from '../support/document';
import {getPage, site} from '@dental/testing/realSite';

const {labels} = site;
const home = getPage('/');
const services = getPagesOfKind(site, 'service');

it('shows blocks in the order of the home page file', () => {
  const $ = readDocument('/');
  const blocks = home.body.components.flatMap(({name, attributes: {heading}}) =>
    name !== 'VideoModal' && heading !== undefined ? [heading] : [],
  );
  const headings = readEach($, 'main h1, main h2');
  expect(headings.filter((heading) => blocks.includes(heading))).toEqual(blocks);
  expect(readEach($, 'main h1')).toEqual([home.heading]);
  expect(headings[0]).toBe(home.heading);
});

it('links to booking, About Us, and the services in the hero', () => {
  const $ = readDocument('/');
  const heroLinks = readLinks($, 'main');
  const findLink = (label: string) => heroLinks.find(({text}) => text === label);
  expect(findLink(labels.home.schedule)?.target).toBe('_blank');
  expect(findLink(labels.home.schedule)?.href).toMatch(/^https:|^\/preview-/);
  expect(findLink(labels.home.howWeWork)).toMatchObject({href: '/about-us'});
  const down = heroLinks.find(({href}) => href.startsWith('#'));
  expect($(down?.href ?? '').find('h2').length + $(`h2${down?.href}`).length).toBeGreaterThan(0);
});

it('shows each service with icon, title, sentence, and Know More link', () => {
  const $ = readDocument('/');
  const cardLinks = readLinks($, 'main').filter(({text}) =>
    text.startsWith(labels.services.knowMore),
  );
  expect(cardLinks.map(({href}) => href)).toEqual(services.map(({path}) => path));
  for (const {href} of cardLinks) {
    const card = $(`main li:has(a[href="${href}"])`).first();
    expect(card.find('h3').text().trim()).not.toBe('');
    expect(card.find('img, svg').length).toBeGreaterThan(0);
    expect(services.map(({cardText}) => cardText)).toContain(card.find('p').first().text().trim());
  }
});

it('shows each dentist with picture, name, role, and link', () => {
  const $ = readDocument('/');
  for (const {path, name, expertise} of getPagesOfKind(site, 'dentist')) {
    const card = $(`main li:has(a[href="${path}"])`).first();
    expect(card.find('img').length).toBe(1);
    expect(card.find('h3').text()).toBe(name);
    expect(card.text()).toContain(expertise);
  }
});

it('shows only the promotion of the day of the build', () => {
  const {standing, promotions} = site.promotions;
  const today = toLocalTime(new Date(), site.practice.timeZone).day;
  expect(readEach(readDocument('/'), '#promotions :is(h2, h3):not([hidden] *)')).toEqual([
    findPromotion(promotions, today)?.heading ?? standing,
  ]);
});

it('shows all working hours with their note', () => {
  const $ = readDocument('/');
  const text = readMainText($);
  for (const {day, times} of formatWeek(site.hours, site.labels.hours))
    for (const part of [day, ...times]) expect(text).toContain(part);
  expect(text).toContain(site.hours.note);
});

it('shows testimonials and videos without scripts', () => {
  const $ = readDocument('/');
  expect($('main blockquote').length).toBe(site.testimonials.length);
  const videoIds = home.body.components.map(
    ({attributes: {video, id}, name}) => video ?? (name === 'VideoModal' ? id : undefined),
  );
  const titles = site.videos
    .filter(({id}) => videoIds.includes(id))
    .map(({title}) => `${labels.videos.play} ${title}`);
  const linkTexts = readLinks($, 'main').map(({text}) => text);
  for (const title of titles) expect(linkTexts).toContainEqual(expect.stringContaining(title));
});
