import {afterEach, describe, expect, it, vi} from 'vitest';
import {listKeys, readStored, writeStored} from '../src/browserStorage';

/** A browser whose storage is `get`. */
const stubBrowser = (get: () => unknown) =>
  vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', {get}));

describe('browser storage', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('reads what was written, until it is removed', () => {
    const items = new Map<string, string>();
    stubBrowser(() => ({
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => items.set(key, text),
      removeItem: (key: string) => items.delete(key),
    }));
    writeStored('localStorage', 'task', {name: 'Storm'});
    expect(readStored('localStorage', 'task')).toEqual({name: 'Storm'});
    writeStored('localStorage', 'task', undefined);
    expect(readStored('localStorage', 'task')).toBeUndefined();
  });

  it('lists the keys with a start', () => {
    stubBrowser(() => ({'unsaved a': '1', 'unsaved b': '2', 'sign-in': '3'}));
    expect(listKeys('localStorage', 'unsaved ')).toEqual(['unsaved a', 'unsaved b']);
  });

  it('reads nothing from a damaged entry', () => {
    stubBrowser(() => ({getItem: () => '{"name":'}));
    expect(readStored('localStorage', 'task')).toBeUndefined();
  });

  it('reads and keeps nothing if the browser refuses', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    stubBrowser(() => {
      throw new DOMException('The browser refuses.', 'SecurityError');
    });
    expect(readStored('localStorage', 'task')).toBeUndefined();
    expect(listKeys('localStorage', '')).toEqual([]);
    expect(() => writeStored('localStorage', 'task', 1)).not.toThrow();
  });
});
