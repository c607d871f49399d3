import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, join} from 'node:path';
import {describe, expect, it} from 'vitest';

/** The arrows in the diagram of docs/architecture.md: who imports whom. */
const ARROWS = [
  ...readFileSync('docs/architecture.md', 'utf8').matchAll(/^ {2}(\w+)\S*.*? --> (\w+)/gm),
].map(([, from = '', to = '']) => [from, to] as const);
const SEPARATE_PACKAGES = ['artwork', 'bench', 'testing'];

const packages = readdirSync('packages').filter((name) => !SEPARATE_PACKAGES.includes(name));
const getFolder = (room: string) => (room === 'src' ? 'src' : `packages/${room}`);

/** Every package that a package may import, directly or through others. */
function listImportable(room: string): Set<string> {
  const next = ARROWS.flatMap(([from, to]) => (from === room ? [to] : []));
  return new Set(next.flatMap((to) => [to, ...listImportable(to)]));
}

function listCode(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return listCode(path);
    return /\.(?:ts|tsx|mjs)$/.test(name) ? [path] : [];
  });
}

/** The packages that a package's files import, and the imports without an export. */
function findImports(room: string): {used: Set<string>; noDoor: string[]} {
  const used = new Set<string>();
  const noDoor: string[] = [];
  for (const file of listCode(room === 'src' ? 'src' : `packages/${room}/src`)) {
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
      } else if (source.startsWith('.') && !join(file, '..', source).startsWith(getFolder(room))) {
        noDoor.push(`${file}: ${source}`);
      }
    }
  }
  return {used, noDoor};
}

describe.each(['src', ...packages])('package %s', (room) => {
  const {used, noDoor} = findImports(room);

  it('imports only along the arrows in docs/architecture.md', () => {
    expect([...used].filter((name) => name !== room && !listImportable(room).has(name))).toEqual(
      [],
    );
  });

  it('uses every arrow', () => {
    expect(ARROWS.flatMap(([from, to]) => (from === room && !used.has(to) ? [to] : []))).toEqual(
      [],
    );
  });

  it('goes through package exports', () => {
    expect(noDoor).toEqual([]);
  });
});

/** The packages that a TypeScript project references. */
function readReferences(project: string): string[] {
  const {references = []} = JSON.parse(readFileSync(project, 'utf8')) as {
    references?: {path: string}[];
  };
  return references.map(({path}) => basename(path)).sort();
}

describe('TypeScript projects', () => {
  it.each([...packages, 'testing'])('%s references the packages that it imports', (room) => {
    const imports = [...findImports(room).used].filter((name) => name !== room);
    expect(readReferences(`packages/${room}/tsconfig.json`)).toEqual(imports.sort());
  });

  it('has a project for every package but the bench', () => {
    expect(readReferences('tsconfig.json')).toEqual(
      readdirSync('packages').filter((name) => name !== 'bench'),
    );
  });
});

it('lists every package in the diagram, without cycles', () => {
  expect(new Set(ARROWS.flat())).toEqual(new Set(['src', ...packages]));
  for (const room of packages) expect(listImportable(room)).not.toContain(room);
});

it('requires a README in every package', () => {
  expect(
    [...packages, ...SEPARATE_PACKAGES].filter((room) => !existsSync(`packages/${room}/README.md`)),
  ).toEqual([]);
});
