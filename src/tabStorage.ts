/** The text that the tab has stored under a key; null if there is none, or the browser refuses. */
export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text for the next pages of the tab, or removes it, unless the browser refuses. */
export function writeToTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Then the setting applies to this page only.
  }
}
