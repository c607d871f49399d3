import {expect, it} from 'vitest';
import {pagesOfKind} from '@dental/content';
import {hoursRows, localTime, promotionOn} from '@dental/practice';
import {documentAt, each, links, mainText} from '../support/document';
import {pageAt, site} from '@dental/testing/realSite';

const {labels} = site;
const home = pageAt('/');
const services = pagesOfKind(site, 'service');

it('the home page shows its blocks in the order of its file, below one large heading', () => {
  const $ = documentAt('/');
  const blocks = home.body.components.flatMap(({name, attributes: {heading}}) =>
    name !== 'VideoModal' && heading !== undefined ? [heading] : [],
  );
  const headings = each($, 'main h1, main h2');
  expect(headings.filter((heading) => blocks.includes(heading))).toEqual(blocks);
  expect(each($, 'main h1')).toEqual([home.heading]);
  expect(headings[0]).toBe(home.heading);
});

it('the hero offers an appointment, how we work, the video and the way down', () => {
  const $ = documentAt('/');
  const offered = links($, 'main');
  const byText = (text: string) => offered.find((link) => link.text === text);
  expect(byText(labels.home.schedule)?.target).toBe('_blank');
  expect(byText(labels.home.schedule)?.href).toMatch(/^https:|^\/preview-/);
  expect(byText(labels.home.howWeWork)).toMatchObject({href: '/about-us'});
  const down = offered.find(({href}) => href.startsWith('#'));
  expect($(down?.href ?? '').find('h2').length + $(`h2${down?.href}`).length).toBeGreaterThan(0);
});

it('each service has a card with an icon, a title, a sentence and Know More', () => {
  const $ = documentAt('/');
  const more = links($, 'main').filter(({text}) => text.startsWith(labels.services.knowMore));
  expect(more.map(({href}) => href)).toEqual(services.map(({path}) => path));
  for (const {href} of more) {
    const card = $(`main li:has(a[href="${href}"])`).first();
    expect(card.find('h3').text().trim()).not.toBe('');
    expect(card.find('img, svg').length).toBeGreaterThan(0);
    expect(services.map(({cardText}) => cardText)).toContain(card.find('p').first().text().trim());
  }
});

it('each dentist is shown with picture, name, role and link', () => {
  const $ = documentAt('/');
  for (const {path, name, expertise} of pagesOfKind(site, 'dentist')) {
    const card = $(`main li:has(a[href="${path}"])`).first();
    expect(card.find('img').length).toBe(1);
    expect(card.find('h3').text()).toBe(name);
    expect(card.text()).toContain(expertise);
  }
});

it('the promotion that is on when the page is built is there, and no other', () => {
  const {standing, promotions} = site.promotions;
  const today = localTime(new Date(), site.practice.timeZone).day;
  expect(each(documentAt('/'), '#promotions h2, #promotions h3')).toEqual([
    promotionOn(promotions, today)?.heading ?? standing,
  ]);
});

it('the working hours are all there, with their note', () => {
  const $ = documentAt('/');
  const text = mainText($);
  for (const {day, times} of hoursRows(site.hours, site.labels.hours))
    for (const words of [day, ...times]) expect(text).toContain(words);
  expect(text).toContain(site.hours.note);
});

it('the testimonials and the videos are there before any script runs', () => {
  const $ = documentAt('/');
  expect($('main blockquote').length).toBe(site.testimonials.length);
  const named = home.body.components.map(
    ({attributes: {video, id}, name}) => video ?? (name === 'VideoModal' ? id : undefined),
  );
  const titles = site.videos
    .filter(({id}) => named.includes(id))
    .map(({title}) => `${labels.videos.play} ${title}`);
  const offered = links($, 'main').map(({text}) => text);
  for (const title of titles) expect(offered).toContainEqual(expect.stringContaining(title));
});
