import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

/** The arrows of the picture in docs/architecture.md: who uses whom. */
const ARROWS = [
  ...readFileSync('docs/architecture.md', 'utf8').matchAll(/^ {2}(\w+)\S*.*? --> (\w+)/gm),
].map(([, from = '', to = '']) => [from, to] as const);
const APART = ['artwork', 'bench', 'testing'];

const packages = readdirSync('packages').filter((name) => !APART.includes(name));
const folderOf = (room: string) => (room === 'src' ? 'src' : `packages/${room}`);

/** Every room that a room may use: what its arrows lead to, and what theirs do. */
function below(room: string): Set<string> {
  const next = ARROWS.flatMap(([from, to]) => (from === room ? [to] : []));
  return new Set(next.flatMap((to) => [to, ...below(to)]));
}

function codeIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return codeIn(path);
    return /\.(?:ts|tsx|mjs)$/.test(name) ? [path] : [];
  });
}

/** The packages that the files of a room import, and the imports that no door leads to. */
function importsOf(room: string): {used: Set<string>; noDoor: string[]} {
  const used = new Set<string>();
  const noDoor: string[] = [];
  for (const file of codeIn(room === 'src' ? 'src' : `packages/${room}/src`)) {
    for (const [, source = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import|import\() ?'([^']+)'/g,
    )) {
      const [, name, door = ''] = /^@dental\/([\w-]+)(\/.*)?$/.exec(source) ?? [];
      if (name !== undefined) {
        used.add(name);
        const {exports} = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as {
          exports: object;
        };
        if (!(`.${door}` in exports)) noDoor.push(`${file}: ${source}`);
      } else if (source.startsWith('.') && !join(file, '..', source).startsWith(folderOf(room))) {
        noDoor.push(`${file}: ${source}`);
      }
    }
  }
  return {used, noDoor};
}

describe.each(['src', ...packages])('%s', (room) => {
  const {used, noDoor} = importsOf(room);

  it('uses no other rooms than docs/architecture.md draws', () => {
    expect([...used].filter((name) => name !== room && !below(room).has(name))).toEqual([]);
  });

  it('needs every arrow that is drawn from it', () => {
    expect(ARROWS.flatMap(([from, to]) => (from === room && !used.has(to) ? [to] : []))).toEqual(
      [],
    );
  });

  it('reaches the others by their doors alone', () => {
    expect(noDoor).toEqual([]);
  });
});

it('the picture has every package, and no circle', () => {
  expect(new Set(ARROWS.flat())).toEqual(new Set(['src', ...packages]));
  for (const room of packages) expect(below(room)).not.toContain(room);
});

it('every package says what it is for', () => {
  expect(
    [...packages, ...APART].filter((room) => !existsSync(`packages/${room}/README.md`)),
  ).toEqual([]);
});
