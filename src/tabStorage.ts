/** What the tab has stored under a key; null where there is nothing, or the browser refuses to say. */
export function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text for the next pages of the tab, or takes it away; where the browser refuses, nothing is stored. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Then it holds for this page.
  }
}
