/**
 * Draws the smiles of the gallery: static/img/cases/<nn>-before.svg and <nn>-after.svg, 600 by 400.
 * Age and gender come from the file of the case, the faults of the teeth from
 * smiles/conditions.ts.
 *
 *   npx tsx packages/artwork/smiles.ts [nn …]
 */
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {optimize} from 'svgo';
import {parse} from 'yaml';
import {conditions} from './smiles/conditions';
import type {Data} from './smiles/person';
import {drawCase} from './smiles/scene';

const CASES = new URL('../../pages-content/_cases/', import.meta.url);
const OUTPUT = new URL('../../static/img/cases/', import.meta.url);

/** The front matter of one case, and the number that its file's name and pictures start with. */
function read(file: string): Data {
  const [, matter = ''] = readFileSync(new URL(file, CASES), 'utf8').split(/^---$/m);
  return {...(parse(matter) as Omit<Data, 'id'>), id: Number.parseInt(file, 10)};
}

const wanted = process.argv.slice(2).map(Number);
mkdirSync(OUTPUT, {recursive: true});
for (const file of readdirSync(CASES)
  .filter((name) => /^\d\d-.*\.mdx$/.test(name))
  .sort()) {
  const data = read(file);
  if (wanted.length && !wanted.includes(data.id)) continue;
  const condition = conditions[data.id];
  if (!condition)
    throw new Error(
      `packages/artwork/smiles/conditions.ts has no entry ${data.id}, which ${file} needs.`,
    );
  for (const when of ['before', 'after'] as const) {
    const name = `${String(data.id).padStart(2, '0')}-${when}.svg`;
    const {data: svg} = optimize(drawCase(data, condition, when), {
      multipass: true,
      floatPrecision: 2,
      plugins: [
        {name: 'preset-default', params: {overrides: {convertPathData: {floatPrecision: 0}}}},
      ],
    });
    writeFileSync(new URL(name, OUTPUT), `${svg}\n`);
  }
}
