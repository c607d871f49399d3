import {afterEach, describe, expect, it, vi} from 'vitest';
import {listKeys, readStored, writeStored} from '../src/browserStorage';

/** A browser whose storage is `get`. */
const stubBrowser = (get: () => unknown) =>
  vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', {get}));

describe('browser storage', () => {
  afterEach(() => vi.unstubAllGlobals());

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
