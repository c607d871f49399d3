// @vitest-environment happy-dom
import {beforeAll, describe, expect, it} from 'vitest';
import {provideMemory} from '../../src/embed/memory';

beforeAll(() => provideMemory());

describe('provideMemory', () => {
  it.each(['localStorage', 'sessionStorage'] as const)('lends a %s', (name) => {
    const storage = window[name];
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    expect([storage.length, storage.key(1), storage.getItem('a')]).toEqual([2, 'b', '1']);
    storage.removeItem('a');
    expect([storage.getItem('a'), storage.key(1)]).toEqual([null, null]);
    storage.clear();
    expect(storage.length).toBe(0);
  });

  it('lends cookies, and deletes them when they expire', () => {
    document.cookie = 'a=1; path=/; max-age=60';
    document.cookie = 'b=x=y';
    document.cookie = 'a=2';
    expect(document.cookie).toBe('a=2; b=x=y');
    document.cookie = 'a=; max-age=0';
    document.cookie = 'b=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    expect(document.cookie).toBe('');
  });
});
