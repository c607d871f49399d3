import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => vi.useRealTimers());

it('keeps the notices of a previewed day on the next page', async () => {
  vi.useFakeTimers({now: Date.parse('2027-08-31T20:00Z')});
  const script = document.createElement('script');
  Object.assign(script.dataset, {usual: '(480) 555-0142', timeZone: 'America/Phoenix'});
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const from = Date.parse('2027-08-10T07:00Z');
  const until = from + 86_400_000;
  document.body.innerHTML = `<p class="notice" data-from="${from}" data-until="${until}"></p>`;
  const notice = document.querySelector<HTMLElement>('.notice');
  const isHiddenAt = async (path: string) => {
    history.pushState(undefined, '', path);
    await vi.advanceTimersByTimeAsync(10_000);
    return notice?.hidden;
  };
  history.replaceState(undefined, '', '/?on=2027-08-10');
  await import('../../src/build/notices/update');
  expect(await isHiddenAt('/?on=2027-08-10')).toBe(false);
  expect(await isHiddenAt('/contact-us')).toBe(false);
  expect(await isHiddenAt('/?on=')).toBe(true);
});
