import {AS_OF, SETTINGS_SENT} from '@dental/practice';
import {store, stored} from '../../tabStorage';

const KEY = 'preview-on';

/**
 * Shows each page of a preview as of the day that a reviewer has set in the ribbon, for as long as
 * the tab is open. The ribbon's form puts the day into the address; this adds it to the address of
 * every other page.
 */
export function keepSettings(): void {
  const address = new URL(location.href);
  const query = address.searchParams;
  const before = query.toString();
  if (query.has(SETTINGS_SENT) || query.has(AS_OF)) store(KEY, query.get(AS_OF) || null);
  const day = query.get(AS_OF) ?? stored(KEY);
  if (day) query.set(AS_OF, day);
  else query.delete(AS_OF);
  query.delete(SETTINGS_SENT);
  // An address without a day stays exactly as it was typed.
  if (query.toString() !== before) history.replaceState(history.state, '', address);
  document.addEventListener('readystatechange', showDay);
}

/** Fills the day of the page into the ribbon's form. */
function showDay(): void {
  const input = document.querySelector<HTMLInputElement>(`[data-settings] [name=${AS_OF}]`);
  if (input) input.value = new URLSearchParams(location.search).get(AS_OF) ?? '';
}
