import type {KeyboardEvent} from 'react';

/** Arrow down goes from the field to the first hit and on to the next, arrow up back. */
export function moveAmongHits(event: KeyboardEvent<HTMLElement>): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const whole = event.currentTarget.closest('[data-site-search]');
  if (step === undefined || !whole) return;
  const stops = [...whole.querySelectorAll<HTMLElement>('input, [data-hit]')];
  const next = stops[stops.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
