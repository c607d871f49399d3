/**
 * Draws the scenes of the site into static/img.
 * `npx tsx packages/artwork/scenes.ts` draws all. Add a picture or a folder to draw only that, such
 * as `facility/lounge`.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import {optimize} from 'svgo';
import {scenes} from './scenes/index';

const OUTPUT = new URL('../../static/img/', import.meta.url);
const wanted = process.argv.slice(2);

for (const [id, draw] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.some((name) => id === name || id.startsWith(`${name}/`)))
    continue;
  const file = fileURLToPath(new URL(`${id}.svg`, OUTPUT));
  const {data} = optimize(draw(), {
    multipass: true,
    floatPrecision: 1,
    plugins: ['preset-default'],
  });
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, `${data}\n`);
  console.log(`${id}.svg  ${(data.length / 1000).toFixed(1)} kB`);
}
