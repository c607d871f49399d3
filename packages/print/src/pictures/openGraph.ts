import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {
  HEADING_FONT,
  outlineText,
  openSiteFont,
  TEXT_FONT,
  measureEms,
  type Font,
} from './fontOutlines';
import {
  BRAND_FOLDER,
  findImageFiles,
  type Page,
  type PageKind,
  readPalette,
  formatPlace,
  type Site,
} from '@dental/content';
import {createCacheKey, readTexts, type AssetCache} from './assetCache';

const WIDTH = 1200;
const HEIGHT = 630;
const TEXT_WIDTH = 700;
const LEFT = 88;
const ARCH = `M850 ${HEIGHT}V320a140 140 0 0 1 280 0v310z`;

/** The source of everything that draws the pictures: any change to it renders all of them again. */
const RECIPE = readTexts([
  'packages/print/src/pictures/openGraph.ts',
  'packages/print/src/pictures/fontOutlines.ts',
]);

const KIND_LABELS: Partial<Record<PageKind, string>> = {
  service: 'Services',
  'sub-service': 'Services',
  dentist: 'Our doctors',
  staff: 'Our staff',
  legal: 'Policies',
};

/**
 * Renders the pictures that social networks show with a link. Each page gets a card with its
 * heading, its kind, and our logo or the person's face. Each video gets its poster.
 * @param cache stores the pictures under `img/og`
 * @param root the project folder
 */
export async function makeOpenGraphPictures(
  cache: AssetCache,
  root: string,
  site: Site,
): Promise<void> {
  const brand: Brand = {colors: readPalette(), logo: readLogo(root)};
  const makeCard = async (page: Page) => {
    const text: CardText = {
      name: site.practice.name,
      heading: page.heading,
      label: KIND_LABELS[page.kind] ?? formatPlace(site.practice),
    };
    const [file] = 'expertise' in page ? findImageFiles(root, page.image) : [];
    const portrait = file && readFileSync(join(root, file));
    const name = page.path === '/' ? 'index' : page.path.slice(1);
    const ingredients = [RECIPE, brand.colors, brand.logo, text, portrait?.toString('base64')];
    await makePicture(cache, name, ingredients, async () => {
      const face = portrait && (await drawPortrait(portrait));
      return Buffer.from(drawCard(text, brand, await openFonts(), face));
    });
  };
  await Promise.all(site.pages.map(makeCard));
  for (const {image} of site.videos) {
    const [file] = findImageFiles(root, image);
    if (file === undefined) continue;
    const poster = readFileSync(join(root, file));
    await makePicture(cache, image, [poster.toString('base64')], () => Promise.resolve(poster));
  }
}

/** Reads the shapes of the logo, without its `<svg>` element; empty if the practice has no logo. */
function readLogo(root: string): string {
  const file = join(root, BRAND_FOLDER, 'mark.svg');
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
}

/** Renders one picture, unless the cache has one made from the same ingredients. */
async function makePicture(
  cache: AssetCache,
  name: string,
  ingredients: readonly unknown[],
  draw: () => Promise<Buffer>,
): Promise<void> {
  await cache.writeFile(`img/og/${name}.png`, createCacheKey(ingredients), async () =>
    sharp(await draw())
      .autoOrient()
      .resize({width: WIDTH})
      .png({palette: true, effort: 4})
      .toBuffer(),
  );
}

interface Fonts {
  heading: Font;
  label: Font;
}

let fonts: Promise<Fonts> | undefined;

/** Opens the fonts when the first picture is rendered: most builds render none. */
function openFonts(): Promise<Fonts> {
  fonts ??= Promise.all([openSiteFont(HEADING_FONT, 480), openSiteFont(TEXT_FONT, 600)]).then(
    ([heading, label]) => ({heading, label}),
  );
  return fonts;
}

type CardText = Record<'name' | 'heading' | 'label', string>;

interface Brand {
  colors: ReturnType<typeof readPalette>;
  logo: string;
}

/** Draws a portrait clipped to the card's arch, as SVG. */
async function drawPortrait(portrait: Buffer): Promise<string> {
  const face = await sharp(portrait)
    .autoOrient()
    .resize({width: 560, height: 900, position: 'top'})
    .png()
    .toBuffer();
  const href = `data:image/png;base64,${face.toString('base64')}`;
  const position = 'x="850" y="180" width="280" height="450"';
  const image = `<image clip-path="url(#arch)" ${position} href="${href}"/>`;
  return `<clipPath id="arch"><path d="${ARCH}"/></clipPath>${image}`;
}

/** Draws our logo in an inner arch, as SVG. */
function drawLogo({colors, logo}: Brand): string {
  const shapes = logo.replaceAll(colors.ground, colors['main-deep']);
  return `<path fill="${colors.main}" d="M880 ${HEIGHT}V310a110 110 0 0 1 220 0v320z"/>
      <g transform="translate(912 330) scale(2.45)">${shapes}</g>`;
}

interface TextPlacement {
  x: number;
  y: number;
  size: number;
  color: string;
}

function drawText(font: Font, line: string, {x, y, size, color}: TextPlacement): string {
  const {d} = outlineText(font, line, size);
  return `<path transform="translate(${x} ${y})" fill="${color}" d="${d}"/>`;
}

function drawCard(text: CardText, brand: Brand, {heading, label}: Fonts, face?: string): string {
  const {colors} = brand;
  const largestFitting = [76, 66, 58].find((size) => wrap(heading, text.heading, size).length <= 3);
  const size = largestFitting ?? 50;
  const lines = wrap(heading, text.heading, size);
  const top = 350 - ((lines.length - 1) * size * 1.14) / 2;
  const dimensions = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${dimensions}>`,
    `<path fill="${colors.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<path fill="${colors.tint}" d="${ARCH}"/>`,
    face ?? drawLogo(brand),
    `<path fill="${colors.accent}" d="M${LEFT} 168h72v5h-72z"/>`,
    drawText(label, text.label, {x: LEFT, y: 140, size: 30, color: colors['accent-deep']}),
    ...lines.map((line, index) =>
      drawText(heading, line, {x: LEFT, y: top + index * size * 1.14, size, color: colors.ink}),
    ),
    drawText(label, text.name, {x: LEFT, y: 560, size: 32, color: colors.main}),
    '</svg>',
  ].join('');
}

/** Breaks a heading into as few lines as fit, then evens out their lengths. */
function wrap(font: Font, heading: string, size: number): string[] {
  const wrapAt = (width: number) => {
    const lines: string[] = [];
    for (const word of heading.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      const fits = lines.length > 0 && measureEms(font, longer) * size <= width;
      if (fits) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const fewest = wrapAt(TEXT_WIDTH);
  const narrower = [0.6, 0.7, 0.8, 0.9].map((share) => wrapAt(TEXT_WIDTH * share));
  return narrower.find((lines) => lines.length === fewest.length) ?? fewest;
}
