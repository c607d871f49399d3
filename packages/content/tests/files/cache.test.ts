import {readdirSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {useEmptyFolder} from '@dental/testing/emptyFolder';
import {Cache} from '../../src/files/cache';

describe('Cache', () => {
  const project = useEmptyFolder();

  it('makes an entry once when several files request it', async () => {
    const cache = new Cache(project.folder);
    let count = 0;
    const make = async () => {
      count += 1;
      await setTimeout(1);
      return 'compressed';
    };
    const contents = await Promise.all(
      ['same', 'same', 'same'].map(async (key) => String(await cache.get(key, make))),
    );
    expect(contents).toEqual(['compressed', 'compressed', 'compressed']);
    expect(count).toBe(1);
    expect(readdirSync(project.folder)).toEqual(['same']);
  });

  it('keeps an entry for the next build, and deletes unused ones', async () => {
    await new Cache(project.folder).get('kept', () => Promise.resolve('first'));
    const next = new Cache(project.folder);
    expect(String(await next.get('kept', () => Promise.reject(new Error('made again'))))).toBe(
      'first',
    );
    await next.deleteUnused();
    expect(readdirSync(project.folder)).toEqual(['kept']);
    await new Cache(project.folder).deleteUnused();
    expect(readdirSync(project.folder)).toEqual([]);
  });
});
