import type {KeyboardEvent} from 'react';

/** Moves the focus with the arrow keys: down from the field to the hits, and up again. */
export function moveAmongHits(event: KeyboardEvent<HTMLElement>): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const search = event.currentTarget.closest('[data-site-search]');
  if (step === undefined || !search) return;
  const stops = [...search.querySelectorAll<HTMLElement>('input, [data-hit]')];
  const next = stops[stops.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
