import {expect, test, type Page} from 'playwright/test';
import {hasPage, site} from '@dental/testing/realSite';
import {URGENT_HELP_PATH} from '@dental/practice';
import {waitUntilSettled, visit} from '../../support/visit';

/** Sizes on the first screen without the ribbon of previews, in pixels. */
function measureFirstScreen(page: Page) {
  return page.evaluate(() => {
    document.querySelector('[aria-label=Preview]')?.remove();
    const barHeights = [...document.querySelectorAll('header *, nav')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      // The buttons of a closed menu have a height, too.
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({top, height}) => top >= 0 && height > 0)
      .map(({height}) => height);
    return {
      textSize: getComputedStyle(document.documentElement).fontSize,
      headingEnd: document.querySelector('h1')!.getBoundingClientRect().bottom,
      barHeights,
    };
  });
}

test('has a switch of languages as wide as a finger', async ({page}) => {
  test.skip(!site.spanish, 'Another practice may have no Spanish.');
  for (const width of [320, 360, 430]) {
    await page.setViewportSize({width, height: 740});
    await visit(page, '/');
    const box = await page.getByRole('banner').getByRole('link', {name: 'Español'}).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box!.x + box!.width).toBeLessThanOrEqual(width);
  }
});

test.describe('with text at 200 %', () => {
  const pages = ['/', URGENT_HELP_PATH, '/contact-us'].filter(hasPage);
  /** As the visitor's browser enlarges text, or an extension. */
  const enlarge = {
    'the default size': async (page: Page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', {fontSizes: {standard: 32}});
    },
    'the size of the page': (page: Page) =>
      page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%')),
  };

  for (const [what, makeLarge] of Object.entries(enlarge))
    test(`keeps the heading in sight and the bars low by ${what}`, async ({page}) => {
      await page.setViewportSize({width: 360, height: 640});
      for (const path of pages) {
        await page.goto(path);
        await makeLarge(page);
        await waitUntilSettled(page);
        const {textSize, headingEnd, barHeights} = await measureFirstScreen(page);
        const height = barHeights.reduce((total, each) => total + each, 0);
        expect(textSize, path).toBe('32px');
        expect(barHeights.length, path).toBeGreaterThan(0);
        expect(height, path).toBeLessThanOrEqual(640 / 3);
        expect(headingEnd, path).toBeLessThanOrEqual(640 - height);
      }
    });
});

for (const {width, hasFonts} of [
  {width: 768, hasFonts: true},
  // Before its font loads, the text is wider.
  {width: 1024, hasFonts: false},
  {width: 1280, hasFonts: false},
  {width: 1440, hasFonts: false},
]) {
  const fonts = hasFonts ? '' : ' without its fonts';
  test(`keeps emergency, phone, and booking in sight at ${width} px${fonts}`, async ({page}) => {
    if (!hasFonts) await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({width, height: 900});
    await visit(page, '/about-us');
    const {layout} = site.labels;
    const header = page.locator('[data-scrolled]');
    await page.evaluate(() => window.scrollTo({top: 1500, behavior: 'instant'}));
    const links = [
      header.getByRole('link', {name: site.practice.phone}),
      header.getByRole('link', {name: layout.book}),
      ...(hasPage(URGENT_HELP_PATH) ? [header.locator(`a[href="${URGENT_HELP_PATH}"]`)] : []),
    ];
    for (const link of links) await expect(link).toBeInViewport({ratio: 1});
    await waitUntilSettled(page);
    const boxes = await header
      .locator(':scope > * > a > img, nav a:visible, nav summary:visible, nav ~ div a:visible')
      .evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
      );
    const inOrder = boxes.sort((a, b) => a.left - b.left);
    for (const [index, box] of inOrder.slice(1).entries())
      expect(box.left).toBeGreaterThanOrEqual(inOrder[index]!.right - 1);
  });
}

test('shows the actions only where the navigation has moved aside', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/about-us');
  for (const top of [1500, 0]) {
    const overlaps = await page.evaluate(findOverlaps, top);
    expect(overlaps.moves).toBeGreaterThan(0);
    expect(overlaps.overlapping).toEqual([]);
  }
});

/**
 * Scrolls, holds the moves of the header at their start, and looks at every tenth millisecond of
 * them, however few frames a slow machine draws. Runs in the page.
 * @returns the number of moves, and the opacity of the actions at each time that shows them over
 *   the navigation
 */
async function findOverlaps(top: number): Promise<{moves: number; overlapping: number[]}> {
  const header = document.querySelector('header')!;
  const navigation = header.querySelector('nav')!;
  const actions = header.querySelector('nav + div')!;
  const changed = new Promise<Animation[]>((resolve) => {
    new MutationObserver(() => resolve(header.getAnimations({subtree: true}))).observe(header, {
      attributes: true,
      attributeFilter: ['data-scrolled'],
      subtree: true,
    });
  });
  window.scrollTo({top, behavior: 'instant'});
  const moves = await changed;
  for (const move of moves) move.pause();
  const ends = moves.map(({effect}) => Number(effect!.getComputedTiming().endTime));
  const overlapping: number[] = [];
  for (let time = 0; time < Math.max(...ends); time += 10) {
    for (const move of moves) move.currentTime = time;
    const {opacity, visibility} = getComputedStyle(actions);
    const isSeen = visibility === 'visible' && Number(opacity) > 0.01;
    const space = actions.getBoundingClientRect().left - navigation.getBoundingClientRect().right;
    if (isSeen && space < -1) overlapping.push(Number(opacity));
  }
  for (const move of moves) move.finish();
  return {moves: moves.length, overlapping};
}
