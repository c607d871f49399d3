import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {run} from '../../../src/config/load.cjs';

/** Always the same, so that one bundle of it is kept. */
const folder = join(tmpdir(), 'bundle-test');

beforeAll(() => void mkdirSync(folder, {recursive: true}));
afterAll(() => rmSync(folder, {recursive: true}));

describe('a bundle that is kept', () => {
  it('is made again once a file changes that it was made from', async () => {
    const file = join(folder, 'file.ts');
    const imported = join(folder, 'imported.ts');
    writeFileSync(file, "export {value} from './imported';");
    writeFileSync(imported, 'export const value: number = 1;');
    const code = `export * from ${JSON.stringify(file)};`;
    // A change in the same instant isn't kept.
    await setTimeout(20);
    expect([run(code), run(code)]).toEqual([{value: 1}, {value: 1}]);

    writeFileSync(imported, 'export const value: number = 2;');
    expect(run(code)).toEqual({value: 2});

    rmSync(imported);
    writeFileSync(file, 'export const value: number = 3;');
    expect(run(code)).toEqual({value: 3});
  });
});
