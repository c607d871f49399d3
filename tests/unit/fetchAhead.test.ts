// @vitest-environment happy-dom
import preloadPage from '@docusaurus/core/lib/client/preload';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

vi.mock('@docusaurus/core/lib/client/preload', () => ({default: vi.fn(() => Promise.resolve())}));

const fetched = vi.mocked(preloadPage);

/** The module as it is on a page that has just been loaded, for a visitor with a given connection. */
async function onNewPage(connection: {saveData?: boolean; effectiveType?: string} = {}) {
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
  vi.resetModules();
  return (await import('../../src/plugins/lean-theme/instead/docusaurus')).default;
}

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a page to which a link is in sight', () => {
  it('is fetched after a while, once, however many links lead there', async () => {
    const {prefetch} = await onNewPage();
    prefetch('/services');
    prefetch('/services');
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fetched.mock.calls).toEqual([['/services']]);
  });

  it.each([{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}])(
    'is not fetched where the visitor has to be sparing: %o',
    async (connection) => {
      const {prefetch, preload} = await onNewPage(connection);
      prefetch('/services');
      const pressed = preload('/services');
      await vi.advanceTimersByTimeAsync(5_000);
      expect(fetched).not.toHaveBeenCalled();
      expect(await pressed).toBe(false);
    },
  );

  it('is fetched at once when the link is touched', async () => {
    const {preload} = await onNewPage({effectiveType: '4g'});
    const touched = preload('/services');
    expect(fetched.mock.calls).toEqual([['/services']]);
    expect(await touched).toBe(true);
  });

  it('that does not come when the link is touched is not there, and that is all', async () => {
    const {preload} = await onNewPage();
    fetched.mockRejectedValueOnce(new Error('The line is down.'));
    expect(await preload('/services')).toBe(false);
  });
});
