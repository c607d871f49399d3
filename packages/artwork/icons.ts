/**
 * Writes the icons: the sprite static/img/icons.svg for the interface (a symbol for each icon, 24 by
 * 24, in the color of the text), and static/img/icons/<slug>.svg for the services (64 by 64).
 *
 *   npx tsx packages/artwork/icons.ts
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tidy} from './brand/tidy';
import {interfaceIcons, socialIcons} from './icons/interface';
import {moreServiceIcons} from './icons/moreServices';
import {serviceIcons} from './icons/services';

const IMAGES = new URL('../../static/img/', import.meta.url);

interface IconSet {
  icons: Record<string, {body: string}>;
}

function readSet(name: string): IconSet {
  const file = createRequire(import.meta.url).resolve(`${name}/icons.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
}

/** One symbol of the sprite; `solid` also fills its closed shapes. */
function symbol(set: IconSet, id: string, name: string, solid?: 'solid'): string {
  const icon = set.icons[name];
  if (!icon) throw new Error(`icon "${name}": expected it in the icon set`);
  const body = solid ? icon.body.replaceAll('fill="none"', 'fill="currentColor"') : icon.body;
  return `<symbol id="${id}" viewBox="0 0 24 24">${body}</symbol>`;
}

const lucide = readSet('@iconify-json/lucide');
const simple = readSet('@iconify-json/simple-icons');
const symbols = [
  ...interfaceIcons.map(([id, name, solid]) => symbol(lucide, id, name, solid)),
  ...socialIcons.map(([id, name]) => symbol(simple, id, name)),
];
writeFileSync(
  new URL('icons.svg', IMAGES),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);

mkdirSync(new URL('icons/', IMAGES), {recursive: true});
for (const [slug, draw] of Object.entries({...serviceIcons, ...moreServiceIcons})) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${draw()}</svg>`;
  writeFileSync(new URL(`icons/${slug}.svg`, IMAGES), tidy(drawing));
}
