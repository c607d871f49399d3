/** `sessionStorage` lasts as long as the tab, `localStorage` as long as the browser. */
type StorageName = 'localStorage' | 'sessionStorage';

/**
 * Reads what the browser keeps under a key. Returns undefined if there is nothing, or the browser
 * refuses, as with all cookies blocked.
 */
export function readStored(storage: StorageName, key: string): unknown {
  try {
    const text = window[storage].getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lists the keys that start with a text. Returns none if the browser refuses. */
export function listKeys(storage: StorageName, start: string): string[] {
  try {
    return Object.keys(window[storage]).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** Returns false if the browser refuses to keep anything. */
export function keepsData(): boolean {
  const key = 'test';
  try {
    window.localStorage.setItem(key, key);
    window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps a value in the browser, or removes an undefined one. The editor also works without, if the
 * browser refuses or has no room.
 */
export function writeStored(storage: StorageName, key: string, value: unknown): void {
  try {
    if (value === undefined) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn('This browser keeps nothing for the editor.', error);
  }
}
