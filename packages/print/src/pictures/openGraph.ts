import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {
  HEADING_FONT,
  fontOutlines,
  openSiteFont,
  TEXT_FONT,
  widthInEms,
  type Font,
} from './fontOutlines';
import {
  BRAND_FOLDER,
  imageFiles,
  type Page,
  type PageKind,
  palette,
  placeOf,
  type Site,
} from '@dental/content';
import {keyOf, textsOf, type AssetCache} from './assetCache';

const WIDTH = 1200;
const HEIGHT = 630;
const TEXT_WIDTH = 700;
const LEFT = 88;
const ARCH = `M850 ${HEIGHT}V320a140 140 0 0 1 280 0v310z`;

/** A change of this file or of the fonts makes all pictures again. */
const RECIPE = textsOf([
  'packages/print/src/pictures/openGraph.ts',
  'packages/print/src/pictures/fontOutlines.ts',
]);

const KINDS: Partial<Record<PageKind, string>> = {
  service: 'Services',
  'sub-service': 'Services',
  dentist: 'Our doctors',
  staff: 'Our staff',
  legal: 'Policies',
};

/**
 * Makes the pictures that social networks show with a link: one for every page, with its heading, its kind
 * and our mark or the person's face, and one for every video, from its poster. A picture whose recipe has not changed
 * is left as it is.
 * @param made keeps them, under `img/og`
 * @param root the project folder
 */
export async function makeOpenGraphPictures(
  made: AssetCache,
  root: string,
  site: Site,
): Promise<void> {
  const mark = join(root, BRAND_FOLDER, 'mark.svg');
  const brand: Brand = {
    colours: palette(),
    mark: existsSync(mark)
      ? readFileSync(mark, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
      : '',
  };
  const makeCard = async (page: Page) => {
    const label = KINDS[page.kind] ?? placeOf(site.practice);
    const words = {name: site.practice.name, heading: page.heading, label};
    const [file] = 'expertise' in page ? imageFiles(root, page.image) : [];
    const portrait = file && readFileSync(join(root, file));
    await make(
      made,
      page.path === '/' ? 'index' : page.path.slice(1),
      [RECIPE, brand.colours, brand.mark, words, portrait?.toString('base64')],
      async () =>
        Buffer.from(
          pageCard(words, brand, await openFonts(), portrait && (await inArch(portrait))),
        ),
    );
  };
  await Promise.all(site.pages.map(makeCard));
  for (const {image} of site.videos) {
    const [file] = imageFiles(root, image);
    if (file === undefined) continue;
    const poster = readFileSync(join(root, file));
    await make(made, image, [poster.toString('base64')], () => Promise.resolve(poster));
  }
}

/** Makes one picture, unless there is one from the same ingredients. */
async function make(
  made: AssetCache,
  name: string,
  ingredients: readonly unknown[],
  source: () => Promise<Buffer>,
): Promise<void> {
  await made.file(`img/og/${name}.png`, keyOf(ingredients), async () =>
    sharp(await source())
      .autoOrient()
      .resize({width: WIDTH})
      .png({palette: true, effort: 4})
      .toBuffer(),
  );
}

type Fonts = [heading: Font, label: Font];

let fonts: Promise<Fonts> | undefined;

/** Opens the fonts at the first picture that has to be made: most builds make none. */
function openFonts(): Promise<Fonts> {
  return (fonts ??= Promise.all([openSiteFont(HEADING_FONT, 480), openSiteFont(TEXT_FONT, 600)]));
}

/** What is written on a picture. */
type Words = Record<'name' | 'heading' | 'label', string>;

/** What all pictures have in common. */
interface Brand {
  colours: ReturnType<typeof palette>;
  mark: string;
}

/** A portrait in the arch of a card. */
async function inArch(portrait: Buffer): Promise<string> {
  const face = await sharp(portrait)
    .autoOrient()
    .resize({width: 560, height: 900, position: 'top'})
    .png()
    .toBuffer();
  const href = `data:image/png;base64,${face.toString('base64')}`;
  const image = `<image clip-path="url(#arch)" x="850" y="180" width="280" height="450" href="${href}"/>`;
  return `<clipPath id="arch"><path d="${ARCH}"/></clipPath>${image}`;
}

function pageCard(
  words: Words,
  {colours, mark}: Brand,
  [heading, label]: Fonts,
  face?: string,
): string {
  const size =
    [76, 66, 58].find((candidate) => wrap(heading, words.heading, candidate).length <= 3) ?? 50;
  const lines = wrap(heading, words.heading, size);
  const top = 350 - ((lines.length - 1) * size * 1.14) / 2;
  const text = (
    font: Font,
    line: string,
    at: {x: number; y: number; size: number; colour: string},
  ) =>
    `<path transform="translate(${at.x} ${at.y})" fill="${at.colour}" d="${fontOutlines(font, line, at.size).d}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${colours.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<path fill="${colours.tint}" d="${ARCH}"/>`,
    face ??
      `<path fill="${colours.main}" d="M880 ${HEIGHT}V310a110 110 0 0 1 220 0v320z"/>
      <g transform="translate(912 330) scale(2.45)">${mark.replaceAll(colours.ground, colours['main-deep'])}</g>`,
    `<path fill="${colours.accent}" d="M${LEFT} 168h72v5h-72z"/>`,
    text(label, words.label, {x: LEFT, y: 140, size: 30, colour: colours['accent-deep']}),
    ...lines.map((line, index) =>
      text(heading, line, {x: LEFT, y: top + index * size * 1.14, size, colour: colours.ink}),
    ),
    text(label, words.name, {x: LEFT, y: 560, size: 32, colour: colours.main}),
    '</svg>',
  ].join('');
}

/** Breaks a heading into as few lines as fit, then into lines of like length. */
function wrap(font: Font, words: string, size: number): string[] {
  const inWidth = (width: number) => {
    const lines: string[] = [];
    for (const word of words.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && widthInEms(font, longer) * size <= width)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const fewest = inWidth(TEXT_WIDTH);
  const narrower = [0.6, 0.7, 0.8, 0.9].map((share) => inWidth(TEXT_WIDTH * share));
  return narrower.find((lines) => lines.length === fewest.length) ?? fewest;
}
