import {readdirSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {Cache} from '../src/output/files';
import {emptyFolder} from '../../../tests/support/emptyFolder';

describe('what is expensive to make', () => {
  const project = emptyFolder();

  it('is made once where two files of a build are the same', async () => {
    const cache = new Cache(project.folder);
    let made = 0;
    const make = async () => {
      made += 1;
      await setTimeout(1);
      return 'compressed';
    };
    const contents = await Promise.all(['same', 'same', 'same'].map((key) => cache.text(key, make)));
    expect(contents).toEqual(['compressed', 'compressed', 'compressed']);
    expect(made).toBe(1);
    expect(readdirSync(project.folder)).toEqual(['same']);
  });

  it('is not made again by the next build, and goes with the last that needed it', async () => {
    await new Cache(project.folder).get('kept', () => Promise.resolve('first'));
    const next = new Cache(project.folder);
    expect(await next.text('kept', () => Promise.reject(new Error('made again')))).toBe('first');
    await next.dropOthers();
    expect(readdirSync(project.folder)).toEqual(['kept']);
    await new Cache(project.folder).dropOthers();
    expect(readdirSync(project.folder)).toEqual([]);
  });
});
