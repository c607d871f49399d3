import {expect, test} from 'playwright/test';
import {pagesOfKind} from '@dental/content';
import {hoursRows} from '@dental/practice';
import {ask, each, links, mainText} from '../support/document';
import {pageAt, site} from '../support/realSite';
import {visit} from '../support/visit';

const {labels} = site;
const home = pageAt('/');
const services = pagesOfKind(site, 'service');

test('the home page shows its blocks in the order of its file, below one large heading', async ({request}) => {
  const {$} = await ask(request, '/');
  const blocks = home.body.components.flatMap(({name, attributes: {heading}}) =>
    name !== 'VideoModal' && heading !== undefined ? [heading] : [],
  );
  const headings = each($, 'main h1, main h2');
  expect(headings.filter((heading) => blocks.includes(heading))).toEqual(blocks);
  expect(each($, 'main h1')).toEqual([home.heading]);
  expect(headings[0]).toBe(home.heading);
});

test('the hero offers an appointment, how we work, the video and the way down', async ({request}) => {
  const {$} = await ask(request, '/');
  const offered = links($, 'main');
  const byText = (text: string) => offered.find((link) => link.text === text);
  expect(byText(labels.home.schedule)).toMatchObject({
    target: '_blank',
    href: expect.stringMatching(/^https:|^\/preview-/),
  });
  expect(byText(labels.home.howWeWork)).toMatchObject({href: '/about-us'});
  const down = offered.find(({href}) => href.startsWith('#'));
  expect($(down?.href ?? '').find('h2').length + $(`h2${down?.href}`).length).toBeGreaterThan(0);
});

test('each service has a card with an icon, a title, a sentence and Know More', async ({request}) => {
  const {$} = await ask(request, '/');
  const more = links($, 'main').filter(({text}) => text.startsWith(labels.services.knowMore));
  expect(more.map(({href}) => href)).toEqual(services.map(({path}) => path));
  for (const {href} of more) {
    const card = $(`main li:has(a[href="${href}"])`).first();
    expect(card.find('h3').text().trim()).not.toBe('');
    expect(card.find('img, svg').length).toBeGreaterThan(0);
    expect(services.map(({cardText}) => cardText)).toContain(card.find('p').first().text().trim());
  }
});

test('each dentist is shown with picture, name, role and link', async ({request}) => {
  const {$} = await ask(request, '/');
  for (const {path, name, expertise} of pagesOfKind(site, 'dentist')) {
    const card = $(`main li:has(a[href="${path}"])`).first();
    expect(card.find('img').length).toBe(1);
    expect(card.find('h3').text()).toBe(name);
    expect(card.text()).toContain(expertise);
  }
});

test('the working hours are all there, with their note', async ({request}) => {
  const {$} = await ask(request, '/');
  const text = mainText($);
  for (const {day, times} of hoursRows(site.hours, site.labels.hours))
    for (const words of [day, ...times]) expect(text).toContain(words);
  expect(text).toContain(site.hours.note);
});

test('the testimonials and the videos are there before any script runs', async ({request}) => {
  const {$} = await ask(request, '/');
  expect($('main blockquote').length).toBe(site.testimonials.length);
  const named = home.body.components.map(
    ({attributes: {video, id}, name}) => video ?? (name === 'VideoModal' ? id : undefined),
  );
  const titles = site.videos.filter(({id}) => named.includes(id)).map(({title}) => `${labels.videos.play} ${title}`);
  const offered = links($, 'main').map(({text}) => text);
  for (const title of titles) expect(offered).toContainEqual(expect.stringContaining(title));
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the button down glides to the services, by tap and by key', async ({page}) => {
    await page.goto('/');
    const down = page.locator('main a[href="#services"]');
    const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behavior()).toBe('auto');
    await down.focus();
    expect(await behavior()).toBe('smooth');
    // The focus, too, glides to the link.
    let last = -1;
    const hasStopped = async () => last === (last = await page.evaluate(() => scrollY));
    await expect.poll(hasStopped).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.locator('#services')).toBeInViewport();
    await page.goto('/');
    await down.hover();
    await page.mouse.down();
    expect(await behavior()).toBe('smooth');
    await page.mouse.up();
    await expect(page.locator('#services')).toBeInViewport();
    expect(await behavior()).toBe('smooth');
  });
});

test('the button down leads smoothly to the services', async ({page}) => {
  await visit(page, '/');
  await page.locator('main a[href="#services"]').click();
  await expect(page.locator('#services')).toBeInViewport();
  await expect(page).toHaveURL(/\/#services$/);
});
