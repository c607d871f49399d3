import sharp from 'sharp';
import {expect, type Page} from 'playwright/test';
import {MISSING_PATH} from '../../../packages/bench/templates';
import {FONT_STYLES_ID} from '../../../src/css/lateFonts';
import {ANOTHER_ROUTES, test} from '../../support/production';

/*
 * The look of every template, on the fixture practice: edits of our content change no screenshot,
 * and any change of the look does.
 */

/** A Friday morning in Gilbert. */
const NOW = new Date('2026-11-20T10:30:00-07:00');

/** One page of each template, and every page with a layout of its own. */
const PAGES = {
  home: '/',
  services: '/services',
  service: getFirst('/services', 2),
  'sub-service': getFirst('/services', 3),
  dentists: '/our-dentist',
  dentist: getFirst('/our-dentist', 2),
  staff: '/our-staff',
  'staff-member': getFirst('/our-staff', 2),
  about: '/about-us',
  reviews: '/reviews',
  gallery: '/smile-gallery',
  plans: '/payment-plans',
  'financial-policy': '/financial-policy',
  legal: '/privacy-policy',
  contact: '/contact-us',
  'virtual-consultation': '/virtual-consultation',
  'new-patients': '/new-patients',
  'not-found': MISSING_PATH,
};

const SCREENS = {
  phone: {width: 360, height: 740},
  'wide screen': {width: 1440, height: 900},
};

/**
 * Screenshots are kept at a quarter of their size: small files that tolerate small differences of
 * glyph edges.
 */
const SCALE = 1 / 4;

/**
 * Tolerances: faint differences (more than 6 % between black and white) on 3 pixels in 2,000; clear
 * ones (more than 10 %) on 1 in 10,000. Another machine's text rendering, at worst hinted and
 * smoothed for LCD, differs by 1.1 in 1,000 and 0.3 in 10,000. Primary buttons one shade lighter
 * differ by at least 3 in 1,000, square card corners by 2 in 10,000. A missing band makes the page
 * shorter, which always fails.
 */
const TOLERANCES = [
  {threshold: 0.06, maxDiffPixelRatio: 0.0015},
  {threshold: 0.1, maxDiffPixelRatio: 0.0001},
];

test.use({contextOptions: {reducedMotion: 'reduce'}, timezoneId: 'America/Phoenix'});

for (const [name, route] of Object.entries(PAGES)) {
  test(`matches the reference screenshots of the ${name} page at two widths`, async ({page}) => {
    await page.clock.setFixedTime(NOW);
    await page.setViewportSize(SCREENS.phone);
    // No action, so no script runs, and the machine's speed doesn't matter.
    await page.goto(route);
    await hideChangingParts(page);
    await drawLettersAlike(page);
    await loadFonts(page);
    for (const [screen, viewport] of Object.entries(SCREENS)) {
      await page.setViewportSize(viewport);
      await loadPictures(page);
      const shot = await page.screenshot({fullPage: true, animations: 'disabled'});
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

      const picture = await sharp(shot)
        .resize({width: viewport.width * SCALE})
        .jpeg({quality: 85, chromaSubsampling: '4:4:4', mozjpeg: true})
        .toBuffer();
      const before = test.info().errors.length;
      for (const tolerance of TOLERANCES) {
        expect.soft(picture).toMatchSnapshot(`${name}-${viewport.width}.jpg`, tolerance);
      }
      if (test.info().errors.length > before)
        await sharp(shot).toFile(test.info().outputPath(`full-size-${screen}.png`));
    }
  });
}

/** The first page at some depth of a section of the site. */
function getFirst(part: string, depth: number): string {
  const route = ANOTHER_ROUTES.find(
    (path) => path.startsWith(`${part}/`) && path.split('/').length === depth + 1,
  );
  if (route === undefined) throw new Error(`There is no page of depth ${depth} below ${part}.`);
  return route;
}

/** The preview ribbon shows the revision, and closures differ from day to day. */
function hideChangingParts(page: Page): Promise<void> {
  return page.locator('section[aria-label="Preview"], [data-clock]').evaluateAll((parts) => {
    for (const part of parts) part.remove();
  });
}

/** Machines hint glyphs differently, which moves line breaks. This turns hinting off. */
function drawLettersAlike(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* {text-rendering: geometricPrecision !important}');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits for the page's fonts, including late ones. */
function loadFonts(page: Page): Promise<void> {
  return page.evaluate(async (id) => {
    const {sheet} = document.getElementById(id) as HTMLStyleElement;
    for (const face of sheet?.cssRules ?? [])
      (face as CSSFontFaceRule).style.setProperty('font-display', 'block');
    await document.fonts.ready;
  }, FONT_STYLES_ID);
}

/**
 * Waits for every image of the page, lazy ones included. The source for another width is chosen in
 * the next frame; until then the browser may refuse to decode one (HTML, `img.decode()`), so all
 * are tried again.
 */
function loadPictures(page: Page): Promise<void> {
  const decodeAll = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const images = [...document.images].filter((image) => image.checkVisibility());
      // A picture that is decoded in parallel may be missing in the screenshot.
      for (const image of images) Object.assign(image, {loading: 'eager', decoding: 'sync'});
      await Promise.all(
        images.map((image) =>
          image.decode().catch((error: unknown) => {
            throw new Error(`${image.currentSrc}, ${image.naturalWidth} px wide: ${String(error)}`);
          }),
        ),
      );
    });
  return expect(decodeAll).toPass({timeout: 10_000});
}
