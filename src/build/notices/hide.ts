/* The inline script right after the notices, before the first paint: src/build/notices/index.ts. */

document.querySelectorAll<HTMLElement>('.notice').forEach((notice) => {
  // Digits compare as numbers.
  const {from, until} = notice.dataset as unknown as Record<string, number>;
  notice.hidden = Date.now() < from! || Date.now() >= until!;
});
