import {PREVIEW_DAY_PARAM, SETTINGS_SENT_PARAM} from '@dental/practice';
import {writeToTab, readFromTab} from '../../tabStorage';

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
  if (query.has(SETTINGS_SENT_PARAM) || query.has(PREVIEW_DAY_PARAM))
    writeToTab(KEY, query.get(PREVIEW_DAY_PARAM) || null);
  const day = query.get(PREVIEW_DAY_PARAM) ?? readFromTab(KEY);
  if (day) query.set(PREVIEW_DAY_PARAM, day);
  else query.delete(PREVIEW_DAY_PARAM);
  query.delete(SETTINGS_SENT_PARAM);
  // An address without a day stays exactly as it was typed.
  if (query.toString() !== before) history.replaceState(history.state, '', address);
  document.addEventListener('readystatechange', showDay);
}

/** Fills the day of the page into the ribbon's form. */
function showDay(): void {
  const input = document.querySelector<HTMLInputElement>(
    `[data-settings] [name=${PREVIEW_DAY_PARAM}]`,
  );
  if (input) input.value = new URLSearchParams(location.search).get(PREVIEW_DAY_PARAM) ?? '';
}
