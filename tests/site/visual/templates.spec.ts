import sharp from 'sharp';
import {expect, type Page} from 'playwright/test';
import {NOWHERE} from '../../../packages/bench/templates';
import {FONTS} from '../../../src/css/lateFonts';
import {ANOTHER_ROUTES, test} from '../../support/production';

/*
 * The look of every template, on the site of another practice, whose words and pictures are a fixture: an edit of our
 * content changes none of these pictures, and a change of the look changes them all the same.
 */

/** A Friday morning in Gilbert. */
const NOW = new Date('2026-11-20T10:30:00-07:00');

/** One page of each template, and every page that arranges blocks in a way of its own. */
const PAGES = {
  home: '/',
  services: '/services',
  service: first('/services', 2),
  'sub-service': first('/services', 3),
  dentists: '/our-dentist',
  dentist: first('/our-dentist', 2),
  staff: '/our-staff',
  'staff-member': first('/our-staff', 2),
  about: '/about-us',
  reviews: '/reviews',
  gallery: '/smile-gallery',
  plans: '/payment-plans',
  'financial-policy': '/financial-policy',
  legal: '/privacy-policy',
  contact: '/contact-us',
  'virtual-consultation': '/virtual-consultation',
  'new-patients': '/new-patients',
  'not-found': NOWHERE,
};

const SCREENS = {
  phone: {width: 360, height: 740},
  'wide screen': {width: 1440, height: 900},
};

/** Pictures are kept at a quarter of their size: small files, in which the edges of letters count for little. */
const SCALE = 1 / 4;

/**
 * What may differ: faint differences (a colour off by more than 6 % of the way from black to white) on three pixels in
 * two thousand, clear ones (more than 10 %) on one in ten thousand. Letters that another machine draws another way, at
 * worst fitted to the pixels and smoothed for LCD, come to 1.1 in a thousand and 0.3 in ten thousand. Primary buttons
 * that are one shade lighter come to 3 in a thousand and more, square corners of cards to 2 in ten thousand and more,
 * and a band that is gone makes the page shorter, which no tolerance covers.
 */
const TOLERANCES = [
  {threshold: 0.06, maxDiffPixelRatio: 0.0015},
  {threshold: 0.1, maxDiffPixelRatio: 0.0001},
];

test.use({contextOptions: {reducedMotion: 'reduce'}, timezoneId: 'America/Phoenix'});

for (const [name, route] of Object.entries(PAGES)) {
  test(`the ${name} page looks on a phone and on a wide screen as it has been agreed on`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(NOW);
    await page.setViewportSize(SCREENS.phone);
    // Nobody acts, so no script runs, and nothing depends on how fast the machine is.
    await page.goto(route);
    await leaveOutWhatChanges(page);
    await drawLettersAlike(page);
    await bringFonts(page);
    for (const [screen, viewport] of Object.entries(SCREENS)) {
      await page.setViewportSize(viewport);
      await bringPictures(page);
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

/** The first page at some depth of a part of the site. */
function first(part: string, depth: number): string {
  const route = ANOTHER_ROUTES.find(
    (path) => path.startsWith(`${part}/`) && path.split('/').length === depth + 1,
  );
  if (route === undefined) throw new Error(`There is no page of depth ${depth} below ${part}.`);
  return route;
}

/** The ribbon of a preview names the revision, and closures come and go: another day has others. */
function leaveOutWhatChanges(page: Page): Promise<void> {
  return page.locator('section[aria-label="Preview"], [data-clock]').evaluateAll((parts) => {
    for (const part of parts) part.remove();
  });
}

/** Machines fit letters to their pixels, each in its own way, and then lines break elsewhere; this keeps them off it. */
function drawLettersAlike(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* {text-rendering: geometricPrecision !important}');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Has the fonts of the page, also those that came too late for a busy machine's first paint. */
function bringFonts(page: Page): Promise<void> {
  return page.evaluate(async (id) => {
    const {sheet} = document.getElementById(id) as HTMLStyleElement;
    for (const face of sheet?.cssRules ?? [])
      (face as CSSFontFaceRule).style.setProperty('font-display', 'block');
    await document.fonts.ready;
  }, FONTS);
}

/**
 * Has every picture of the page, also those that wait to be near. The source for another width is chosen in the next frame,
 * and until then the browser may refuse to decode one (HTML, "img.decode()"): all are tried again, a broken one in vain.
 */
function bringPictures(page: Page): Promise<void> {
  const decodeAll = () =>
    page.evaluate(async () => {
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
      const images = [...document.images].filter((image) => image.checkVisibility());
      for (const image of images) image.loading = 'eager';
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
