import {SETTINGS, SETTINGS_SENT} from '@dental/practice';
import {store, stored} from '../../tabStorage';

/**
 * Has each page of a preview obey the settings that a reviewer has made in the ribbon, for as long as the tab is open. They
 * come in the address, from the ribbon's form or a link of the report, and go into the address of every other page.
 */
export function keepSettings(): void {
  const address = new URL(location.href);
  const query = address.searchParams;
  const before = query.toString();
  for (const name of SETTINGS) {
    const key = `preview-${name}`;
    if (query.has(SETTINGS_SENT) || query.has(name)) store(key, query.get(name) || null);
    const kept = query.get(name) ?? stored(key);
    if (kept) query.set(name, kept);
    else query.delete(name);
  }
  query.delete(SETTINGS_SENT);
  // An address that says nothing of settings stays as it was written.
  if (query.toString() !== before) history.replaceState(history.state, '', address);
  document.addEventListener('readystatechange', showSettings);
}

/** Shows in the ribbon's form how the page is set. */
function showSettings(): void {
  const query = new URLSearchParams(location.search);
  for (const name of SETTINGS)
    for (const input of document.querySelectorAll<HTMLInputElement>(`[data-settings] [name=${name}]`))
      if (input.type === 'checkbox') input.checked = query.has(name);
      else input.value = query.get(name) ?? '';
}
