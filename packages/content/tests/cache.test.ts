import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {Cache} from '../src/output/files';

describe('what is expensive to make', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cache-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  it('is made once where two files of a build are the same', async () => {
    const cache = new Cache(folder);
    let made = 0;
    const make = async () => {
      made += 1;
      await setTimeout(1);
      return 'compressed';
    };
    const contents = await Promise.all(['same', 'same', 'same'].map((key) => cache.text(key, make)));
    expect(contents).toEqual(['compressed', 'compressed', 'compressed']);
    expect(made).toBe(1);
    expect(readdirSync(folder)).toEqual(['same']);
  });

  it('is not made again by the next build, and goes with the last that needed it', async () => {
    await new Cache(folder).get('kept', () => Promise.resolve('first'));
    const next = new Cache(folder);
    expect(await next.text('kept', () => Promise.reject(new Error('made again')))).toBe('first');
    await next.dropOthers();
    expect(readdirSync(folder)).toEqual(['kept']);
    await new Cache(folder).dropOthers();
    expect(readdirSync(folder)).toEqual([]);
  });
});
